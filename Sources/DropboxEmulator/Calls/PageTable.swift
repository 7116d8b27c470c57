/// Which handler answers which address outside of the API: OAuth, links, the control of the emulator.
struct PageTable: Sendable {
    /// Answers a request of any method.
    typealias Handler = @Sendable (ServerRequest, Service) async throws -> ServerResponse

    private var exact: [String: Handler] = [:]
    private var folders: [(prefix: String, handler: Handler)] = []

    /// Answers one path.
    mutating func on(_ path: String, _ handler: @escaping Handler) { exact[path] = handler }

    /// Answers every path that begins with `prefix`, which ends in a slash. Of several the longest wins.
    mutating func under(_ prefix: String, _ handler: @escaping Handler) {
        folders.append((prefix, handler))
        folders.sort { $0.prefix.count > $1.prefix.count }
    }

    func handler(for path: String) -> Handler? {
        exact[path] ?? folders.first { path.hasPrefix($0.prefix) }?.handler
    }
}
