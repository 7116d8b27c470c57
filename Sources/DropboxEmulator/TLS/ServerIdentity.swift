import CDropboxGnuTLS
import Foundation

/// What a server shows to prove its name: a chain of certificates and the key to the first of them, as PEM.
struct ServerIdentity: Sendable {
    var chain: Data
    var key: Data
    /// The certificate that clients have to trust; nil when it is the business of whoever brought the chain.
    var authority: Data?
}

extension ServerIdentity {
    /// The names of the service's hosts, and those of this machine.
    static let names = [
        "api.dropboxapi.com", "content.dropboxapi.com", "notify.dropboxapi.com", "api.dropbox.com", "www.dropbox.com",
        "dropbox.com", "dl.dropboxusercontent.com", "localhost",
    ]
    private static let addresses: [[UInt8]] = [[127, 0, 0, 1], [UInt8](repeating: 0, count: 15) + [1]]

    /// A chain of its own: a certificate for the service's names, made by an authority whose key nobody keeps, so that
    /// a client that trusts it trusts this one certificate only.
    ///
    /// - Parameters:
    ///   - names: more host names to answer to.
    ///   - now: the time by which it becomes valid. The real time, whatever the emulator's clock shows: clients check it.
    static func make(names more: [String] = [], now: Date = Date()) throws(TLSFailure) -> ServerIdentity {
        let year: TimeInterval = 365 * 24 * 3600
        let authorityKey = try PrivateKey()
        let authority = try Certificate(
            subject: "CN=Dropbox emulator,O=swift-dropbox", key: authorityKey, validFrom: now, for: 10 * year)
        try authority.makeAuthority()
        try authority.sign(by: authority, authorityKey)

        let key = try PrivateKey()
        // Some clients refuse a certificate that is valid for more than 398 days.
        let leaf = try Certificate(
            subject: "CN=api.dropboxapi.com,O=swift-dropbox", key: key, validFrom: now, for: year)
        try leaf.makeServer(names: names + more, addresses: addresses)
        try leaf.sign(by: authority, authorityKey)

        let trusted = try authority.pem()
        return ServerIdentity(chain: try leaf.pem() + trusted, key: try key.pem(), authority: trusted)
    }

    /// A certificate and a key that somebody else made.
    ///
    /// - Throws: `TLSFailure` when a file cannot be read, is not PEM, or the key is not the certificate's.
    static func read(certificate: URL, key: URL) throws(TLSFailure) -> ServerIdentity {
        func content(_ file: URL) throws(TLSFailure) -> Data {
            do { return try Data(contentsOf: file) } catch {
                throw TLSFailure("cannot read \(file.path): \(error.localizedDescription)")
            }
        }
        let identity = ServerIdentity(chain: try content(certificate), key: try content(key))
        try identity.check(describedBy: "\(certificate.path) and \(key.path)")
        return identity
    }

    /// Checks that the key belongs to the chain, which otherwise shows only when the first client comes.
    private func check(describedBy files: String) throws(TLSFailure) {
        var credentials: gnutls_certificate_credentials_t?
        try require(gnutls_certificate_allocate_credentials(&credentials), "cannot check a certificate")
        defer { gnutls_certificate_free_credentials(credentials) }
        let code = chain.withDatum { chain in
            key.withDatum { key in gnutls_certificate_set_x509_key_mem(credentials, chain, key, GNUTLS_X509_FMT_PEM) }
        }
        try require(code, "\(files) are not a certificate chain and its key, in PEM")
    }

    /// How long the first certificate is still valid; nil when it cannot be read.
    func remainingValidity(at now: Date) -> TimeInterval? {
        withCertificate { certificate in
            let end = gnutls_x509_crt_get_expiration_time(certificate)
            return Date(timeIntervalSince1970: TimeInterval(end)).timeIntervalSince(now)
        }
    }

    /// Whether the first certificate was made for all of the names.
    func stands(for names: [String]) -> Bool {
        withCertificate { certificate in
            var rest = Set(names)
            var buffer = [CChar](repeating: 0, count: 1024)
            var number: UInt32 = 0
            while true {
                var size = buffer.count
                let kind = gnutls_x509_crt_get_subject_alt_name(certificate, number, &buffer, &size, nil)
                if kind < 0 { return rest.isEmpty }
                rest.remove(String(decoding: buffer.prefix(size).map(UInt8.init(bitPattern:)), as: UTF8.self))
                number += 1
            }
        } ?? false
    }

    /// Lends the first certificate of the chain; nil when it cannot be read.
    private func withCertificate<Result>(_ body: (gnutls_x509_crt_t?) -> Result) -> Result? {
        var certificate: gnutls_x509_crt_t?
        guard gnutls_x509_crt_init(&certificate) == 0 else { return nil }
        defer { gnutls_x509_crt_deinit(certificate) }
        guard chain.withDatum({ gnutls_x509_crt_import(certificate, $0, GNUTLS_X509_FMT_PEM) }) == 0 else { return nil }
        return body(certificate)
    }
}

/// A certificate could not be made or used.
struct TLSFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Turns a result of GnuTLS into an error.
func require(_ code: Int32, _ action: String) throws(TLSFailure) {
    guard code < 0 else { return }
    throw TLSFailure("\(action): \(String(cString: gnutls_strerror(code)))")
}

extension Data {
    /// Lends the bytes in the form that GnuTLS takes.
    func withDatum<Result>(_ body: (UnsafePointer<gnutls_datum_t>) -> Result) -> Result {
        var copy = [UInt8](self)
        return copy.withUnsafeMutableBufferPointer { bytes in
            var datum = gnutls_datum_t(data: bytes.baseAddress, size: UInt32(clamping: bytes.count))
            return body(&datum)
        }
    }
}
