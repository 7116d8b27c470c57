/// A place in a Stone file.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The name of the file, as it was given.
    public let file: String
    /// From 1.
    public let line: Int
    /// From 1, counted in characters.
    public let column: Int

    /// The place `file:line:column`.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// As editors understand it.
    public var description: String { "\(file):\(line):\(column)" }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
