/// A doc comment: paragraphs, then parameters.
struct Documentation: Hashable {
    /// Paragraphs, which the renderer separates by an empty line. A paragraph is a list of lines, each wrapped by itself.
    var paragraphs: [[String]] = []
    var parameters: [Parameter] = []

    struct Parameter: Hashable {
        var name: String
        var text: String
    }

    var isEmpty: Bool { paragraphs.isEmpty && parameters.isEmpty }

    /// One paragraph that consists of sentences, if there are any.
    init(sentences: [String] = []) {
        if !sentences.isEmpty { paragraphs = [[sentences.joined(separator: " ")]] }
    }
}
