// Generated from API/openid.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Openid {
    /// `openid/userinfo`
    @export(implementation)
    public static var userinfo: Route<Openid.UserInfoArgs, Openid.UserInfoResult, Openid.UserInfoError> {
        Route(_schema, 0)
    }
}
