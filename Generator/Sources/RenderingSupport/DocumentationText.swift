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

        package init(
            boolean: @escaping (Bool) -> String, tag: @escaping (String) -> String,
            type: @escaping (TypeReference) -> String
        ) {
            self.boolean = boolean
            self.tag = tag
            self.type = type
        }
    }

    private let api: API
    private let vocabulary: Vocabulary

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
            [length(minimum, maximum, of: "character"), pattern.map { .pattern($0) }].compactMap(\.self)
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
    case pattern(String)
    /// A constraint on each item of a list.
    case item(Constraint)

    /// The sentence about the value: `At least 1 character.`
    var sentence: String {
        switch self {
        case .length(let text), .value(let text): text.prefix(1).uppercased() + text.dropFirst() + "."
        case .pattern(let pattern): "Matches `\(pattern)`."
        case .item(let constraint): "Each item \(constraint.predicate)."
        }
    }

    /// What follows a subject in a sentence: `has at least 1 character`.
    private var predicate: String {
        switch self {
        case .length(let text): "has \(text)"
        case .value(let text): "is \(text)"
        case .pattern(let pattern): "matches `\(pattern)`"
        case .item(let constraint): "has items of which each \(constraint.predicate)"
        }
    }
}

extension DocumentationText {
    /// Returns the documentation of a route: its summary, its properties in a compact block, and its parameters.
    ///
    /// - Parameter fields: The names of the parameters, and the fields that they set.
    package func documentation(
        of route: Route, in namespace: Namespace, fields: [(name: String, field: Field)]
    ) -> Documentation {
        var documentation = Documentation(sentences: route.summary.map { [$0] } ?? [])
        documentation.paragraphs.append(properties(of: route, in: namespace))
        documentation.parameters = parameters(fields)
        return documentation
    }

    /// Returns the documentation of an initializer: a sentence, and its parameters if programs pass objects of the type to
    /// a route. Programs only receive objects of other types, so the descriptions of their properties suffice.
    ///
    /// - Parameter fields: The names of the parameters, and the fields that they set.
    package func documentation(
        ofInitializer sentence: String, of type: TypeName, fields: [(name: String, field: Field)]
    ) -> Documentation {
        guard api.isInArguments(type) || fields.isEmpty else {
            return Documentation(sentences: [sentence, "The properties describe the parameters."])
        }
        var documentation = Documentation(sentences: [sentence])
        documentation.parameters = parameters(fields)
        return documentation
    }

    /// Returns the documentation of a method that calls a route in another way than the one with the documentation of the
    /// route.
    ///
    /// - Parameters:
    ///   - description: What the method does differently, or `nil`.
    ///   - reference: The method or type with the documentation, as a noun phrase.
    package func documentation(of route: Route, description: String? = nil, reference: String) -> Documentation {
        let sentence = "\(reference) describes the route and its parameters."
        return Documentation(sentences: [route.summary, description, sentence].compactMap(\.self))
    }

    private func parameters(_ fields: [(name: String, field: Field)]) -> [Documentation.Parameter] {
        fields.compactMap { name, field in
            let text = sentences(about: field).joined(separator: " ")
            return text.isEmpty ? nil : .init(name: name, text: text)
        }
    }

    /// Returns the summary of the type of a route's argument, for a method with one parameter for the whole argument.
    package func summary(ofArgumentOf route: Route) -> String? {
        guard let argument = route.argument, case .named(let name) = api.resolved(argument).unwrapped else {
            return nil
        }
        return api.type(name)?.summary
    }

    private func properties(of route: Route, in namespace: Namespace) -> [String] {
        let path = "\(namespace.name)/\(route.id.path)"
        var first = "Route `\(path)`: style \(route.string("style") ?? "rpc"), host \(route.string("host") ?? "api")"
        first += ", auth \((route.string("auth") ?? "user").replacing(", ", with: " or "))"
        if let scope = route.string("scope") { first += ", scope `\(scope)`" }
        var lines = [first + "."]
        if let error = route.error { lines.append("Error: `\(vocabulary.type(error))`.") }
        if route.flag("is_preview") { lines.append("Preview: it may change.") }
        lines.append("Reference: <\(url(of: route, in: namespace))>")
        return lines
    }

    private func url(of route: Route, in namespace: Namespace) -> String {
        let page = route.authentications == ["team"] ? "teams" : "documentation"
        let anchor = route.name.replacing("/", with: "-")
        return "https://www.dropbox.com/developers/documentation/http/\(page)#\(namespace.name)-\(anchor)"
    }
}

extension Route {
    /// The kinds of authentication that the route accepts.
    package var authentications: Set<String> {
        Set((string("auth") ?? "").split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init))
    }
}
