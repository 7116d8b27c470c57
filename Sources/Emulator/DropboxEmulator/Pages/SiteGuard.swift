import DropboxHTTPServer

/// Rejects requests by pages of other sites in a browser on this machine.
///
/// By DNS rebinding, such a page can make its own hostname refer to this machine, so that the browser treats the
/// emulator as part of its site. But it can't change the `Host` of a request or send a form without its `Origin`.
enum SiteGuard {
    /// The hostnames of the service that a hosts file can map to the emulator.
    private static let serviceNames: Set = ["www.dropbox.com", "dropbox.com", "api.dropboxapi.com", "api.dropbox.com"]

    /// Returns the reason why a request is rejected, or `nil` if it is accepted.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - service: The emulator's service.
    ///   - allowsServiceNames: Whether clients may reach the emulator by a hostname of the service.
    static func rejectionReason(for request: ServerRequest, _ service: Service, allowsServiceNames: Bool = false)
        -> String?
    {
        let host = request.headers["Host"] ?? ""
        if let origin = request.headers["Origin"], origin != "http://\(host)", origin != "https://\(host)" {
            return "requests from other origins are not allowed"
        }
        let name = name(of: host)
        guard service.allowsRemoteConnections || isLocal(name) || (allowsServiceNames && serviceNames.contains(name))
        else {
            return "use the hostname localhost or an IP address"
        }
        return nil
    }

    /// Returns the reason why a request for a page is rejected, or `nil` if it is accepted: it comes from a page of another
    /// origin that would embed the page or one of its files, instead of a link that the user follows.
    static func embeddingReason(for request: ServerRequest) -> String? {
        guard let site = request.headers["Sec-Fetch-Site"], site != "same-origin", site != "none" else { return nil }
        let isLink = request.headers["Sec-Fetch-Mode"] == "navigate" && request.headers["Sec-Fetch-Dest"] == "document"
        return isLink && request.method == "GET" ? nil : "requests from other origins are not allowed"
    }

    /// Returns the lowercase hostname without the port.
    private static func name(of host: String) -> String {
        (host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }).lowercased()
    }

    private static func isLocal(_ name: String) -> Bool {
        name == "localhost" || name == "[::1]"
            || name.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }
}

extension ServerRequest {
    /// Returns the scheme and host for URLs that the client receives: those by which it reached the emulator. A client
    /// that uses a hostname of the service receives hostnames of the service.
    ///
    /// - Parameter name: The service's hostname for the target of the URL.
    func origin(_ name: String = "www.dropbox.com") -> String {
        let host = headers["Host"] ?? ""
        if host.hasSuffix(".dropboxapi.com") || host.hasSuffix(".dropbox.com") { return "https://" + name }
        let isValid =
            !host.isEmpty
            && host.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || ".:-[]".utf8.contains(byte)
            }
        return (isSecure ? "https://" : "http://") + (isValid ? host : "localhost")
    }
}
