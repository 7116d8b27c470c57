import DropboxEmulator
import DropboxTesting
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md for tests.
@Suite(.timeLimit(.minutes(10)))
struct TestingRecipes {
    @Test func testWithTheEmulator() async throws {
        try await EmulatedDropbox.with { dropbox in
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let (_, content) = try await dropbox.client.files.download(path: "/notes/today.txt").response()

            #expect(String(decoding: content, as: UTF8.self) == "Buy milk")
        }
    }

    @Test func makeCallsFail() async throws {
        try await EmulatedDropbox.with { dropbox in
            try dropbox.emulator.faults.add(.rateLimit(retryAfter: 1), on: "files/list_folder", times: 2)

            _ = try await dropbox.client.files.listFolder(path: "").response()

            try dropbox.emulator.calls.expect("files/list_folder", status: 429, count: 2)
            try dropbox.emulator.calls.expect("files/list_folder", status: 200, count: 1)
        }
    }

    @Test func expireTheToken() async throws {
        try await EmulatedDropbox.with { dropbox in
            try dropbox.account.expireTokens()

            await #expect(throws: CallError<Files.ListFolderError>.self) {
                try await dropbox.client.files.listFolder(path: "").response()
            }
        }
    }

    @Test func mockAResponse() async throws {
        let transportClient = MockDropboxTransportClient(fixtures: [
            "files/get_metadata": .routeError(json: [".tag": "path", "path": [".tag": "not_found"]])
        ])
        let client = DropboxClient(transportClient: transportClient)

        await #expect(throws: CallError<Files.GetMetadataError>.self) {
            try await client.files.getMetadata(path: "/missing.txt").response()
        }
    }
}
