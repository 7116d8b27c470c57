/// Paths of which none may be another one or lie within another one.
struct PathSet: Sendable {
    private var paths: Set<String> = []
    private var ancestors: Set<String> = []

    /// Whether the path is one of these, lies within one, or contains one.
    func collides(with path: String) -> Bool {
        paths.contains(path) || ancestors.contains(path) || Self.ancestors(of: path).contains(where: paths.contains)
    }

    mutating func insert(_ path: String) {
        paths.insert(path)
        ancestors.formUnion(Self.ancestors(of: path))
    }

    /// The folders above a path, without the root.
    private static func ancestors(of path: String) -> [String] {
        path.indices.dropFirst().filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}
