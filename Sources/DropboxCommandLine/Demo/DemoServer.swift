import DropboxEmulator
import Foundation
import SwiftyDropbox

/// The Dropbox that a demo works on: an emulator in this process, or a server that is already there.
struct DemoServer: Sendable {
    let client: DropboxClient
    let name: String
    private let emulator: DropboxEmulator?

    /// Starts an emulator in this process, in memory, on a free port of the loopback interface.
    static func embedded() async throws(CommandError) -> DemoServer {
        do {
            let emulator = try await DropboxEmulator.start()
            return DemoServer(
                client: client(at: emulator.url, token: emulator.accessToken),
                name: "an emulator in this process", emulator: emulator)
        } catch {
            throw .failure("the emulator did not start", error)
        }
    }

    /// The server at `address`, with a token of its own.
    static func existing(at address: URL, token: String) -> DemoServer {
        DemoServer(client: client(at: address, token: token), name: address.absoluteString, emulator: nil)
    }

    func stop() async {
        client.shutdown()
        await emulator?.stop()
    }

    private static func client(at address: URL, token: String) -> DropboxClient {
        DropboxClient(
            transportClient: DropboxTransportClientImpl(
                accessToken: token, baseHosts: BaseHosts(server: address.absoluteString)))
    }
}
