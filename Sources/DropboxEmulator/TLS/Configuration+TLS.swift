import Foundation

extension DropboxEmulator.Configuration {
    /// How an emulator speaks TLS, beside plain HTTP, on a port of its own.
    public struct TLS: Sendable, Hashable {
        /// What the server shows to prove its name.
        public enum Certificate: Sendable, Hashable {
            /// One made at the start (with a data folder: at the first start), for the names of the service's hosts
            /// (`api.dropboxapi.com`, `content.dropboxapi.com`, …), `localhost`, `127.0.0.1` and `::1`.
            case generated
            /// A chain and the key to its first certificate, both in PEM.
            case files(certificate: URL, key: URL)
        }

        /// 0, the default, lets the system choose a free one.
        public var port: UInt16 = 0
        /// Made at the start by default.
        public var certificate = Certificate.generated
        /// Host names that a certificate made at the start is good for as well. None by default.
        public var names: [String] = []
        /// Where to write the certificate that clients have to trust, in PEM; nil, the default, for nowhere. Nothing is
        /// written for a certificate that was brought.
        public var authorityFile: URL?

        /// A certificate made at the start, on a free port.
        public init() {}
    }
}

extension DropboxEmulator.Configuration.TLS {
    /// - Parameter dataDirectory: keeps a certificate that is made for the next start.
    func identity(dataDirectory: URL?) throws -> ServerIdentity {
        let identity: ServerIdentity
        switch certificate {
        case .files(let certificate, let key):
            identity = try ServerIdentity.read(certificate: certificate, key: key)
        case .generated:
            if let dataDirectory {
                identity = try IdentityFolder(folder: dataDirectory.appendingPathComponent("tls")).identity(
                    names: names)
            } else {
                identity = try ServerIdentity.make(names: names)
            }
        }
        if let authorityFile, let authority = identity.authority {
            try authority.write(to: authorityFile, options: .atomic)
        }
        return identity
    }
}
