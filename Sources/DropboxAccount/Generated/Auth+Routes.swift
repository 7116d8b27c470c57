// Generated from API/auth.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Auth {
    /// `auth/token/from_oauth1`
    @export(implementation)
    public static var tokenFromOauth1: Route<Auth.TokenFromOAuth1Arg, Auth.TokenFromOAuth1Result, Auth.TokenFromOAuth1Error> {
        Route(_schema, 0)
    }
    /// `auth/token/revoke`
    @export(implementation) public static var tokenRevoke: Route<Void, Void, Void> { Route(_schema, 1) }
}
