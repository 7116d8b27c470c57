import DropboxCore

/// The names of routes and pages that faults and expectations can refer to.
enum RouteNames {
    /// The name of requests for a tunnel of the proxy.
    static let tunnel = "connect"

    /// The routes of the API, sorted.
    private static let routes = AllRoutes.descriptors.keys.sorted()
    /// The pages that aren't the emulator's own.
    private static let pages = AllRoutes.pages.names + [tunnel]
    /// The beginnings of the names of other pages, such as those of shared links.
    private static let pagePrefixes = AllRoutes.pages.prefixNames

    /// Returns the routes and pages that a pattern matches, or all routes of the API without a pattern.
    static func subjects(matching pattern: Wildcard?) -> [FaultSubject] {
        let names = pattern.map { pattern in routes.filter(pattern.matches) } ?? routes
        let subjects = names.map { FaultSubject(route: $0, descriptor: AllRoutes.descriptors[$0]) }
        guard let pattern else { return subjects }
        // A pattern such as `*x*` could match any page of a link. Such a page must be named at the beginning.
        let prefixes = pagePrefixes.filter { pattern.text.hasPrefix($0) || pattern.matches($0) }
        return subjects + (pages.filter(pattern.matches) + prefixes).map { FaultSubject(route: $0) }
    }

    /// Returns the route, the pattern of the page, or a name for everything else: clients can send any path.
    static func label(_ name: String) -> String {
        if AllRoutes.descriptors[name] != nil { return name }
        return pages.contains(name) ? name : pagePrefixes.first(where: name.hasPrefix).map { $0 + "*" } ?? "other"
    }

    /// Returns why a pattern is useless, or `nil` if it matches a route or a page.
    static func problem(with pattern: Wildcard) -> String? {
        guard subjects(matching: pattern).isEmpty else { return nil }
        let advice = suggestions(for: pattern.text)
        return "no route matches \"\(pattern.text)\"; "
            + (advice.isEmpty
                ? "`dbx emulator --routes` lists the routes" : "did you mean \(advice.joined(separator: " or "))?")
    }

    /// Returns the names that a user may have meant.
    private static func suggestions(for text: String) -> [String] {
        // Paths of URLs aren't names of routes.
        let name = [" ", "/", "2/"].reduce(text) { $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0 }
        if name != text, !subjects(matching: Wildcard(name)).isEmpty { return [name] }
        let namespaces = AllRoutes.namespaces.map { $0.name + "/*" }
        let names = routes + pages + namespaces
        // Most users remember the end of the name.
        let sameEnd = routes.filter { !name.isEmpty && $0.hasSuffix("/" + name) }.sorted { $0.count < $1.count }
        var suggestions = name.mostSimilar(in: names).map { [$0] } ?? []
        for route in sameEnd where !suggestions.contains(route) { suggestions.append(route) }
        return Array(suggestions.prefix(3))
    }
}
