// Generated from API/check.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Check {
    /// `check/app`
    @export(implementation)
    public static var app: Route<Check.EchoArg, Check.EchoResult, Check.EchoError> {
        Route(_schema, 0)
    }
    /// `check/user`
    @export(implementation)
    public static var user: Route<Check.EchoArg, Check.EchoResult, Check.EchoError> {
        Route(_schema, 1)
    }
}
