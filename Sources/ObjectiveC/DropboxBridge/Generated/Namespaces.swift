// Generated from API/*.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxFiles
import DropboxSharing

extension ObjectiveCSchemas {
    /// The namespaces that all products for Objective-C have.
    internal static let namespaces = [
        DropboxAccount.Account._schema,
        DropboxCore.AccountId._schema,
        DropboxCore.Async._schema,
        DropboxCore.Auth._schema,
        DropboxAccount.Check._schema,
        DropboxCore.Common._schema,
        DropboxAccount.Contacts._schema,
        DropboxFiles.FileProperties._schema,
        DropboxFiles.FileRequests._schema,
        DropboxFiles.Files._schema,
        DropboxAccount.Openid._schema,
        DropboxSharing.SeenState._schema,
        DropboxSharing.Sharing._schema,
        DropboxAccount.TeamCommon._schema,
        DropboxAccount.TeamPolicies._schema,
        DropboxAccount.Users._schema,
        DropboxCore.UsersCommon._schema,
    ]
}
