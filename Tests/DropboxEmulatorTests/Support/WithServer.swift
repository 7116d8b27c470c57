@testable import DropboxEmulator

/// Runs an HTTP server on loopback, without a Dropbox behind it, for the length of `body`, which gets its port.
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
