// Generated from API/account.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Account {
    /// `account/delete_profile_photo`
    @export(implementation)
    public static var deleteProfilePhoto: Route<Account.DeleteProfilePhotoArg, Account.DeleteProfilePhotoResult, Account.DeleteProfilePhotoError> {
        Route(_schema, 0)
    }
    /// `account/get_photo`
    @export(implementation)
    public static var getPhoto: Route<Account.AccountPhotoGetArg, Account.AccountPhotoGetResult, Account.AccountPhotoGetError> {
        Route(_schema, 1)
    }
    /// `account/set_profile_photo`
    @export(implementation)
    public static var setProfilePhoto: Route<Account.SetProfilePhotoArg, Account.SetProfilePhotoResult, Account.SetProfilePhotoError> {
        Route(_schema, 2)
    }
}
