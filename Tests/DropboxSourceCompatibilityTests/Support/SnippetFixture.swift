import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// An emulator and a client for the snippets.
struct SnippetFixture {
    let emulator: DropboxEmulator
    let client: DropboxClient
    let ada: EmulatedAccount

    static func with(_ body: (SnippetFixture) async throws -> Void) async throws {
        let emulator = try await DropboxEmulator.start()
        Printed.clear()
        let outcome: Result<Void, any Error>
        do {
            let client = DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                    configuration: .init {
                        $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                        $0.retryPolicy = .never
                    }))
            let fixture = try SnippetFixture(emulator: emulator, client: client, ada: emulator.account("ada"))
            outcome = .success(try await body(fixture))
            client.shutdown()
        } catch {
            outcome = .failure(error)
        }
        await emulator.stop()
        try outcome.get()
    }
}

/// Waits until a line with this text is printed.
func expectPrinted(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let line = await Printed.line(with: text)
    #expect(line.contains(text), sourceLocation: sourceLocation)
}
