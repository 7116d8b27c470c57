import Foundation
import Testing

@testable import DropboxEmulator

/// Tests modified cursors. The emulator rejects each of them or returns a page.
@Suite(.timeLimit(.minutes(10))) struct ForgedCursorTests {
    /// Numbers that no cursor contains.
    private static let numbers = [
        "9223372036854775807", "-9223372036854775808", "99999999999999999999", "0", "", "1y2p0ij32e8e7",
    ]

    /// Returns modifications of a cursor, with another number in place of each of its numbers.
    private static func forgeries(of cursor: String) -> [String] {
        let plain = texts(in: cursor).flatMap { text, encoded in
            text.ranges(of: /[0-9a-z]*[0-9][0-9a-z]*/).flatMap { range in
                numbers.map { encoded(text.replacingCharacters(in: range, with: $0)) }
            }
        }
        return plain + [cursor + "a", String(cursor.dropLast(3)), ""]
    }

    /// Returns the cursor and its Base64-decoded parts, each with a function that creates a cursor from a modified
    /// text.
    private static func texts(in cursor: String) -> [(String, (String) -> String)] {
        var texts: [(String, (String) -> String)] = [(cursor, { $0 })]
        if let data = Data(base64Encoded: cursor), let text = String(data: data, encoding: .utf8) {
            texts.append((text, { Data($0.utf8).base64EncodedString() }))
        }
        let mark = String(cursor.prefix(2))
        if let data = Data(base64URL: cursor.dropFirst(2)), let text = String(data: data, encoding: .utf8) {
            texts.append((text, { mark + Data($0.utf8).base64URL }))
        }
        return texts
    }

    /// Routes that return a cursor, and the routes that accept it.
    private static let ofUser = [
        ("files/list_folder", #"{"path":"","limit":1}"#, ["files/list_folder/continue"]),
        ("files/search_v2", #"{"query":"page","options":{"max_results":1}}"#, ["files/search/continue_v2"]),
        ("file_requests/list_v2", #"{"limit":1}"#, ["file_requests/list/continue"]),
        ("sharing/list_folders", #"{"limit":1}"#, ["sharing/list_folders/continue"]),
    ]

    private static let ofTeam = [
        ("team/members/list_v2", #"{"limit":1}"#, ["team/members/list/continue_v2"]),
        ("team_log/get_events", #"{"limit":1}"#, ["team_log/get_events/continue"]),
        ("team/namespaces/list", #"{"limit":1}"#, ["team/namespaces/list/continue"]),
    ]

    private func argument(_ cursor: String) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: ["cursor": cursor]), as: UTF8.self)
    }

    /// Continues each list with its cursor and all modifications of it.
    private func check(
        _ lists: [(String, String, [String])], _ rpc: (_ route: String, _ json: String) async throws -> RawResponse
    ) async throws {
        for (route, argument, others) in lists {
            let first = try await rpc(route, argument)
            let cursor = try #require(first.json["cursor"] as? String, "\(route): \(first.text)")
            for other in others {
                #expect(try await rpc(other, self.argument(cursor)).status == 200, "\(other)")
                for forged in Self.forgeries(of: cursor) {
                    let response = try await rpc(other, self.argument(forged))
                    #expect([200, 400, 409].contains(response.status), "\(other) \(forged): \(response.text)")
                }
            }
        }
    }

    @Test("Modified numbers in user cursors don't crash the server") func cursorsOfUsers() async throws {
        try await Wire.run({ $0.limits.pageSize = 1 }) { wire in
            for number in 1...3 {
                #expect(try await wire.upload(#"{"path":"/page \#(number)"}"#, "text").status == 200)
                let folder = #"{"path":"/folder \#(number)"}"#
                #expect(try await wire.rpc("files/create_folder_v2", folder).status == 200)
                #expect(try await wire.rpc("sharing/share_folder", folder).status == 200)
                let request = #"{"title":"\#(number)","destination":"/folder \#(number)"}"#
                #expect(try await wire.rpc("file_requests/create", request).status == 200)
            }
            try await check(Self.ofUser) { try await wire.rpc($0, $1) }
        }
    }

    @Test("Modified numbers in team cursors don't crash the server") func cursorsOfTeams() async throws {
        try await TestTeam.run { team in
            _ = try await team.upload("/a", "text", as: team.member)
            try await check(Self.ofTeam) { try await team.rpc($0, $1) }
        }
    }

    @Test("Modified numbers in Paper cursors don't crash the server") func cursorsOfDocs() async throws {
        try await Wire.run { wire in
            for forged in Self.forgeries(of: "paper:m:d:5:5") {
                let response = try await wire.rpc("paper/docs/list/continue", self.argument(forged))
                #expect([200, 400, 409].contains(response.status), "\(forged): \(response.text)")
            }
        }
    }

    /// Arguments with numbers that violate the specification.
    private static let largeNumbers =
        #"{"query":"page","limit":4294967295,"options":{"max_results":18446744073709551615}}"#

    /// Tests the additional data of cursors.
    @Test(
        "A cursor with invalid content is rejected",
        arguments: [
            ("properties", "file_properties/properties/search/continue"), ("folders", "sharing/list_folders/continue"),
            ("mountable_folders", "sharing/list_mountable_folders/continue"),
            ("list_folder_members", "sharing/list_folder_members/continue"),
            ("file_members", "sharing/list_file_members/continue"),
            ("received_files", "sharing/list_received_files/continue"), ("search", "files/search/continue_v2"),
            ("file_requests", "file_requests/list/continue"),
            ("links", "sharing/list_shared_links"),
        ])
    func contentOfCursors(list: String, route: String) async throws {
        try await Wire.run { wire in
            let account = try #require(try wire.emulator.store.accounts().first)
            for extra in [
                "", "{}", "null", "[1]", "{\"queries\":5}", "9223372036854775807|own|id:a", "|", Self.largeNumbers,
            ] {
                for position in [0, 5, Int64(1) << 53] {
                    let cursor = ListCursor(list, account, position: position, extra: extra).text
                    let response = try await wire.rpc(route, self.argument(cursor))
                    #expect([200, 400, 409].contains(response.status), "\(route) \(extra): \(response.text)")
                }
            }
        }
    }
}
