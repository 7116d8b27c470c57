import DropboxEmulator
import DropboxSync
import Foundation
import PhotoBackupModel
import SwiftyDropbox
import Testing

@Suite(.timeLimit(.minutes(5)))
@MainActor struct PhotoBackupTests {
    @Test func severalAccountsSurviveARelaunch() async throws {
        try await Fixture.run { fixture in
            let accounts = try await Accounts(fixture.settings)
            let ada = try await fixture.signIn("ada", to: accounts)
            let bob = try await fixture.signIn("bob", to: accounts)
            #expect(ada.userID != bob.userID)
            // The system terminates the app, and launches it again.
            let later = try await Accounts(fixture.settings)
            #expect(later.all.map(\.userID) == [ada.userID, bob.userID])
            let signedOut = try #require(later.all.first)
            try await later.signOut(signedOut)
            #expect(try await Accounts(fixture.settings).all.map(\.userID) == [bob.userID])
            await #expect(throws: CallError<Users.GetAccountError>.self) {
                _ = try await ada.client.users.getAccount(accountId: "dbid:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
                    .response()
            }
        }
    }

    @Test func galleryShowsThumbnails() async throws {
        try await Fixture.run { fixture in
            let ada = try await fixture.signIn("ada", to: try await Accounts(fixture.settings))
            let gallery = Gallery(client: ada.client)
            #expect(try await gallery.photos().isEmpty)
            let server = try fixture.emulator.account("ada@example.com")
            try server.put(Gallery.folder + "/one.png", Fixture.pixel)
            try server.put(Gallery.folder + "/two.png", Fixture.pixel)
            let photos = try await gallery.photos()
            #expect(photos.map(\.name) == ["one.png", "two.png"])
            let thumbnails = try await gallery.thumbnails(of: photos)
            #expect(photos.allSatisfy { thumbnails[$0.id]?.isEmpty == false })
        }
    }

    @Test func uploadContinuesAfterARelaunch() async throws {
        try await Fixture.run { fixture in
            let content = Data(repeating: 7, count: 3 << 20)
            let fault = try fixture.emulator.faults.add(.latency(.seconds(100_000)), on: "files/upload")
            let first = try await self.uploads(fixture) { try await fixture.signIn("ada", to: $0) }
            try first.upload(try fixture.photo(named: "beach.jpg", content))
            await fixture.waitForUpload()
            #expect(first.all.map(\.name) == ["beach.jpg"])
            #expect(first.all.allSatisfy { $0.isInProgress })
            // The system terminates the app.
            first.client.shutdown()
            fixture.emulator.faults.remove(fault)

            let second = try await self.uploads(fixture) { try #require($0.all.first) }
            await second.resume()
            #expect(second.all.map(\.id) == first.all.map(\.id))
            await second.wait { $0.allSatisfy { $0.state == .finished } }
            #expect(try fixture.emulator.account("ada@example.com").read(Gallery.folder + "/beach.jpg") == content)
            second.client.shutdown()
        }
    }

    @Test func uploadShowsItsProgressAfterARelaunch() async throws {
        try await Fixture.run { fixture in
            let fault = try fixture.emulator.faults.add(.latency(.seconds(100_000)), on: "files/upload")
            let first = try await self.uploads(fixture) { try await fixture.signIn("ada", to: $0) }
            try first.upload(try fixture.photo(named: "beach.jpg", Data(repeating: 7, count: 3 << 20)))
            await fixture.waitForUpload()
            first.client.shutdown()
            let second = try await self.uploads(fixture) { try #require($0.all.first) }
            await second.resume()
            // The bytes are sent, but the server doesn't respond yet.
            await second.wait { $0.first?.state == .inProgress(1) }
            second.client.shutdown()
            fixture.emulator.faults.remove(fault)
        }
    }

    @Test func rejectedUploadIsShown() async throws {
        try await Fixture.run { fixture in
            try fixture.emulator.account("ada@example.com").setQuota(10)
            let uploads = try await self.uploads(fixture) { try await fixture.signIn("ada", to: $0) }
            try uploads.upload(try fixture.photo(named: "beach.jpg", Data(count: 1000)))
            await uploads.wait { !($0.first?.isInProgress ?? true) }
            guard case .failed(let message) = uploads.all.first?.state else { return #expect(Bool(false)) }
            #expect(message.contains("insufficient_space"))
            uploads.client.shutdown()
        }
    }

    @Test func uploadOfTheExtensionContinuesInTheApp() async throws {
        try await Fixture.run { fixture in
            let fault = try fixture.emulator.faults.add(.latency(.seconds(100_000)), on: "files/upload")
            #expect(fixture.settings.makeExtensionClient() == nil)
            _ = try await fixture.signIn("ada", to: try await Accounts(fixture.settings))
            let client = try #require(fixture.settings.makeExtensionClient())
            let inExtension = Uploads(client: client, directory: fixture.settings.directory)
            try inExtension.upload(try fixture.photo(named: "shared.jpg", Data("shared".utf8)))
            try await inExtension.waitUntilStored()
            client.shutdown()
            fixture.emulator.faults.remove(fault)
            // The system launches the app for the events of the session.
            let later = try #require(fixture.settings.makeExtensionClient())
            let inApp = Uploads(client: later, directory: fixture.settings.directory)
            await inApp.resume()
            await inApp.wait { $0.first?.state == .finished }
            let server = try fixture.emulator.account("ada@example.com")
            #expect(try server.read(Gallery.folder + "/shared.jpg") == Data("shared".utf8))
            later.shutdown()
        }
    }

    @Test func notesAreWrittenOffline() async throws {
        try await Fixture.run { fixture in
            let ada = try await fixture.signIn("ada", to: try await Accounts(fixture.settings))
            let server = try fixture.emulator.account("ada@example.com")
            try server.put(Gallery.folder + "/beach.png", Fixture.pixel)
            let photo = try #require(try await Gallery(client: ada.client).photos().first)
            let notes = try await Notes(account: ada)
            #expect(try await notes.note(about: photo) == "")
            // From here on, no request reaches the server.
            let fault = try fixture.emulator.faults.add(.reset(.before))
            try await notes.setNote("Sunset", about: photo)
            #expect(try await notes.note(about: photo) == "Sunset")
            #expect(try notes.unsentCount > 0)
            await notes.close()
            fixture.emulator.faults.remove(fault)

            let later = try await Notes(account: ada)
            let changes = later.changes
            while try later.unsentCount > 0 { for await _ in changes { break } }
            #expect(try server.read(Gallery.folder + "/Notes/beach.png.txt") == Data("Sunset".utf8))
            await later.close()
        }
    }

    /// Launches the app, and returns the uploads of an account.
    private func uploads(
        _ fixture: Fixture, of account: (Accounts) async throws -> SyncAccount
    ) async throws -> Uploads {
        let accounts = try await Accounts(fixture.settings)
        let client = try #require(accounts.makeBackgroundClient(for: try await account(accounts)))
        return Uploads(client: client, directory: fixture.settings.directory)
    }
}
