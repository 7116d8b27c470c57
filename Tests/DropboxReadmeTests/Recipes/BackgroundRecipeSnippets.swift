import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md about transfers that continue after the process exits.
@Suite(.timeLimit(.minutes(10)))
struct BackgroundRecipes {
    private func session(_ directory: URL) -> NetworkSessionConfiguration {
        var session = NetworkSessionConfiguration.background(withIdentifier: "com.example.backup")
        session.backgroundDirectory = directory
        return session
    }

    @Test func clientForTheBackground() {
        let accessToken = "ACCESS_TOKEN"

        let session = NetworkSessionConfiguration.background(withIdentifier: "com.example.backup")
        let client = DropboxClient(accessToken: accessToken, sessionConfiguration: session)

        #expect(client.identifier == "com.example.backup")
        client.shutdown()
    }

    @Test func uploadInTheBackground() async throws {
        try await withRecipe { dropbox, _, directory in
            let client = DropboxClient(
                accessToken: dropbox.emulator.accessToken, sessionConfiguration: session(directory),
                baseHosts: dropbox.hosts)
            let file = directory.appending(path: "1.jpg")
            try Data("photo".utf8).write(to: file)
            let (results, continuation) = AsyncStream.makeStream(of: String.self)
            let show: @Sendable (String) -> Void = { continuation.yield($0) }

            client.files.upload(path: "/photos/1.jpg", mode: .overwrite, input: file)
                .persistingString(string: "album 7")
                .response { metadata, error in
                    if let metadata { show(metadata.name) } else if let error { show("\(error)") }
                }

            for await result in results {
                #expect(result == "1.jpg")
                break
            }
            client.shutdown()
        }
    }

    @Test func receiveResultsAfterARestart() async throws {
        try await withRecipe { dropbox, _, directory in
            let file = directory.appending(path: "1.jpg")
            try Data("photo".utf8).write(to: file)
            func makeClient() -> DropboxClient {
                DropboxClient(
                    accessToken: dropbox.emulator.accessToken, sessionConfiguration: session(directory),
                    baseHosts: dropbox.hosts)
            }
            let earlier = makeClient()
            let fault = try dropbox.emulator.faults.add(.stall(), on: "files/upload")
            earlier.files.upload(path: "/photos/1.jpg", mode: .overwrite, input: file)
                .persistingString(string: "album 7").response { _, _ in }
            _ = await dropbox.emulator.calls.waitForRequest { $0.route == "files/upload" }
            earlier.shutdown()
            dropbox.emulator.faults.remove(fault)
            let client = makeClient()
            let (results, continuation) = AsyncStream.makeStream(of: String.self)
            let show: @Sendable (String) -> Void = { continuation.yield($0) }

            for case .success(.files_upload(let request)) in await client.getAllRequests() {
                let note = request.clientPersistedString ?? ""
                request.response { metadata, error in
                    if let metadata {
                        show("\(note): \(metadata.name)")
                    } else if let error {
                        show("\(note): \(error)")
                    }
                }
            }

            for await result in results {
                #expect(result == "album 7: 1.jpg")
                break
            }
            client.shutdown()
        }
    }
}
