/// A fault in a specification: where it is, and what to do about it.
public struct Diagnostic: Error, Hashable, Sendable, Comparable, CustomStringConvertible {
    public let location: SourceLocation
    /// What is wrong, in words; names of the specification stand in quotes.
    public let message: String

    /// A fault at a place.
    public init(_ message: String, at location: SourceLocation) {
        self.location = location
        self.message = message
    }

    /// One line in the form that editors understand.
    public var description: String { "\(location): error: \(message)" }

    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        (left.location, left.message) < (right.location, right.message)
    }
}

/// All faults of a specification, sorted by place.
public struct SpecificationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// At least one.
    public let diagnostics: [Diagnostic]

    /// One line for each fault, then their number.
    public var description: String {
        let count = diagnostics.count == 1 ? "1 error" : "\(diagnostics.count) errors"
        return (diagnostics.map(\.description) + [count]).joined(separator: "\n")
    }
}

/// Collects the faults that all stages find, each once.
final class DiagnosticLog {
    private var found: Set<Diagnostic> = []

    /// All faults so far, sorted by place.
    var diagnostics: [Diagnostic] { found.sorted() }

    /// Notes a fault and goes on.
    func report(_ message: String, at location: SourceLocation) {
        report(Diagnostic(message, at: location))
    }

    func report(_ diagnostic: Diagnostic) { found.insert(diagnostic) }

    /// Does `work`; if it throws a fault, notes it and answers nil.
    func catching<Value>(_ work: () throws(Diagnostic) -> Value) -> Value? {
        do throws(Diagnostic) {
            return try work()
        } catch {
            report(error)
            return nil
        }
    }
}
