/// Which handler answers which address outside of the API: OAuth, links, the control of the emulator.
struct PageTable: Sendable {
    /// Answers a request of any method.
    typealias Handler = @Sendable (ServerRequest, Service) async throws -> ServerResponse

    struct Page: Sendable {
        let handler: Handler
        /// Whether the service has no such page: the log tells nothing of it, and no fault meets it, so that whoever
        /// switched one on can switch it off.
        let isOwn: Bool
    }

    private var exact: [String: Page] = [:]
    private var folders: [(prefix: String, page: Page)] = []

    /// Answers one path.
    ///
    /// - Parameter isOwn: whether it is a page of the emulator itself.
    mutating func on(_ path: String, isOwn: Bool = false, _ handler: @escaping Handler) {
        exact[path] = Page(handler: handler, isOwn: isOwn)
    }

    /// Answers every path that begins with `prefix`, which ends in a slash. Of several the longest wins.
    mutating func under(_ prefix: String, isOwn: Bool = false, _ handler: @escaping Handler) {
        folders.append((prefix, Page(handler: handler, isOwn: isOwn)))
        folders.sort { $0.prefix.count > $1.prefix.count }
    }

    func page(at path: String) -> Page? {
        exact[path] ?? folders.first { path.hasPrefix($0.prefix) }?.page
    }
}
