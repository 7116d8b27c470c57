extension Documentation {
    func write(to writer: inout SourceWriter) {
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { writer.line("///") }
            for line in paragraph { Self.wrap(line, first: "/// ", rest: "/// ", to: &writer) }
        }
        guard !parameters.isEmpty else { return }
        if !paragraphs.isEmpty { writer.line("///") }
        writer.line("/// - Parameters:")
        for parameter in parameters {
            Self.wrap("- \(parameter.name): \(parameter.text)", first: "///   ", rest: "///     ", to: &writer)
        }
    }

    /// Breaks text between words so that no line exceeds the width; a long word stays whole.
    private static func wrap(_ text: String, first: String, rest: String, to writer: inout SourceWriter) {
        var line = first
        var isEmpty = true
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !isEmpty, line.count + 1 + word.count > writer.room {
                writer.line(line)
                line = rest
                isEmpty = true
            }
            if !isEmpty { line += " " }
            line += word
            isEmpty = false
        }
        writer.line(line)
    }
}
