/// Which of the servers in `BaseHosts` a route lives on.
public enum RouteHost: String, Sendable, Hashable, CaseIterable {
    /// The server of most routes.
    case api
    /// The server that takes uploads.
    case content
    /// The server that sends content.
    case downloadContent
    /// The server on which a long poll waits.
    case notify
}
