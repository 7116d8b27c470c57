import DropboxHTTPServer

@testable import DropboxEmulator

/// Runs an HTTP server without an emulator on the loopback interface during `body`, which receives the port.
func withServer(_ handler: @escaping RequestHandler.Handler, body: (UInt16) async throws -> Void) async throws {
    let server = HTTPServer(handler: handler)
    let port = try server.start()
    do {
        try await body(port)
    } catch {
        await server.stop()
        throw error
    }
    await server.stop()
}
