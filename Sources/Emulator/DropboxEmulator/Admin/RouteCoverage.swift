extension DropboxEmulator {
    /// How faithfully the emulator implements a route.
    public struct RouteCoverage: Sendable, Hashable {
        /// A level of fidelity.
        public enum Level: Sendable, Hashable {
            /// The emulator behaves like the service, as far as its behavior is known.
            case faithful
            /// The response has the documented form, but less functionality behind it. The associated value describes the
            /// difference.
            case simplified(String)
            /// The emulator responds with status 501.
            case unimplemented
        }

        /// The source that the emulator's behavior is based on.
        public enum Evidence: Sendable, Hashable {
            /// Responses of the service that were recorded in these years, oldest first. The emulator reproduces them.
            case recorded(years: [Int])
            /// Only the specification of the route.
            case specification
            /// The form follows the specification, the values are assumptions.
            case assumed
        }

        /// The path of the route, such as `files/upload`.
        public let route: String
        /// The fidelity of the implementation.
        public let level: Level
        /// The source that the implementation is based on.
        public let evidence: Evidence
    }
}

extension DropboxEmulator {
    /// The coverage of every route of the API, sorted by path.
    public static let coverage: [RouteCoverage] = AllRoutes.descriptors.keys.sorted().map { route in
        let years = RecordedRoutes.years[route]
        let recorded = years.map { RouteCoverage.Evidence.recorded(years: $0) }
        return switch AllRoutes.table.fidelity[route] {
        case .faithful: RouteCoverage(route: route, level: .faithful, evidence: recorded ?? .specification)
        case .simplified(let difference):
            RouteCoverage(route: route, level: .simplified(difference), evidence: recorded ?? .assumed)
        case nil: RouteCoverage(route: route, level: .unimplemented, evidence: .specification)
        }
    }
}
