import APIModel

/// Creates the text of doc comments from the model.
package struct DocumentationText {
    /// What differs between the languages of the comments.
    package struct Vocabulary {
        /// Returns the value of a Boolean default.
        let boolean: (Bool) -> String
        /// Returns the member of a union that is a default.
        let tag: (String) -> String
        /// Returns the name of the type.
        let type: (TypeReference) -> String
        /// The links to types, or `nil` if the comments have no links.
        let links: (any DocumentationLinks)?

        package init(
            boolean: @escaping (Bool) -> String, tag: @escaping (String) -> String,
            type: @escaping (TypeReference) -> String, links: (any DocumentationLinks)? = nil
        ) {
            self.boolean = boolean
            self.tag = tag
            self.type = type
            self.links = links
        }
    }

    let api: API
    let vocabulary: Vocabulary

    package init(_ api: API, _ vocabulary: Vocabulary) {
        self.api = api
        self.vocabulary = vocabulary
    }

    /// Returns a sentence each for the summary of a field, its default, its constraints, and its deprecation.
    package func sentences(about field: Field) -> [String] {
        var sentences = field.summary.map { [$0] } ?? []
        if let value = field.defaultValue { sentences.append("The default is \(code(value)).") }
        if let type = field.type { sentences += constraints(on: api.resolved(type).unwrapped).map(\.sentence) }
        if field.isDeprecated { sentences.append("Deprecated.") }
        if field.isRetired { sentences.append("Retired: the service no longer returns it.") }
        if field.isPreview { sentences.append("Preview: it may change.") }
        return sentences
    }

    private func code(_ literal: Literal) -> String {
        switch literal {
        case .boolean(let value): "`\(vocabulary.boolean(value))`"
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)"
        case .string(let value): value.isEmpty ? "an empty string" : "`\(value)`"
        case .tag(let name): "`\(vocabulary.tag(name))`"
        }
    }

    private func constraints(on type: TypeReference) -> [Constraint] {
        switch type {
        case .primitive(.string(let minimum, let maximum, let pattern)):
            [length(minimum, maximum, of: "character"), pattern.flatMap(PatternText.words).map { .pattern($0) }]
                .compactMap(\.self)
        case .primitive(.integer(_, let minimum, let maximum)):
            [bounds(minimum.map { "\($0)" }, maximum.map { "\($0)" })].compactMap(\.self)
        case .primitive(.float(_, let minimum, let maximum)):
            [bounds(minimum.map { "\($0)" }, maximum.map { "\($0)" })].compactMap(\.self)
        case .list(let items, let limits):
            [length(limits.minimumItems, limits.maximumItems, of: "item")].compactMap(\.self)
                + constraints(on: items.unwrapped).map { .item($0) }
        default: []
        }
    }

    private func length(_ minimum: Int?, _ maximum: Int?, of unit: String) -> Constraint? {
        func plural(_ count: Int) -> String { count == 1 ? "1 \(unit)" : "\(count) \(unit)s" }
        return switch (minimum, maximum) {
        case (nil, nil): nil
        case (let minimum?, nil): .length("at least \(plural(minimum))")
        case (nil, let maximum?): .length("at most \(plural(maximum))")
        case (let minimum?, let maximum?) where minimum == maximum: .length("exactly \(plural(minimum))")
        case (let minimum?, let maximum?): .length("\(minimum) to \(plural(maximum))")
        }
    }

    private func bounds(_ minimum: String?, _ maximum: String?) -> Constraint? {
        switch (minimum, maximum) {
        case (nil, nil): nil
        case (let minimum?, nil): .value("at least \(minimum)")
        case (nil, let maximum?): .value("at most \(maximum)")
        case (let minimum?, let maximum?): .value("from \(minimum) to \(maximum)")
        }
    }
}

/// A constraint on values.
private indirect enum Constraint {
    /// The length of a string or list, such as `at least 1 character`.
    case length(String)
    /// The bounds of a number, such as `from 1 to 25`.
    case value(String)
    /// What a pattern means, such as `starts with /`.
    case pattern(String)
    /// A constraint on each item of a list.
    case item(Constraint)

    /// The sentence about the value: `At least 1 character.`
    var sentence: String {
        switch self {
        case .length(let text), .value(let text), .pattern(let text):
            text.prefix(1).uppercased() + text.dropFirst() + "."
        case .item(let constraint): "Each item \(constraint.predicate)."
        }
    }

    /// What follows a subject in a sentence: `has at least 1 character`.
    private var predicate: String {
        switch self {
        case .length(let text): "has \(text)"
        case .value(let text): "is \(text)"
        case .pattern(let text): text
        case .item(let constraint): "has items of which each \(constraint.predicate)"
        }
    }
}
