import DropboxCore

/// Paths as the keys of the catalog.
///
/// PostgreSQL can't index texts of more than about 2,700 bytes, but a path can have more. The key of a long path is its
/// beginning and a digest; the path itself is then in another column.
enum CatalogPath {
    /// The number of bytes from which a path is long.
    static let limit = 1_000

    /// Returns the key of a path.
    static func key(_ path: String) -> String {
        guard path.utf8.count > limit else { return path }
        return prefix(path) + "\u{1}" + digest(path)
    }

    /// The path if it's long, otherwise `nil`.
    static func longPath(_ path: String) -> String? { path.utf8.count > limit ? path : nil }

    /// The condition for the rows below a path, with parameters that start at `number`, and their values.
    static func below(_ path: String, from number: Int) -> (condition: String, values: [SQLValue]) {
        // "0" is the character after "/".
        let (start, end) = (path + "/", path + "0")
        guard start.utf8.count > limit else {
            return ("path >= $\(number) AND path < $\(number + 1)", [.text(start), .text(end)])
        }
        let beginning = prefix(path)
        return (
            """
            path >= $\(number) AND path < $\(number + 1) AND long_path >= $\(number + 2) AND long_path < $\(number + 3)
            """,
            [.text(beginning), .text(beginning + "\u{10FFFF}"), .text(start), .text(end)]
        )
    }

    private static func prefix(_ path: String) -> String {
        var count = 0
        let end = path.unicodeScalars.prefix { scalar in
            count += UTF8.width(scalar)
            return count <= limit
        }
        return String(end)
    }

    private static func digest(_ path: String) -> String {
        var hash = SHA256()
        var path = path
        path.withUTF8 { hash.update(UnsafeRawBufferPointer($0)) }
        return hash.finalize { $0.map { String($0, radix: 16) }.joined(separator: ".") }
    }
}

extension UTF8 {
    /// The number of bytes of a scalar.
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { UTF8.encode(scalar)?.count ?? 0 }
}
