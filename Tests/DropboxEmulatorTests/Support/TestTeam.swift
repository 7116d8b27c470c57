import Foundation

@testable import DropboxEmulator

/// A team with an admin (Grace) and a member (Joan), and a token of the team.
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

    /// Runs an emulator with such a team for the length of `body`. Its jobs are over before somebody asks.
    static func run(
        _ change: (inout DropboxEmulator.Configuration) -> Void = { _ in }, body: (TestTeam) async throws -> Void
    ) async throws {
        try await Wire.run({ configuration in
            configuration.limits.jobPolls = 0
            change(&configuration)
        }) { wire in try await body(TestTeam(wire)) }
    }

    var bearer: String { "Authorization: Bearer \(token)" }

    /// A call with the token of the team.
    func rpc(_ route: String, _ json: String, _ headers: [String] = []) async throws -> RawResponse {
        try await wire.send(
            "POST /2/\(route)", [bearer, "Content-Type: application/json"] + headers, body: Data(json.utf8))
    }

    /// A call as a member.
    func rpc(_ route: String, _ json: String, as member: TeamMember) async throws -> RawResponse {
        try await rpc(route, json, ["Dropbox-API-Select-User: \(member.id)"])
    }

    /// A call with the rights of an admin.
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

    /// A new access token of a member for the member's own files.
    func userToken(of member: TeamMember) throws -> String {
        let store = wire.emulator.store
        let grant = try store.addGrant(
            account: member.account, app: wire.emulator.appKey, scopes: AllRoutes.scopes)
        return try store.addToken(.access, grant: grant, scopes: AllRoutes.scopes)
    }
}
