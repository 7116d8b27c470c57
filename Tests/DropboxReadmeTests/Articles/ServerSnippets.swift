import DropboxAccount
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

// The snippets of the article RunningOnAServer, verbatim.

func run(_ client: DropboxClient, until shutdownSignal: AsyncStream<Void>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
            for try await event in client.files.changes(in: "/inbox") { print(event) }
        }
        group.addTask {
            for await _ in shutdownSignal { return }
        }
        // The first task that ends cancels the other: a signal stops the long poll immediately.
        try await group.next()
        group.cancelAll()
    }
    await client.shutdown(draining: .seconds(20))
}

func isHealthy(_ client: DropboxAppClient) async -> Bool {
    do {
        return try await client.check.app(query: "ping").response().result == "ping"
    } catch {
        return false
    }
}
