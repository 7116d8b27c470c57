/// Keeps pages of other sites, opened in a browser of this machine, out of the emulator's own pages. By DNS rebinding such a
/// page can make its own name mean this machine, so that the browser takes the emulator for a part of its site; but it
/// cannot change the `Host` of a request, nor send a form without its `Origin`.
enum SiteGuard {
    /// The names of the service that a hosts file can lead to the emulator.
    private static let serviceNames: Set = ["www.dropbox.com", "dropbox.com", "api.dropboxapi.com", "api.dropbox.com"]

    /// Why a request is not answered; nil if it is.
    ///
    /// - Parameter allowsServiceNames: whether the emulator may be called by a name of the service.
    static func refusal(_ request: ServerRequest, _ service: Service, allowsServiceNames: Bool = false) -> String? {
        let host = request.headers["Host"] ?? ""
        if let origin = request.headers["Origin"], origin != "http://\(host)", origin != "https://\(host)" {
            return "it is not open to other origins"
        }
        let name = name(of: host)
        guard service.allowsRemoteConnections || isLocal(name) || (allowsServiceNames && serviceNames.contains(name))
        else {
            return "it is open on loopback only, by the name localhost or an address"
        }
        return nil
    }

    /// The host without a port, as DNS compares names.
    private static func name(of host: String) -> String {
        (host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }).lowercased()
    }

    private static func isLocal(_ name: String) -> Bool {
        name == "localhost" || name == "[::1]"
            || name.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }
}
