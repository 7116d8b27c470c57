import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// An emulator and a client of it, for a snippet to work with.
struct Site {
    let emulator: DropboxEmulator
    let client: DropboxClient
    let ada: EmulatedAccount

    static func with(_ body: (Site) async throws -> Void) async throws {
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
            let site = try Site(emulator: emulator, client: client, ada: emulator.account("ada"))
            outcome = .success(try await body(site))
            client.shutdown()
        } catch {
            outcome = .failure(error)
        }
        await emulator.stop()
        try outcome.get()
    }

    func answered(_ route: String) async -> Int? {
        await emulator.calls.waitForCall { $0.route == route }?.status
    }
}

/// Waits until a line with this text in it is printed.
func expectPrinted(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let line = await Printed.line(with: text)
    #expect(line.contains(text), sourceLocation: sourceLocation)
}
