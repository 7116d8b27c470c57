import DropboxBridge
import DropboxPaper
import DropboxRiviera
import DropboxTeam
import DropboxTeamLog

/// Adds the namespaces that only the full Objective-C products have. Call it before the first use of a type.
@_cdecl("DropboxAddTeamNamespaces")
public func addTeamNamespaces() {
    ObjectiveCNamespaces.add([
        Paper._schema, Riviera._schema, SecondaryEmails._schema, Team._schema, TeamLog._schema,
    ])
}
