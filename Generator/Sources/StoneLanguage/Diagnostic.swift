/// An error in a specification, with its location.
public struct Diagnostic: Error, Hashable, Sendable, Comparable, CustomStringConvertible {
    public let location: SourceLocation
    /// The description of the problem and its solution. Names of the specification are in quotes.
    public let message: String

    /// Creates an error at a location.
    public init(_ message: String, at location: SourceLocation) {
        self.location = location
        self.message = message
    }

    /// The error on one line, in the format that editors recognize.
    public var description: String { "\(location): error: \(message)" }

    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        (left.location, left.message) < (right.location, right.message)
    }
}

/// All errors of a specification, sorted by location.
public struct SpecificationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The errors, at least one.
    public let diagnostics: [Diagnostic]

    /// One line for each error, then their number.
    public var description: String {
        let count = diagnostics.count == 1 ? "1 error" : "\(diagnostics.count) errors"
        return (diagnostics.map(\.description) + [count]).joined(separator: "\n")
    }
}

/// Collects the errors of all stages without duplicates.
final class DiagnosticLog {
    private var reported: Set<Diagnostic> = []

    /// All errors so far, sorted by location.
    var diagnostics: [Diagnostic] { reported.sorted() }

    /// Records an error.
    func report(_ message: String, at location: SourceLocation) {
        report(Diagnostic(message, at: location))
    }

    func report(_ diagnostic: Diagnostic) { reported.insert(diagnostic) }

    /// Runs `work`, and returns its result. If it throws an error, records the error and returns `nil`.
    func catching<Value>(_ work: () throws(Diagnostic) -> Value) -> Value? {
        do throws(Diagnostic) {
            return try work()
        } catch {
            report(error)
            return nil
        }
    }
}

/// A location in a Stone file.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The name of the file.
    public let file: String
    /// The line, starting at 1.
    public let line: Int
    /// The column in characters, starting at 1.
    public let column: Int

    /// Creates the location `file:line:column`.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The location in the format that editors recognize.
    public var description: String { "\(file):\(line):\(column)" }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension Collection<String> {
    /// Returns ` (did you mean "…"?)` with the most similar word, or an empty string if none is similar.
    func suggestion(for word: String) -> String {
        let candidates = map { (word: $0, distance: $0.editDistance(to: word)) }
            .filter { $0.distance <= word.count / 3 }
        guard let best = candidates.min(by: { ($0.distance, $0.word) < ($1.distance, $1.word) }) else { return "" }
        return " (did you mean \"\(best.word)\"?)"
    }
}

extension String {
    /// Returns the number of bytes to insert, delete, or replace to change this string to `other`.
    fileprivate func editDistance(to other: String) -> Int {
        let target = Array(other.utf8)
        var row = Array(0...target.count)
        for (line, character) in utf8.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, targetCharacter) in target.enumerated() {
                let cost = diagonal + (character == targetCharacter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(cost, diagonal + 1, row[column] + 1)
            }
        }
        return row[target.count]
    }
}
