import Foundation

/// Where an app may send its users back to.
enum RedirectPolicy {
    /// A registered address that stands for every address which an app could register. It is for apps that are made up
    /// for a test; the service has nothing like it.
    static let anywhere = "*"

    /// Whether the app may send its users to an address: one that it registered, letter for letter. Of an address on
    /// loopback registered without a port, the port does not matter (RFC 8252, 7.3); the address of the mobile SDKs,
    /// whose scheme is made of the app's key, needs no registration.
    static func allows(_ address: String, for app: App) -> Bool {
        guard let address = Address(address) else { return false }
        return address.scheme == "db-" + app.key.lowercased()
            || app.redirectURIs.contains { registered in
                registered == anywhere
                    ? address.isRegistrable
                    : registered == address.text || Address(registered).map(address.isLoopback(of:)) ?? false
            }
    }

    private struct Address {
        let text: String
        let scheme: String
        let parts: URLComponents

        init?(_ text: String) {
            guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
                parts.fragment == nil, !text.contains(where: \.isNewline)
            else { return nil }
            self.text = text
            self.scheme = scheme
            self.parts = parts
        }

        private var isOnLoopback: Bool {
            scheme == "http" && ["localhost", "127.0.0.1", "[::1]", "::1"].contains(parts.host?.lowercased())
        }

        /// HTTPS, plain HTTP on loopback, or the scheme of an application.
        var isRegistrable: Bool {
            switch scheme {
            case "https": !(parts.host ?? "").isEmpty
            case "http": isOnLoopback
            // Schemes that browsers themselves act on.
            case "javascript", "data", "file", "about", "blob", "vbscript", "view-source": false
            default: true
            }
        }

        func isLoopback(of registered: Address) -> Bool {
            guard isOnLoopback, registered.isOnLoopback, registered.parts.port == nil else { return false }
            var own = parts
            own.port = nil
            return own.string == registered.text
        }
    }
}
