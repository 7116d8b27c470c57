import Foundation

@testable import DropboxEmulator

/// A team with an admin (Grace), a member (Joan), and a token of the team.
struct TestTeam {
    let wire: Wire
    let team: TeamAccount
    let admin: TeamMember
    let member: TeamMember
    let token: String

    init(_ wire: Wire, scopes: Set<String> = AllRoutes.scopes) throws {
        self.wire = wire
        let store = wire.emulator.store
        team = try store.addTeam(name: "Engine Works")
        admin = try store.addMember(
            store.addAccount(email: "grace@example.com", givenName: "Grace", surname: "Hopper"), to: team,
            role: .teamAdmin)
        member = try store.addMember(
            store.addAccount(email: "joan@example.com", givenName: "Joan", surname: "Clarke"), to: team)
        let grant = try store.addGrant(
            account: admin.account, app: wire.emulator.appKey, scopes: scopes, team: team.number)
        token = try store.addToken(.access, grant: grant, scopes: scopes)
    }

    /// Runs an emulator with a team during `body`. By default, jobs are finished at their first poll.
    static func run(
        _ change: (inout DropboxEmulator.Configuration) -> Void = { _ in }, body: (TestTeam) async throws -> Void
    ) async throws {
        try await Wire.run({ configuration in
            configuration.limits.pollsBeforeCompletion = 0
            change(&configuration)
        }) { wire in try await body(TestTeam(wire)) }
    }

    var bearer: String { "Authorization: Bearer \(token)" }

    /// Sends a request with the team token.
    func rpc(_ route: String, _ json: String, _ headers: [String] = []) async throws -> RawResponse {
        try await wire.send(
            "POST /2/\(route)", [bearer, "Content-Type: application/json"] + headers, body: Data(json.utf8))
    }

    /// Sends a request as a member.
    func rpc(_ route: String, _ json: String, as member: TeamMember) async throws -> RawResponse {
        try await rpc(route, json, ["Dropbox-API-Select-User: \(member.id)"])
    }

    /// Sends a request with admin access.
    func rpc(_ route: String, _ json: String, asAdmin admin: TeamMember) async throws -> RawResponse {
        try await rpc(route, json, ["Dropbox-API-Select-Admin: \(admin.id)"])
    }

    func upload(_ path: String, _ text: String, as member: TeamMember) async throws -> RawResponse {
        try await wire.send(
            "POST /2/files/upload",
            [
                bearer, "Content-Type: application/octet-stream", #"Dropbox-API-Arg: {"path":"\#(path)"}"#,
                "Dropbox-API-Select-User: \(member.id)",
            ], body: Data(text.utf8))
    }

    /// Creates an access token for the member's own files.
    func userToken(of member: TeamMember) throws -> String {
        let store = wire.emulator.store
        let grant = try store.addGrant(
            account: member.account, app: wire.emulator.appKey, scopes: AllRoutes.scopes)
        return try store.addToken(.access, grant: grant, scopes: AllRoutes.scopes)
    }
}
