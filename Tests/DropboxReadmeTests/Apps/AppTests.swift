import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// Tests of what people copy from the guide for apps.
@Suite(.timeLimit(.minutes(10)))
struct AppTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let guide =
        "../../../Sources/SDK/SwiftyDropbox/SwiftyDropbox.docc/Articles/GettingStartedInAnApp.md"

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
    }

    @Test func exampleContainsTheTestedModel() throws {
        let marker = "/// The files of a folder, and the upload in progress."
        let model = try text("FolderModelSnippets.swift").components(separatedBy: marker)
        let app = try text("../../../Examples/FirstApp/App/FirstApp.swift").components(separatedBy: marker)
        #expect(model.count == 2)
        #expect(app.count == 2)
        #expect(model.last == app.last)
        #expect(app.joined().split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    }

    @MainActor @Test func modelFollowsAFolder() async throws {
        try await withApp { dropbox, model, directory in
            try dropbox.account.put("/a.txt", "a")
            let follower = Task { await model.follow("") }
            _ = await dropbox.emulator.calls.waitForRequest { @Sendable in $0.route == "files/list_folder/longpoll" }
            #expect(model.account == "Ada Lovelace")
            #expect(model.files.map(\.name) == ["a.txt"])
            let file = directory.appending(path: "b.txt")
            try Data("b".utf8).write(to: file)
            await model.upload(file)
            #expect(model.progress == nil)
            while model.files.count < 2 { await Task.yield() }
            try dropbox.account.delete("/a.txt")
            while model.files.count > 1 { await Task.yield() }
            #expect(model.files.map(\.name) == ["b.txt"])
            follower.cancel()
            await follower.value
            #expect(model.message == nil)
        }
    }

    @MainActor @Test func canceledUploadShowsNoMessage() async throws {
        try await withApp { dropbox, model, directory in
            let file = directory.appending(path: "b.txt")
            try Data("b".utf8).write(to: file)
            try dropbox.emulator.faults.add(.stall(), on: "files/upload")
            let upload = Task { await model.upload(file) }
            _ = await dropbox.emulator.calls.waitForRequest { @Sendable in $0.route == "files/upload" }
            #expect(model.progress != nil)
            upload.cancel()
            await upload.value
            #expect(model.progress == nil)
            #expect(model.message == nil)
        }
    }

    @MainActor @Test func failedUploadShowsItsMessage() async throws {
        try await withApp { dropbox, model, directory in
            await model.upload(directory.appending(path: "missing.txt"))
            #expect(model.message != nil)
            #expect(model.progress == nil)
        }
    }

    @MainActor private func withApp(
        _ body: @MainActor (EmulatedDropbox, FolderModel, URL) async throws -> Void
    ) async throws {
        let directory = try TemporaryDirectory()
        let dropbox = try await EmulatedDropbox.start()
        do {
            try await body(dropbox, FolderModel(client: dropbox.client), directory.url)
        } catch {
            await dropbox.stop()
            throw error
        }
        await dropbox.stop()
    }

    @Test func propertyListIsValid() throws {
        let block = try #require(try text(Self.guide).components(separatedBy: "```xml\n").dropFirst().first)
            .components(separatedBy: "```")[0]
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(block)</dict></plist>
            """
        let properties = try PropertyListSerialization.propertyList(from: Data(plist.utf8), format: nil)
        let dictionary = try #require(properties as? [String: Any])
        #expect(dictionary["LSApplicationQueriesSchemes"] as? [String] == ["dbapi-8-emm", "dbapi-2"])
        let types = try #require(dictionary["CFBundleURLTypes"] as? [[String: Any]])
        #expect(types.first?["CFBundleURLSchemes"] as? [String] == ["db-APP_KEY"])
    }
}
