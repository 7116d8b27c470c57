/// A doc comment: paragraphs, parameters, and the returned value.
package struct Documentation: Hashable {
    /// The paragraphs, which the renderer separates by an empty line. Each line of a paragraph is wrapped separately.
    package var paragraphs: [[String]] = []
    package var parameters: [Parameter] = []
    /// The description of the returned value, if there is one.
    package var returns: String?

    package struct Parameter: Hashable {
        package var name: String
        package var text: String

        package init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    package var isEmpty: Bool { paragraphs.isEmpty && parameters.isEmpty && returns == nil }

    /// Creates a doc comment with one paragraph of sentences, if there are any.
    package init(sentences: [String] = []) {
        if !sentences.isEmpty { paragraphs = [[sentences.joined(separator: " ")]] }
    }
}

extension Documentation {
    package func write(to writer: inout SourceWriter) {
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { writer.line("///") }
            for line in paragraph {
                Self.wrap(line, first: "/// ", rest: line.hasPrefix("- ") ? "///   " : "/// ", to: &writer)
            }
        }
        if !paragraphs.isEmpty, !parameters.isEmpty || returns != nil { writer.line("///") }
        writeParameters(to: &writer)
        if let returns { Self.wrap("- Returns: \(returns)", first: "/// ", rest: "///   ", to: &writer) }
    }

    private func writeParameters(to writer: inout SourceWriter) {
        guard !parameters.isEmpty else { return }
        if parameters.count == 1, let parameter = parameters.first {
            let text = "- Parameter \(parameter.name): \(parameter.text)"
            return Self.wrap(text, first: "/// ", rest: "///   ", to: &writer)
        }
        writer.line("/// - Parameters:")
        for parameter in parameters {
            Self.wrap("- \(parameter.name): \(parameter.text)", first: "///   ", rest: "///     ", to: &writer)
        }
    }

    /// Wraps text between words at the line width. Longer words aren't split.
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
