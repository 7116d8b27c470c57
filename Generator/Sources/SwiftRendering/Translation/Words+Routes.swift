import APIModel

extension Words {
    /// What a route does, its facts in a compact block, and its parameters.
    func documentation(of route: Route, in namespace: Namespace, arguments: RouteArguments) -> Documentation {
        var documentation = Documentation(sentences: route.summary.map { [$0] } ?? [])
        documentation.paragraphs.append(facts(of: route, in: namespace))
        documentation.parameters = arguments.fields.compactMap { field in
            let text = sentences(about: field.field).joined(separator: " ")
            return text.isEmpty ? nil : .init(name: field.name, text: text)
        }
        return documentation
    }

    private func facts(of route: Route, in namespace: Namespace) -> [String] {
        let path = "\(namespace.name)/\(route.id.path)"
        var first = "Route `\(path)`: style \(route.string("style") ?? "rpc"), host \(route.string("host") ?? "api")"
        first += ", auth \((route.string("auth") ?? "user").replacing(", ", with: " or "))"
        if let scope = route.string("scope") { first += ", scope `\(scope)`" }
        var lines = [first + "."]
        if let error = route.error { lines.append("Error: `\(api.shape(of: error).swiftType.text)`.") }
        if route.flag("is_preview") { lines.append("Preview: it may change.") }
        lines.append("Reference: <\(address(of: route, in: namespace))>")
        return lines
    }

    private func address(of route: Route, in namespace: Namespace) -> String {
        let page = route.authentications == ["team"] ? "teams" : "documentation"
        let anchor = route.name.replacing("/", with: "-")
        return "https://www.dropbox.com/developers/documentation/http/\(page)#\(namespace.name)-\(anchor)"
    }
}
