import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Errors of the admin API are sentences for people.
@Suite struct AdminMessageTests {
    private func control(_ operation: String, _ json: String, _ wire: Wire) async throws -> (status: Int, error: String)
    {
        let response = try await wire.send(
            "POST /emulator/\(operation)", ["Content-Type: application/json"], body: Data(json.utf8))
        return (response.status, response.json["error"] as? String ?? "")
    }

    @Test func errorsOfFilesAreSentences() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/file", "x")
            try ada.createFolder("/folder")
            let expected = [
                ("files/delete", #""path":"/no""#, "/no: there is no item at this path"),
                ("files/read", #""path":"/no""#, "/no: there is no item at this path"),
                ("files/read", #""path":"/folder""#, "/folder: this is a folder, not a file"),
                ("files/list", #""path":"/file""#, "/file: this is a file, not a folder"),
                (
                    "files/put", #""path":"/file/below","text":"x""#,
                    "/file/below: a folder of the path is a file, so it can't contain anything"
                ),
                ("files/create_folder", #""path":"/folder""#, "/folder: there is a folder at this path"),
                ("files/create_folder", #""path":"/file""#, "/file: there is a file at this path"),
                ("files/put", #""path":"x","text":"""#, "x: a path must be empty (the root) or begin with a slash"),
                ("files/put", #""path":"/a\\b","text":"""#, #"/a\b: "a\b" can't be a name: it contains a backslash"#),
                (
                    "files/put", #""path":"/.DS_Store","text":"""#,
                    "/.DS_Store: the service doesn't store files with this name, such as those of desktop systems"
                ),
            ]
            for (operation, fields, text) in expected {
                let (status, error) = try await control(operation, #"{"account":"ada",\#(fields)}"#, wire)
                #expect(status == 409 && error == text, "\(operation) \(fields): \(error)")
            }
            try ada.setQuota(1)
            let full = try await control("files/put", #"{"account":"ada","path":"/b","text":"xyz"}"#, wire)
            #expect(full == (409, "/b: the account has no space left; raise its quota"))
        }
    }

    @Test func everyErrorHasASentence() {
        let lookups: [LookupError] = [
            .malformedPath, .notFound, .notFile, .notFolder, .unsupportedContentType, .locked,
        ]
        let writes: [WriteError] = [
            .malformedPath, .disallowedName, .conflict(.file), .conflict(.folder), .conflict(.fileAncestor),
            .insufficientSpace, .noWritePermission,
        ]
        let texts =
            lookups.map(\.description) + writes.map(\.description)
            + lookups.map { DeleteError.lookup($0).description } + writes.map { DeleteError.write($0).description }
        for text in texts { #expect(text.contains(" ") && !text.contains("Error") && !text.contains("("), "\(text)") }
    }

    @Test func wrongStateFilesAreExplained() async throws {
        let folder = try TemporaryDirectory()
        let emulator = try await DropboxEmulator.start()
        try emulator.account("ada").put("/a", String(repeating: "x", count: 100_000))
        let good = folder.url.appendingPathComponent("good")
        try emulator.snapshot().save(to: good)
        await emulator.stop()
        func reason(_ content: Data?) throws -> String {
            let file = folder.url.appendingPathComponent("state.dbx")
            if let content { try content.write(to: file) } else { try FileManager.default.removeItem(at: file) }
            let error = #expect(throws: DropboxEmulator.AdminError.self) {
                try DropboxEmulator.Snapshot(contentsOf: file)
            }
            return error?.description.replacing("cannot read the snapshot \(file.path): ", with: "") ?? ""
        }
        let bytes = try Data(contentsOf: good)
        #expect(try reason(Data("not a database, but a long text".utf8)) == "the file isn't a snapshot of an emulator")
        var newer = bytes
        // The version of the schema.
        newer.replaceSubrange(60..<64, with: [0, 0, 0x7F, 0])
        #expect(
            try reason(newer) == "the file comes from a newer release of the emulator, or from another program")
        for damaged in [bytes.prefix(bytes.count / 2), bytes.prefix(5000), Data()] {
            let text = try reason(damaged)
            #expect(!text.contains("SQLite") && !text.contains("PRAGMA") && text.contains("file"), "\(text)")
        }
        #expect(try reason(nil).hasPrefix("the file can't be opened"))
    }
}
