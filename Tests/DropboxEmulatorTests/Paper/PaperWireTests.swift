import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of Paper docs and exports over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct PaperWireTests {
    private func create(
        _ wire: Wire, _ path: String, _ text: String, format: String = "markdown"
    ) async throws -> RawResponse {
        try await wire.upload(
            #"{"path":"\#(path)","import_format":"\#(format)"}"#, text, to: "files/paper/create")
    }

    private func update(
        _ wire: Wire, _ path: String, _ text: String, policy: String, revision: Int? = nil, format: String = "markdown"
    ) async throws -> RawResponse {
        let revision = revision.map { #","paper_revision":\#($0)"# } ?? ""
        let argument = #"{"path":"\#(path)","import_format":"\#(format)","doc_update_policy":"\#(policy)"\#(revision)}"#
        return try await wire.upload(argument, text, to: "files/paper/update")
    }

    private func export(_ wire: Wire, _ path: String, format: String? = nil) async throws -> RawResponse {
        let format = format.map { #","export_format":"\#($0)""# } ?? ""
        return try await wire.send(
            "POST /2/files/export", [wire.bearer, #"Dropbox-API-Arg: {"path":"\#(path)"\#(format)}"#])
    }

    @Test func docsCanBeExportedInEachFormat() async throws {
        try await Wire.run { wire in
            let created = try await create(wire, "/Notes.paper", "# Title\n\nSome **bold** text.\n")
            #expect(created.status == 200)
            #expect(created.json["result_path"] as? String == "/Notes.paper")
            #expect(created.json["paper_revision"] as? Int == 1)
            #expect((created.json["file_id"] as? String)?.hasPrefix("id:") == true)
            #expect((created.json["url"] as? String)?.hasPrefix("http://") == true)

            let markdown = try await export(wire, "/Notes.paper")
            #expect(markdown.text == "# Title\n\nSome **bold** text.\n")
            let result = try #require(markdown.headers["dropbox-api-result"])
            // The SHA-256 hash of the SHA-256 hash of the text.
            let hash = BlockHash.contentHash(of: [BlockHash(of: markdown.body)]).hexadecimal
            #expect(
                result.hasPrefix(
                    #"{"export_metadata":{"name":"Notes.md","size":29,"export_hash":"\#(hash)","paper_revision":1},"#
                        + #""file_metadata":{"name":"Notes.paper","#))
            let html = try await export(wire, "/Notes.paper", format: "html")
            #expect(html.text.contains("<h1>Title</h1>\n<p>Some <strong>bold</strong> text.</p>\n"))
            #expect(try await export(wire, "/Notes.paper", format: "plain_text").text == "Title\nSome bold text.\n")
            #expect(try await export(wire, "/Notes.paper", format: "docx").summary == "invalid_export_format/")
        }
    }

    @Test func docsCanBeExportedButNotDownloaded() async throws {
        try await Wire.run { wire in
            _ = try await create(wire, "/Notes.paper", "x")
            let metadata = try await wire.rpc("files/get_metadata", #"{"path":"/Notes.paper"}"#)
            #expect(metadata.json["is_downloadable"] as? Bool == false)
            #expect(metadata.text.contains(#""export_info":{"export_as":"markdown""#))
            let download = try await wire.download("/Notes.paper")
            #expect(download.status == 409)
            #expect(download.summary == "unsupported_file/")
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, "x")
            #expect(try await export(wire, "/a.txt").summary == "non_exportable/")
            #expect(try await export(wire, "/none.paper").summary == "path/not_found/")
        }
    }

    @Test func nameConflictAddsANumber() async throws {
        try await Wire.run { wire in
            _ = try await create(wire, "/Notes.paper", "x")
            let second = try await create(wire, "/Notes.paper", "x")
            #expect(second.json["result_path"] as? String == "/Notes (1).paper")
            #expect(try await create(wire, "/Notes.txt", "x").summary == "invalid_file_extension/")
            let file = try await wire.upload(#"{"path":"/f"}"#, "x")
            #expect(file.status == 200)
            #expect(try await create(wire, "/f/Notes.paper", "x").summary == "invalid_path/")
        }
    }

    @Test func policySelectsWhereTextIsInserted() async throws {
        try await Wire.run { wire in
            _ = try await create(wire, "/Notes.paper", "one")
            let appended = try await update(wire, "/Notes.paper", "- two", policy: "append", format: "plain_text")
            #expect(appended.json["paper_revision"] as? Int == 2)
            _ = try await update(wire, "/Notes.paper", "<h1>zero</h1>", policy: "prepend", format: "html")
            #expect(try await export(wire, "/Notes.paper").text == "# zero\n\none\n\n\\- two")
            #expect(
                try await update(wire, "/Notes.paper", "new", policy: "overwrite").json["paper_revision"] as? Int == 4)
            let stale = try await update(wire, "/Notes.paper", "x", policy: "update", revision: 3)
            #expect(stale.status == 409)
            #expect(stale.summary == "revision_mismatch/")
            // Writing the same text again creates a new revision.
            let same = try await update(wire, "/Notes.paper", "new", policy: "update", revision: 4)
            #expect(same.json["paper_revision"] as? Int == 5)
            #expect(try await update(wire, "/Notes.paper", "x", policy: "update").status == 400)
            #expect(try await export(wire, "/Notes.paper").text == "new")
        }
    }

    @Test func updatesOfOtherFilesAreRejected() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, "x")
            #expect(
                try await update(wire, "/a.txt", "x", policy: "append").summary == "path/unsupported_content_type/")
            #expect(try await update(wire, "/none.paper", "x", policy: "append").summary == "path/not_found/")
            let malformed = try await wire.upload(
                #"{"path":"/b.paper","import_format":"markdown"}"#, Data([0xFF, 0xFE]), to: "files/paper/create")
            #expect(malformed.summary == "content_malformed/")
            let long = String(repeating: "x", count: 5 << 20)
            #expect(try await create(wire, "/b.paper", long).summary == "doc_length_exceeded/")
            let image = #"<img src="data:image/png;base64,\#(String(repeating: "A", count: 2 << 20))">"#
            #expect(try await create(wire, "/b.paper", image, format: "html").summary == "image_size_exceeded/")
        }
    }

    @Test func concurrentUpdatesAreAllApplied() async throws {
        try await Wire.run { wire in
            _ = try await create(wire, "/Notes.paper", "0")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...8 {
                    group.addTask { _ = try await update(wire, "/Notes.paper", "\(number)", policy: "append") }
                }
                try await group.waitForAll()
            }
            let words = try await export(wire, "/Notes.paper").text.split(separator: "\n").map(String.init)
            #expect(words.sorted() == (0...8).map { "\($0)" })
        }
    }
}
