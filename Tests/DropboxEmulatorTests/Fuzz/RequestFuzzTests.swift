import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxEmulator

/// Sends random requests. The emulator must not crash, hang, or respond with a status that reports an internal error.
///
/// Set `FUZZ_REQUESTS` in the environment for a longer run, and `FUZZ_SEED` to repeat one.
@Suite struct RequestFuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let requests = environment["FUZZ_REQUESTS"].flatMap(Int.init) ?? 1500
    private static let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))

    @Test func randomArgumentsCauseNoServerError() async throws {
        let parent = try TemporaryDirectory()
        let data = parent.url.appendingPathComponent("data")
        try await Wire.run({ $0.seed = Self.seed }, folder: data) { wire in
            let model = try SpecificationModel()
            var maker = ArgumentMaker(model: model, seed: Self.seed)
            var callers = try Callers(wire.emulator)
            var accepted = 0
            for number in 0..<Self.requests {
                let route = try #require(model.routes.randomElement(using: &maker.random))
                let argument = maker.argument(of: route.argument)
                let response = try await wire.call(route, argument, callers.headers(for: route, &maker), &maker)
                let description =
                    "seed \(Self.seed), request \(number): \(route.path) \(String(decoding: argument.prefix(500), as: UTF8.self))"
                #expect(response.status < 500, "\(description)\n→ \(response.status) \(response.text.prefix(500))")
                #expect(response.headers["x-dropbox-request-id"] != nil, "\(description)")
                if response.status == 409 { #expect(response.json["error_summary"] is String, "\(description)") }
                if response.status < 300 { accepted += 1 }
                maker.learn(from: response.body)
                // Some routes revoke a token or remove a member or team. Create new ones for the next request.
                if response.status == 401 { callers = try Callers(wire.emulator) }
            }
            #expect(accepted > Self.requests / 20, "hardly anything was accepted, so little was tried")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent.url.path) == ["data"])
        try checkNames(in: data)
    }

    /// Checks that no client-defined name occurs in the data directory.
    private func checkNames(in folder: URL) throws {
        let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        for name in files.flatMap({ $0.split(separator: "/") }) {
            #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }, "\(name)")
        }
    }

    @Test func randomBytesDoNotStopTheServer() async throws {
        try await Wire.run { wire in
            var random = SplitMix64(state: Self.seed)
            for number in 0..<(Self.requests / 5) {
                var bytes = Data(wire.head("POST /2/files/list_folder", [wire.bearer], length: 11).utf8)
                bytes += Data(#"{"path":""}"#.utf8)
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    let offset = Int.random(in: 0..<bytes.count, using: &random)
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
                    case 1: bytes.remove(at: offset)
                    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: offset)
                    default: bytes.replaceSubrange(offset..<offset, with: Data(repeating: 65, count: 50_000))
                    }
                }
                let connection = try RawConnection(port: wire.port)
                // A server can close the connection before it has received an invalid request completely.
                do { try await connection.send(bytes) } catch is RawConnection.Failure { continue }
                connection.finishSending()
                let response = await connection.drain()
                let status = String(decoding: response.prefix(12), as: UTF8.self)
                // Status 505 reports an invalid HTTP version in the request.
                #expect(
                    !status.hasPrefix("HTTP/1.1 5") || status.hasSuffix("505"),
                    "seed \(Self.seed), request \(number): \(status)")
            }
            #expect(try await wire.rpc("users/get_current_account", "null").status == 200)
        }
    }
}

/// The callers: a user, a team, and its admin.
private struct Callers {
    private let user: String
    private let team: String
    private let admin: TeamMember

    init(_ emulator: DropboxEmulator) throws {
        let store = emulator.store
        let account = try store.addAccount(
            email: "\(store.idGenerator.hexadecimalString(length: 8))@example.com", givenName: "Fuzzy",
            surname: "Caller")
        admin = try store.addMember(account, to: store.addTeam(name: "Fuzzy team"), role: .teamAdmin)
        func token(team: Int64?) throws -> String {
            let grant = try store.addGrant(
                account: account.number, app: emulator.appKey, scopes: AllRoutes.scopes, team: team)
            return try store.addToken(.access, grant: grant, scopes: AllRoutes.scopes)
        }
        user = try token(team: nil)
        team = try token(team: admin.team)
    }

    func headers(for route: SpecificationModel.Route, _ maker: inout ArgumentMaker) -> [String] {
        if route.path.hasSuffix("longpoll") || maker.chance(20) { return [] }
        var headers = ["Authorization: Bearer \(user)"]
        if maker.chance(4) != route.path.hasPrefix("team") {
            headers = ["Authorization: Bearer \(team)"]
            if !route.path.hasPrefix("team") {
                headers.append("Dropbox-API-Select-\(maker.chance(2) ? "User" : "Admin"): \(admin.id)")
            }
        }
        if maker.chance(10) {
            headers.append(#"Dropbox-API-Path-Root: {".tag":"namespace_id","namespace_id":"2000000001"}"#)
        }
        if maker.chance(20) { headers.append("Dropbox-API-Select-User: dbmid:nobody") }
        if maker.chance(20) { headers.append("Range: bytes=5-2") }
        return headers
    }
}

extension Wire {
    /// Sends a request for a route, either in a style that clients use or in an invalid one.
    fileprivate func call(
        _ route: SpecificationModel.Route, _ argument: Data, _ headers: [String], _ maker: inout ArgumentMaker
    ) async throws -> RawResponse {
        let line = "\(maker.chance(20) ? "GET" : "POST") /2/\(route.path)"
        // A long poll waits for the emulator's clock, which would take too long.
        defer { emulator.clock.advance(by: .seconds(1)) }
        let isPoll = route.path.hasSuffix("longpoll")
        let clock = emulator.clock
        let advancing = Task {
            while isPoll && !Task.isCancelled { clock.advance(by: .seconds(600)); await Task.yield() }
        }
        defer { advancing.cancel() }
        if route.style == "rpc" {
            return try await send(line, headers + ["Content-Type: application/json"], body: argument)
        }
        let header = String(decoding: argument, as: UTF8.self).filter { $0.isASCII && !$0.isNewline }.prefix(20_000)
        let headers = headers + ["Dropbox-API-Arg: \(header)"]
        guard route.style == "upload" else { return try await send(line, headers, body: Data()) }
        let content = Data(repeating: 7, count: maker.number(below: 5000))
        return try await send(line, headers + ["Content-Type: application/octet-stream"], body: content)
    }
}
