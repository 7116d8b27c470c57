/// How near the emulator's answer to a route comes to the service's.
public struct RouteCoverage: Sendable, Hashable {
    /// A degree of nearness.
    public enum Level: Sendable, Hashable {
        /// As the service, as far as it is known.
        case faithful
        /// Right in form, with less behind it; the words say in what.
        case simplified(String)
        /// Answered with 501.
        case absent
    }

    /// The route, such as `files/upload`.
    public let route: String
    /// How near it comes.
    public let level: Level
}

extension DropboxEmulator {
    /// Every route of the API, sorted, with how near the emulator's answer comes to the service's.
    public static let coverage: [RouteCoverage] = AllRoutes.facts.keys.sorted().map { route in
        switch AllRoutes.table.fidelity[route] {
        case .faithful: RouteCoverage(route: route, level: .faithful)
        case .simplified(let words): RouteCoverage(route: route, level: .simplified(words))
        case nil: RouteCoverage(route: route, level: .absent)
        }
    }
}
