/// The contents, nodes, and changes in use, which must not be removed until files are closed or uploads end.
struct OpenFiles: Sendable {
    /// The number of open files per content.
    var contents: [Int64: Int] = [:]
    /// The numbers of the changes that are being sent to the server.
    var sending: Set<Int64> = []
    /// The nodes of open files.
    var nodes: Set<Int64> = []
    /// The nodes of new open files that have no content yet. They aren't sent.
    var unwritten: Set<Int64> = []
    /// The number of open files and thumbnails per rev whose content isn't in the cache yet.
    var awaitedVersions: [String: Int] = [:]

    var isEmpty: Bool { contents.isEmpty && nodes.isEmpty && awaitedVersions.isEmpty }

    func isUsing(_ content: Tree.Content) -> Bool {
        contents[content.key] != nil || content.rev.map { awaitedVersions[$0] != nil } == true
    }
}
