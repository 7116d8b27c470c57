import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of temporary links and upload links over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct TemporaryLinkWireTests {
    @Test func temporaryLinkRequiresNoToken() async throws {
        try await Wire.run { wire in
            let file = try await wire.upload(#"{"path":"/f/Ärger \"1\".txt"}"#.escapedHeader, "0123456789")
            let created = try await wire.rpc("files/get_temporary_link", #"{"path":"\#(file.string("id"))"}"#)
            #expect(created.status == 200)
            #expect((created.json["metadata"] as? [String: Any])?["rev"] as? String == file.string("rev"))
            let link = created.string("link")
            let content = try await wire.get(link)
            #expect(content.status == 200)
            #expect(content.text == "0123456789")
            #expect(content.headers["content-type"] == "text/plain; charset=utf-8")
            let disposition = try #require(content.headers["content-disposition"])
            #expect(disposition.hasPrefix(#"attachment; filename="_rger _1_.txt"; filename*=UTF-8''%C3%84rger"#))
            #expect(content.headers["etag"] == #"W/"\#(file.string("rev"))""#)
            let part = try await wire.get(link, ["Range: bytes=-3"])
            #expect(part.status == 206)
            #expect(part.headers["content-range"] == "bytes 7-9/10")
            #expect(part.text == "789")
            #expect(try await wire.get(link, ["Range: bytes=10-"]).status == 416)
            #expect(try await wire.get(link, ["If-None-Match: W/\"\(file.string("rev"))\""]).status == 304)
            let head = try await wire.get(link, method: "HEAD")
            #expect(head.status == 200)
            #expect(head.headers["content-length"] == "10")
        }
    }

    @Test func temporaryLinkServesItsRevisionForFourHours() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "one")
            let link = try await wire.rpc("files/get_temporary_link", #"{"path":"/a"}"#).string("link")
            _ = try await wire.upload(#"{"path":"/a","mode":"overwrite"}"#, "two")
            #expect(try await wire.get(link).text == "one")
            wire.emulator.clock.advance(by: .seconds(4 * 3600 - 60))
            #expect(try await wire.get(link).status == 200)
            wire.emulator.clock.advance(by: .seconds(61))
            #expect(try await wire.get(link).status == 410)
            #expect(try await wire.get("http://x/cd/0/get/nothing/file").status == 404)
        }
    }

    @Test func temporaryLinkToAFolderIsRejected() async throws {
        try await Wire.run { wire in
            _ = try await wire.rpc("files/create_folder_v2", #"{"path":"/f"}"#)
            func summary(_ path: String) async throws -> String {
                try await wire.rpc("files/get_temporary_link", #"{"path":"\#(path)"}"#).summary
            }
            #expect(try await summary("/f") == "path/not_file/")
            #expect(try await summary("/x") == "path/not_found/")
            #expect(try await summary("/f/") == "path/malformed_path/")
        }
    }

    private func uploadLink(_ wire: Wire, _ commit: String, _ more: String = "") async throws -> String {
        try await wire.rpc("files/get_temporary_upload_link", #"{"commit_info":\#(commit)\#(more)}"#).string("link")
    }

    private func post(_ wire: Wire, _ link: String, _ text: String) async throws -> RawResponse {
        let path = try #require(URLComponents(string: link)?.path)
        return try await wire.send(
            "POST \(path)", ["Content-Type: application/octet-stream"], body: Data(text.utf8))
    }

    @Test func uploadLinkAcceptsOneUpload() async throws {
        try await Wire.run { wire in
            let link = try await uploadLink(wire, #"{"path":"/f/a","mode":"overwrite"}"#)
            let posted = try await post(wire, link, "hello")
            #expect(posted.status == 200)
            #expect(posted.headers["content-type"] == "application/json")
            let hash = "9595c9df90075148eb06860365df33584b75bff782a510c6cd4883a419833d50"
            #expect(posted.text == #"{"content-hash": "\#(hash)"}"#)
            #expect(try await wire.download("/f/a").text == "hello")
            let again = try await post(wire, link, "hello")
            #expect(again.status == 410)
            #expect(again.text == "Temporary upload link has been recently consumed")
        }
    }

    @Test func uploadLinkRemainsValidAfterAConflict() async throws {
        try await Wire.run { wire in
            let link = try await uploadLink(wire, #"{"path":"/a"}"#)
            _ = try await wire.upload(#"{"path":"/a"}"#, "one")
            #expect(try await post(wire, link, "two").status == 409)
            _ = try await wire.rpc("files/delete_v2", #"{"path":"/a"}"#)
            #expect(try await post(wire, link, "two").status == 200)
        }
    }

    @Test func uploadLinkExpires() async throws {
        try await Wire.run { wire in
            let link = try await uploadLink(wire, #"{"path":"/a"}"#, #","duration":60"#)
            wire.emulator.clock.advance(by: .seconds(61))
            #expect(try await post(wire, link, "late").status == 410)
            #expect(try await post(wire, "http://x/apitul/1/nothing", "x").status == 409)
            let untyped = try await wire.send("POST /apitul/1/nothing", ["Content-Type: text/html"], body: Data())
            #expect(untyped.status == 400)
            for duration in ["59", "14401"] {
                let argument = #"{"commit_info":{"path":"/a"},"duration":\#(duration)}"#
                #expect(try await wire.rpc("files/get_temporary_upload_link", argument).status == 400)
            }
        }
    }
}

extension String {
    /// The JSON with the escapes that a header requires.
    var escapedHeader: String {
        unicodeScalars.map { $0.isASCII ? String($0) : String(format: "\\u%04x", $0.value) }.joined()
    }
}
