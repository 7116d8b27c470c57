import DropboxCore

/// Which of the service's hosts answers which route.
///
/// A client that reaches the emulator by the name of a real host (with a hosts file and TLS) is held to what that host
/// answers. By any other name all hosts are one, told apart by path.
enum HostMatcher {
    private static let hosts: [String: Set<RouteHost>] = [
        "api.dropboxapi.com": [.api], "api.dropbox.com": [.api],
        "content.dropboxapi.com": [.content, .downloadContent],
        "notify.dropboxapi.com": [.notify],
        "www.dropbox.com": [], "dropbox.com": [], "dl.dropboxusercontent.com": [],
    ]

    /// Refuses a call that came to the wrong host.
    static func check(_ request: ServerRequest, _ facts: RouteDescriptor) throws(RequestError) {
        guard let host = request.headers["Host"], let answered = hosts[name(of: host)], !answered.contains(facts.host)
        else { return }
        throw .wrongHost(facts, home: home(of: facts.host))
    }

    /// The host without a port, as DNS compares names.
    private static func name(of host: String) -> String {
        String(host.prefix { $0 != ":" }).lowercased()
    }

    private static func home(of host: RouteHost) -> String {
        switch host {
        case .api: "api.dropboxapi.com"
        case .content, .downloadContent: "content.dropboxapi.com"
        case .notify: "notify.dropboxapi.com"
        }
    }
}
