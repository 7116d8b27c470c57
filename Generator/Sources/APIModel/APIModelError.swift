/// Why a model cannot be read: what is wrong, and where.
public struct APIModelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in words.
    public let message: String
    /// The way to the fault from outside in: a file, then a path in its JSON such as `types[3].fields[0]`.
    public private(set) var path: [String] = []

    /// An error whose place is told by whoever catches it, with `within(_:)`.
    public init(_ message: String) { self.message = message }

    /// The same error, seen from one step farther outside.
    public func within(_ step: String) -> APIModelError {
        var error = self
        error.path.insert(step, at: 0)
        return error
    }

    /// The place and the fault in one line, such as `API/files.json: types[3].fields[0]: "name" is missing`.
    public var description: String {
        guard let file = path.first else { return message }
        let inner = path.dropFirst().joined(separator: ".")
        return inner.isEmpty ? "\(file): \(message)" : "\(file): \(inner): \(message)"
    }
}
