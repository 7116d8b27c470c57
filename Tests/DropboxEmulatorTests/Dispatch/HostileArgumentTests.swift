import Foundation
import Testing

@testable import DropboxEmulator

/// Tests malformed arguments.
@Suite(.timeLimit(.minutes(5)))
struct HostileArgumentTests {
    /// Returns bytes that aren't UTF-8 between two texts.
    private static func broken(_ start: String, _ end: String) -> Data {
        Data(start.utf8) + [0xC3, 0x28] + Data(end.utf8)
    }

    private func names(_ wire: Wire) async throws -> [String] {
        let listing = try await wire.rpc("files/list_folder", #"{"path":""}"#).json
        return (listing["entries"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }

    @Test func argumentHeader_invalidUTF8_isRejected() async throws {
        try await Wire.run { wire in
            let head = wire.head(
                "POST /2/files/upload", [wire.bearer, "Content-Type: application/octet-stream"], length: 1)
            let connection = try RawConnection(port: wire.port)
            try await connection.send(
                Data(head.dropLast().utf8) + Self.broken(#"Dropbox-API-Arg: {"path":"/a"#, "\"}\r\n\r\nx"))
            let response = try await connection.receive()
            #expect(response.status == 400)
            #expect(
                response.text
                    == #"Error in call to API function "files/upload": HTTP header "Dropbox-API-Arg": could not decode input as JSON"#
            )
            #expect(try await names(wire) == [])
            // Valid UTF-8 doesn't need escapes.
            #expect(try await wire.upload(#"{"path":"/ä"}"#, "x").status == 200)
            #expect(try await names(wire) == ["ä"])
        }
    }

    @Test func argumentParameter_invalidUTF8_isRejected() async throws {
        try await Wire.run { wire in
            for text in ["%7B%22path%22%3A%22%2Fa%C3%28%22%7D", #"{"path":"/a%FF"}"#] {
                let response = try await wire.send(
                    "POST /2/files/upload?arg=\(text)", [wire.bearer, "Content-Type: application/octet-stream"],
                    body: Data("x".utf8))
                #expect(response.status == 400)
                #expect(
                    response.text.hasSuffix(#"URL parameter "arg": could not decode input as JSON"#),
                    "\(response.text)")
            }
            let body = try await wire.send(
                "POST /2/files/create_folder_v2", [wire.bearer, "Content-Type: application/json"],
                body: Self.broken(#"{"path":"/a"#, #""}"#))
            #expect(body.status == 400 && body.text.hasSuffix("request body: could not decode input as JSON"))
            #expect(try await names(wire) == [])
        }
    }

    @Test func errorMessagesTruncateLongArguments() async throws {
        try await Wire.run { wire in
            let long = String(repeating: "x", count: 100_000)
            for (route, argument) in [
                ("files/list_folder", #"{"path":"\#(long)"}"#), ("files/list_folder", #"{"\#(long)":1}"#),
                ("files/list_folder", #"{"path":"/\#(long)"}"#), ("files/get_metadata", #"{"path":"/\#(long)/"}"#),
                ("files/get_thumbnail_batch", #"{"entries":[{"path":"/a","size":"\#(long)"}]}"#), (long, "{}"),
                ("files/list_folder/continue", #"{"cursor":"\#(long)"}"#),
                ("files/upload_session/finish_batch_v2", #"{"entries":{"\#(long)":1}}"#),
                ("sharing/create_shared_link_with_settings", #"{"path":"/a","settings":{"expires":"\#(long)"}}"#),
            ] {
                let response = try await wire.rpc(route, argument)
                #expect((400..<500).contains(response.status), "\(route.prefix(60)): \(response.status)")
                #expect(response.body.count < 2000, "\(route.prefix(60)): \(response.text.prefix(300))")
            }
        }
    }

    @Test func downloadRejectsARequestBody() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "x")
            for type in [[], ["Content-Type: application/json"], ["Content-Type: text/plain"]] {
                let response = try await wire.send(
                    "POST /2/files/download", [wire.bearer, #"Dropbox-API-Arg: {"path":"/a"}"#] + type,
                    body: Data((#"{"a":"# + String(repeating: "1", count: 5000)).utf8))
                #expect(response.status == 400)
                #expect(
                    response.text.hasPrefix(#"Error in call to API function "files/download": The request body is"#))
                #expect(response.text.contains(#"got "{\"a\":111"#) && response.body.count < 500)
            }
            #expect(try await wire.download("/a").text == "x")
        }
    }

    @Test func unknownFeaturesHaveNoValue() async throws {
        try await TestTeam.run { team in
            let question = #"{"features":["other","paper_as_files"]}"#
            let values = try await team.wire.rpc("users/features/get_values", question).json["values"]
            let tags = (values as? [[String: Any]] ?? []).map { $0[".tag"] as? String }
            #expect(tags == ["paper_as_files"])
        }
    }
}
