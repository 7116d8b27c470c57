/// A pattern of the API's specification. A string matches if the pattern describes all of it.
///
/// The specification is written for Python's `re`: `.` is everything but a line feed, `\w` and `\d` know Unicode, a
/// character is a Unicode scalar. The pattern is translated to a small automaton whose states all advance together, so
/// that the time is bounded by the length of the pattern times the length of the string, and the result does not
/// depend on the platform's regular expressions. It is compiled when its type is linked, which happens once.
struct Pattern: Sendable {
    /// The pattern as the specification spells it.
    let source: String
    private let program: PatternProgram?

    init(_ source: String) {
        self.source = source
        program = PatternProgram(source)
    }

    /// Whether the pattern is one that this automaton understands. All patterns of the API are; one that is not would
    /// match everything, and leave the check to the service.
    var isSupported: Bool { program != nil }

    /// Whether the pattern describes the whole of `text`, which is UTF-8.
    func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        program?.matches(text) ?? true
    }
}
