// Generated from API/*.json by `make generate`. Do not edit.

import DropboxPaper
import DropboxRiviera
import DropboxTeam
import DropboxTeamLog

extension TeamNamespaces {
    /// The namespaces that only the full products for Objective-C have.
    internal static let namespaces = [
        DropboxPaper.Paper._schema,
        DropboxRiviera.Riviera._schema,
        DropboxTeam.SecondaryEmails._schema,
        DropboxTeam.Team._schema,
        DropboxTeamLog.TeamLog._schema,
    ]
}
