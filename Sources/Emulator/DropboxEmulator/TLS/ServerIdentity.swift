import CDropboxMicrohttpd
import DropboxCore
import DropboxHTTPServer
import Foundation

extension ServerIdentity {
    /// The names of the service's hosts and of the local host.
    static let names = [
        "api.dropboxapi.com", "content.dropboxapi.com", "notify.dropboxapi.com", "api.dropbox.com", "www.dropbox.com",
        "dropbox.com", "dl.dropboxusercontent.com", "localhost",
    ]
    private static let addresses: [[UInt8]] = [[127, 0, 0, 1], [UInt8](repeating: 0, count: 15) + [1]]

    /// Generates a certificate chain for the service's names.
    ///
    /// The private key of the certificate authority is discarded, so that a client that trusts the authority trusts
    /// only this certificate.
    ///
    /// - Parameters:
    ///   - additionalNames: Additional host names.
    ///   - now: The start of the validity. Use the real time, not the emulator's clock, because clients check it.
    static func generate(names additionalNames: [String] = [], now: Date = Date()) throws(TLSError) -> ServerIdentity {
        let year: TimeInterval = 365 * 24 * 3600
        let authorityKey = try PrivateKey()
        let authority = try Certificate(
            subject: "CN=Dropbox emulator,O=swift-dropbox", key: authorityKey, validFrom: now, for: 10 * year)
        try authority.setAuthorityExtensions()
        try authority.sign(by: authority, authorityKey)

        let key = try PrivateKey()
        // Some clients reject a certificate that is valid for more than 398 days.
        let leaf = try Certificate(
            subject: "CN=api.dropboxapi.com,O=swift-dropbox", key: key, validFrom: now, for: year)
        try leaf.setServerExtensions(names: names + additionalNames, addresses: addresses)
        try leaf.sign(by: authority, authorityKey)

        let trusted = try authority.pem()
        return ServerIdentity(chain: try leaf.pem() + trusted, key: try key.pem(), authority: trusted)
    }

    /// Reads a custom certificate and its key.
    ///
    /// - Throws: ``TLSError`` if a file can't be read or isn't PEM, or if the key doesn't belong to the certificate.
    static func load(certificate: URL, key: URL) throws(TLSError) -> ServerIdentity {
        let identity = ServerIdentity(chain: try content(of: certificate), key: try content(of: key))
        try identity.check(describedBy: "\(certificate.path) and \(key.path)")
        return identity
    }

    /// Returns the content of a PEM file.
    fileprivate static func content(of file: URL) throws(TLSError) -> Data {
        do throws(FileError) { return try RegularFile.readExisting(file, maximumSize: 1 << 20) } catch {
            throw TLSError(error.description)
        }
    }

    /// Checks that the key belongs to the chain. Otherwise the error would appear only when the first client connects.
    private func check(describedBy files: String) throws(TLSError) {
        var credentials: gnutls_certificate_credentials_t?
        try checkResult(gnutls_certificate_allocate_credentials(&credentials), "cannot check a certificate")
        defer { gnutls_certificate_free_credentials(credentials) }
        let code = chain.withDatum { chain in
            key.withDatum { key in gnutls_certificate_set_x509_key_mem(credentials, chain, key, GNUTLS_X509_FMT_PEM) }
        }
        try checkResult(code, "\(files) are not a certificate chain and its key, in PEM")
    }

    /// Returns the remaining validity of the first certificate, or `nil` if it can't be read.
    func remainingValidity(at now: Date) -> TimeInterval? {
        withCertificate { certificate in
            let end = gnutls_x509_crt_get_expiration_time(certificate)
            return Date(timeIntervalSince1970: TimeInterval(end)).timeIntervalSince(now)
        }
    }

    /// Returns whether the first certificate is valid for all of the names.
    func isValid(for names: [String]) -> Bool {
        withCertificate { certificate in
            var missing = Set(names)
            var buffer = [CChar](repeating: 0, count: 1024)
            var number: UInt32 = 0
            while true {
                var size = buffer.count
                let kind = gnutls_x509_crt_get_subject_alt_name(certificate, number, &buffer, &size, nil)
                if kind < 0 { return missing.isEmpty }
                missing.remove(String(decoding: buffer.prefix(size).map(UInt8.init(bitPattern:)), as: UTF8.self))
                number += 1
            }
        } ?? false
    }

    /// Calls a closure with the first certificate of the chain, or returns `nil` if it can't be read.
    private func withCertificate<Result>(_ body: (gnutls_x509_crt_t?) -> Result) -> Result? {
        var certificate: gnutls_x509_crt_t?
        guard gnutls_x509_crt_init(&certificate) == 0 else { return nil }
        defer { gnutls_x509_crt_deinit(certificate) }
        guard chain.withDatum({ gnutls_x509_crt_import(certificate, $0, GNUTLS_X509_FMT_PEM) }) == 0 else { return nil }
        return body(certificate)
    }
}

/// An error that indicates that a certificate couldn't be created or used.
struct TLSError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Throws an error if a result code of GnuTLS indicates a failure.
func checkResult(_ code: Int32, _ action: String) throws(TLSError) {
    guard code < 0 else { return }
    throw TLSError("\(action): \(String(cString: gnutls_strerror(code)))")
}

extension Data {
    /// Calls a closure with the bytes as a GnuTLS datum.
    func withDatum<Result>(_ body: (UnsafePointer<gnutls_datum_t>) -> Result) -> Result {
        var copy = [UInt8](self)
        return copy.withUnsafeMutableBufferPointer { bytes in
            var datum = gnutls_datum_t(data: bytes.baseAddress, size: UInt32(clamping: bytes.count))
            return body(&datum)
        }
    }
}

/// The persistent identity of an emulator with a data directory. Clients that trust it still trust it after a restart.
struct IdentityDirectory {
    let folder: URL

    private var chain: URL { folder.appendingPathComponent("certificate.pem") }
    private var key: URL { folder.appendingPathComponent("key.pem") }
    private var authority: URL { folder.appendingPathComponent("authority.pem") }
    /// The minimum remaining validity of a persisted identity.
    private static let minimumValidity: TimeInterval = 7 * 24 * 3600

    /// Returns the identity in the directory. A new one is generated if there is none, if it is about to expire, or if
    /// it isn't valid for one of the names.
    func identity(names: [String], now: Date = Date()) throws -> ServerIdentity {
        if FileManager.default.fileExists(atPath: key.path) {
            var persisted = try ServerIdentity.load(certificate: chain, key: key)
            persisted.authority = try ServerIdentity.content(of: authority)
            if let validity = persisted.remainingValidity(at: now), validity > Self.minimumValidity,
                persisted.isValid(for: names)
            {
                return persisted
            }
        }
        let generated = try ServerIdentity.generate(names: names, now: now)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try generated.chain.write(to: chain, options: .atomic)
        try (generated.authority ?? Data()).write(to: authority, options: .atomic)
        // Write the key last: without it, the directory counts as empty.
        try generated.key.write(to: key, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key.path)
        return generated
    }
}

extension DropboxEmulator.Configuration {
    /// The configuration of TLS, which the emulator serves on a separate port in addition to plain HTTP.
    public struct TLS: Sendable, Hashable {
        /// The source of the server's certificate.
        public enum Certificate: Sendable, Hashable {
            /// A certificate that is generated at the start, or at the first start with a data directory. It is valid
            /// for the names of the service's hosts (`api.dropboxapi.com`, `content.dropboxapi.com`, …), `localhost`,
            /// `127.0.0.1`, and `::1`.
            case generated
            /// A certificate chain and the private key of its first certificate, both in PEM.
            case files(certificate: URL, key: URL)
        }

        /// The port, or 0 to let the system choose a free one. The default is 0.
        public var port: UInt16 = 0
        /// The source of the certificate. The default is `generated`.
        public var certificate = Certificate.generated
        /// Additional host names of a generated certificate. There are none by default.
        public var names: [String] = []
        /// The file to write the certificate authority to, in PEM, which clients must trust. The default is `nil`,
        /// which means none. It isn't written for a custom certificate.
        public var authorityFile: URL?

        /// Creates a configuration with a generated certificate on a free port.
        public init() {}
    }
}

extension DropboxEmulator.Configuration.TLS {
    /// Returns the identity of the server.
    ///
    /// - Parameter dataDirectory: The directory that persists a generated certificate for the next start.
    func identity(dataDirectory: URL?) throws -> ServerIdentity {
        let identity: ServerIdentity
        switch certificate {
        case .files(let certificate, let key):
            identity = try ServerIdentity.load(certificate: certificate, key: key)
        case .generated:
            if let dataDirectory {
                identity = try IdentityDirectory(folder: dataDirectory.appendingPathComponent("tls")).identity(
                    names: names)
            } else {
                identity = try ServerIdentity.generate(names: names)
            }
        }
        if let authorityFile, let authority = identity.authority {
            try authority.write(to: authorityFile, options: .atomic)
        }
        return identity
    }
}
