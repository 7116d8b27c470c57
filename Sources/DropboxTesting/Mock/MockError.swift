/// Something is wrong with how a mock is used.
public enum MockError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The request of this route was answered before, or was cancelled.
    case answeredBefore(route: String)
    /// No answer was set for this route.
    case unset(route: String)

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .answeredBefore(let route): "the request of \(route) is over: each request is answered once"
        case .unset(let route):
            "no mock was set for \(route): give the mock client a fixture of that name, or answer the request by "
                + "handleMockInput while the mock client is there"
        }
    }
}
