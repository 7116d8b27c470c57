import DropboxBridge

/// The namespaces that only the full Objective-C products have.
enum TeamNamespaces {}

/// Adds the namespaces that only the full Objective-C products have. Call it before the first use of a type.
@_cdecl("DropboxAddTeamNamespaces")
public func addTeamNamespaces() {
    ObjectiveCNamespaces.add(TeamNamespaces.namespaces)
}
