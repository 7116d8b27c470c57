import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md about waits, errors, and many calls.
@Suite(.timeLimit(.minutes(10)))
struct CallRecipes {
    @Test func reactToOneError() async throws {
        try await withRecipe { dropbox, client, _ in
            func delete(_ path: String) async throws {
                do {
                    _ = try await client.files.deleteV2(path: path).response()
                } catch {
                    guard case .pathLookup(.notFound) = error.routeError else { throw error }
                    print(path, "is gone already")
                }
            }

            try await delete("/missing.txt")
            #expect(dropbox.emulator.calls.all.map(\.status) == [409])
        }
    }

    @Test func showAnError() async throws {
        try await withRecipe { dropbox, client, _ in
            func message<RouteError>(for error: CallError<RouteError>) -> String? {
                if error.isCancellation { return nil }
                if let message = error.userMessage { return message.text }
                if error.isTransient { return "Dropbox is busy. Try again in a few minutes." }
                return "The request failed. Request ID: \(error.requestID ?? "none")"
            }

            let error = await #expect(throws: CallError<Files.GetMetadataError>.self) {
                try await client.files.getMetadata(path: "/missing.txt").response()
            }
            let failure = try #require(error)
            #expect(message(for: failure)?.hasPrefix("The request failed. Request ID: ") == true)
            #expect(message(for: CallError<Void>.clientError(.other(CancellationError()))) == nil)
            #expect(dropbox.emulator.calls.all.map(\.status) == [409])
        }
    }

    @Test func giveUpSooner() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.emulator.faults.add(.rateLimit(retryAfter: 60), on: "files/list_folder")

            let impatient = client.with { $0.retryPolicy.maximumElapsedTime = .seconds(5) }

            let error = await #expect(throws: CallError<Files.ListFolderError>.self) {
                try await impatient.files.listFolder(path: "").response()
            }
            #expect(error?.retryAfter == .seconds(60))
        }
    }

    @Test func showWaits() async throws {
        try await withRecipe { dropbox, _, _ in
            let accessToken = dropbox.emulator.accessToken
            try dropbox.emulator.faults.add(.rateLimit(retryAfter: 1), on: "files/list_folder", times: 1)
            let print = Printer()
            var configuration = DropboxClient.Configuration { $0.baseHosts = dropbox.hosts }

            configuration.onWait = { event in
                guard case .began(let wait) = event else { return }
                print(wait)
            }
            let client = DropboxClient(accessToken: accessToken, configuration: configuration)

            _ = try await client.files.listFolder(path: "").response()
            for await line in print.output where line.contains("(429)") { break }
            client.shutdown()
        }
    }

    @Test func stopATransfer() async throws {
        try await withRecipe { dropbox, client, directory in
            try dropbox.account.put("/film.mp4", "film")
            let file = directory.appending(path: "film.mp4")
            try dropbox.emulator.faults.add(.stall(), on: "files/download")
            let userTapsCancel = { _ = await dropbox.emulator.calls.waitForRequest { $0.route == "files/download" } }

            let download = Task { try await client.files.downloadFile(path: "/film.mp4", to: file) }
            await userTapsCancel()
            download.cancel()

            let error = await #expect(throws: FileDownloadError.self) { try await download.value }
            #expect(error?.isCancellation == true)
        }
    }

    @Test func callWithoutAsync() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/today.txt", "Buy milk")
            let (names, continuation) = AsyncStream.makeStream(of: String.self)
            let show: @Sendable (String) -> Void = { continuation.yield($0) }

            let request = client.files.getMetadata(path: "/today.txt").response { metadata, error in
                if let metadata { show(metadata.name) } else if let error { show("\(error)") }
            }

            for await name in names {
                #expect(name == "today.txt")
                break
            }
            request.cancel()
        }
    }

    @Test func limitTheBandwidth() async throws {
        try await withRecipe { dropbox, client, directory in
            let file = directory.appending(path: "film.mp4")
            try Data("film".utf8).write(to: file)

            let bandwidth = BandwidthLimiter(uploadBytesPerSecond: 1_000_000, downloadBytesPerSecond: 5_000_000)
            let background = client.with { $0.bandwidthLimiters = [bandwidth] }
            try await background.files.uploadFile(from: file, to: "/film.mp4")

            #expect(try dropbox.account.read("/film.mp4") == Data("film".utf8))
        }
    }

    @Test func callConcurrently() async throws {
        try await withRecipe { dropbox, client, _ in
            for name in ["a", "bb", "ccc"] { try dropbox.account.put("/\(name)", name) }
            let paths = ["/a", "/bb", "/ccc"]

            let sizes = try await withThrowingTaskGroup(of: (String, UInt64).self) { group in
                for path in paths {
                    group.addTask {
                        let item = try await client.files.getMetadata(path: path).response()
                        return (path, (item as? Files.FileMetadata)?.size ?? 0)
                    }
                }
                return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            }

            #expect(sizes == ["/a": 1, "/bb": 2, "/ccc": 3])
        }
    }

    @Test func logCalls() async throws {
        try await withRecipe { dropbox, _, _ in
            let accessToken = dropbox.emulator.accessToken
            let print = Printer()
            var configuration = DropboxClient.Configuration { $0.baseHosts = dropbox.hosts }

            configuration.onEvent = { event in
                print(event)
            }
            let client = DropboxClient(accessToken: accessToken, configuration: configuration)

            _ = try await client.files.listFolder(path: "").response()
            for await line in print.output where line.contains("files/list_folder") { break }
            client.shutdown()
        }
    }
}
