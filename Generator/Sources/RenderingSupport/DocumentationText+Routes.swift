import APIModel

/// The links from the doc comments of a module to types and cases.
package protocol DocumentationLinks {
    /// Returns the link to a struct or union.
    func link(to type: TypeName) -> String

    /// Returns the link to a member of a union.
    func link(to member: Field, of union: TypeName) -> String
}

extension DocumentationText {
    /// Returns the documentation of a route: its summary, its properties in a compact block, and its parameters.
    ///
    /// - Parameter fields: The names of the parameters, and the fields that they set.
    package func documentation(
        of route: Route, in namespace: Namespace, fields: [(name: String, field: Field)]
    ) -> Documentation {
        var documentation = Documentation(sentences: route.summary.map { [$0] } ?? [])
        if !route.example.isEmpty { documentation.paragraphs.append(["```swift"] + route.example + ["```"]) }
        if let links = vocabulary.links {
            documentation.paragraphs += errors(of: route, links)
            documentation.returns = result(of: route, links)
        }
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
        route.argument.flatMap { summary(of: $0) }
    }

    /// Returns the words about the result of a route.
    private func result(of route: Route, _ links: any DocumentationLinks) -> String {
        guard let result = route.result else { return "A request without a result." }
        if case .list(let items, _) = api.resolved(result).unwrapped {
            let type = "A request for an array of \(link(to: items, links))"
            return summary(of: items).map { "\(type): \($0.startingLowercase)" } ?? "\(type)."
        }
        let type = "A request for \(link(to: result, links))"
        return summary(of: result).map { "\(type), \($0.startingLowercase)" } ?? "\(type)."
    }

    /// The number of cases of an error that the comment of a route lists.
    private static let casesPerError = 8

    /// Returns the words about the errors of a route: their type, and a list of its cases.
    private func errors(of route: Route, _ links: any DocumentationLinks) -> [[String]] {
        guard let error = route.error else { return [["The route has no errors of its own."]] }
        let sentence = "The error of the route is \(link(to: error, links))"
        let words = summary(of: error).map { "\(sentence), \($0.startingLowercase)" } ?? "\(sentence)."
        guard case .named(let name) = api.resolved(error).unwrapped, api.union(name) != nil else { return [[words]] }
        let catchAll = api.catchAll(of: name)
        let cases = api.allMembers(of: name).filter { member in
            member.name != catchAll && !member.isDeprecated && !member.isRetired && !member.isPreview
        }
        guard !cases.isEmpty else { return [[words]] }
        var items = cases.prefix(Self.casesPerError).map { member in
            let summary = member.summary.map { ": \($0)" } ?? ""
            return "- \(links.link(to: member, of: name))\(summary)\(details(of: member, links))"
        }
        if cases.count > items.count { items.append("- \(cases.count - items.count) other cases") }
        return [[words], items]
    }

    /// Returns a sentence with a link to the union that says more about a case, or nothing.
    private func details(of member: Field, _ links: any DocumentationLinks) -> String {
        guard let type = member.type, case .named(let name) = api.resolved(type).unwrapped, api.union(name) != nil
        else {
            return ""
        }
        return " See \(links.link(to: name))."
    }

    private func link(to reference: TypeReference, _ links: any DocumentationLinks) -> String {
        guard case .named(let name) = api.resolved(reference).unwrapped else {
            return "`\(vocabulary.type(reference))`"
        }
        return links.link(to: name)
    }

    private func summary(of reference: TypeReference) -> String? {
        guard case .named(let name) = api.resolved(reference).unwrapped else { return nil }
        return api.type(name)?.summary
    }

    private func properties(of route: Route, in namespace: Namespace) -> [String] {
        let path = "\(namespace.name)/\(route.id.path)"
        var first = "Route `\(path)`: style \(route.string("style") ?? "rpc"), host \(route.string("host") ?? "api")"
        first += ", auth \((route.string("auth") ?? "user").replacing(", ", with: " or "))"
        if let scope = route.string("scope") { first += ", scope `\(scope)`" }
        var lines = [first + "."]
        if vocabulary.links == nil, let error = route.error { lines.append("Error: `\(vocabulary.type(error))`.") }
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

extension String {
    /// The text with a lowercase first letter, unless its first word is an abbreviation.
    fileprivate var startingLowercase: String {
        guard let second = dropFirst().first, !second.isUppercase else { return self }
        return prefix(1).lowercased() + dropFirst()
    }
}
