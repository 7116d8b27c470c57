// Generated from API/*.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxFiles
import DropboxPaper
import DropboxRiviera
import DropboxSharing
import DropboxTeam
import DropboxTeamLog

extension RouteCatalog {
    /// The namespaces that have routes.
    internal static let namespaces = [
        DropboxAccount.Account._schema,
        DropboxCore.Auth._schema,
        DropboxAccount.Check._schema,
        DropboxAccount.Contacts._schema,
        DropboxFiles.FileProperties._schema,
        DropboxFiles.FileRequests._schema,
        DropboxFiles.Files._schema,
        DropboxAccount.Openid._schema,
        DropboxPaper.Paper._schema,
        DropboxRiviera.Riviera._schema,
        DropboxSharing.Sharing._schema,
        DropboxTeam.Team._schema,
        DropboxTeamLog.TeamLog._schema,
        DropboxAccount.Users._schema,
    ]
}
