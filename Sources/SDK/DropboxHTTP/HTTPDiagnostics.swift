import Foundation

#if os(Linux)
    import CDropboxLinux
#endif

// What a report for support says about connections. It contains no credentials.

/// The library that sends requests, and its version, with that of the library for TLS.
package var transportLibraries: String {
    #if os(Linux)
        String(cString: curl_version())
    #else
        "URLSession"
    #endif
}

extension HTTPTransportConfiguration {
    /// The proxy in one line, without credentials.
    ///
    /// - Parameter environment: The environment variables, which specify the proxy of the system on Linux.
    package func proxyDescription(_ environment: [String: String]) -> String {
        switch proxy {
        case .none: return "none"
        case .url(let url): return url.absoluteString.redactedAddress
        case .system:
            let variables = Self.proxyVariables(environment)
            #if os(Linux)
                return variables.isEmpty ? "none" : variables.joined(separator: ", ")
            #else
                return (["of the system"] + variables).joined(separator: ", ")
            #endif
        }
    }

    /// The environment variables for proxies that are set, such as `https_proxy=http://proxy.example.com:3128`, without
    /// credentials.
    package static func proxyVariables(_ environment: [String: String]) -> [String] {
        // libcurl ignores `HTTP_PROXY`, which a request to a CGI program can set.
        ["https_proxy", "HTTPS_PROXY", "http_proxy", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY"].compactMap {
            name in
            guard let value = environment[name], !value.isEmpty else { return nil }
            return "\(name)=" + (name.lowercased() == "no_proxy" ? value : value.redactedAddress)
        }
    }

    /// The trusted certificate authorities and the pinned keys in one line.
    package var trustDescription: String {
        let roots =
            switch trustRoots {
            case .system: "authorities of the system"
            case .file: "authorities in a file"
            case .pem: "own authorities"
            }
        return pinnedKeys.isEmpty ? roots : "\(roots), \(pinnedKeys.count) pinned keys"
    }
}

extension HTTPHeaders {
    /// Parses the date of a message (RFC 9110, section 5.6.7), or returns `nil` if it's malformed.
    package static func date(_ text: String) -> Date? { HTTPDate.parse(text) }
}

extension String {
    /// The scheme, the host, and the port of an address, without its user, password, path, and query.
    package var redactedAddress: String {
        let scheme = range(of: "://")
        let address = self[(scheme?.upperBound ?? startIndex)...]
        let hasUser = address.contains("@")
        // A password can contain any character, so the last one counts.
        let server = hasUser ? address[address.index(after: address.lastIndex(of: "@") ?? startIndex)...] : address
        let name = server.prefix { !"/?#".contains($0) }
        return (scheme.map { String(self[..<$0.upperBound]) } ?? "") + (hasUser ? "…@" : "") + name
    }
}
