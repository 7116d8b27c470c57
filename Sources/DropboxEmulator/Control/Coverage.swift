/// How near the emulator's answer to a route comes to the service's.
public struct RouteCoverage: Sendable, Hashable {
    /// A degree of nearness.
    public enum Level: Sendable, Hashable {
        /// As the service, as far as it is known.
        case faithful
        /// Right in form, with less behind it; the words say in what.
        case simplified(String)
        /// Answered with 501.
        case unimplemented
    }

    /// What the answer is made after.
    public enum Evidence: Sendable, Hashable {
        /// Answers of the service, recorded in these years, oldest first; the emulator answers as they do.
        case recorded(years: [Int])
        /// The specification of the route, and nothing else.
        case specification
        /// The form is that of the specification; what it is filled with is made up.
        case assumed
    }

    /// The route, such as `files/upload`.
    public let route: String
    /// How near it comes.
    public let level: Level
    /// How this is known.
    public let evidence: Evidence
}

extension DropboxEmulator {
    /// Every route of the API, sorted, with how near the emulator's answer comes to the service's.
    public static let coverage: [RouteCoverage] = AllRoutes.facts.keys.sorted().map { route in
        let years = RecordedRoutes.years[route]
        let recorded = years.map { RouteCoverage.Evidence.recorded(years: $0) }
        return switch AllRoutes.table.fidelity[route] {
        case .faithful: RouteCoverage(route: route, level: .faithful, evidence: recorded ?? .specification)
        case .simplified(let words):
            RouteCoverage(route: route, level: .simplified(words), evidence: recorded ?? .assumed)
        case nil: RouteCoverage(route: route, level: .unimplemented, evidence: .specification)
        }
    }
}
