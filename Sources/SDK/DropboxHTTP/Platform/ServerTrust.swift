import Foundation

#if canImport(Darwin)
    import CryptoKit
    import Security

    /// Evaluates authentication challenges of servers and proxies according to the configuration.
    struct ServerTrust: Sendable {
        enum Disposition {
            case respond(URLSession.AuthChallengeDisposition, URLCredential?)
            case reject(HTTPError)
        }

        /// The certificate authorities in DER form, or `nil` for those of the system.
        private let roots: Result<[Data], HTTPError>?
        private let pinnedKeys: [HTTPTransportConfiguration.PinnedKey]
        private let handler: HTTPTransportConfiguration.ChallengeHandler?
        /// The credentials in the URL of the proxy.
        private let proxyCredential: (user: String, password: String)?

        init(_ configuration: HTTPTransportConfiguration) {
            handler = configuration.authChallengeHandler
            pinnedKeys = configuration.pinnedKeys
            proxyCredential =
                if case .url(let url) = configuration.proxy,
                    let address = URLComponents(url: url, resolvingAgainstBaseURL: false), let user = address.user
                { (user, address.password ?? "") } else { nil }
            roots =
                switch configuration.trustRoots {
                case .system: nil
                case .pem(let text): Self.roots(text)
                case .file(let url): Self.roots(url)
                }
        }

        func disposition(for challenge: URLAuthenticationChallenge) -> Disposition {
            if challenge.protectionSpace.isProxy(), challenge.previousFailureCount == 0, let proxyCredential {
                let (user, password) = proxyCredential
                return .respond(
                    .useCredential, URLCredential(user: user, password: password, persistence: .forSession))
            }
            guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
                let trust = challenge.protectionSpace.serverTrust, roots != nil || !pinnedKeys.isEmpty
            else {
                let (disposition, credential) = handler?(challenge) ?? (.performDefaultHandling, nil)
                return .respond(disposition, credential)
            }
            switch roots {
            case nil: break
            case .failure(let error): return .reject(error)
            case .success(let roots):
                let certificates = roots.compactMap { SecCertificateCreateWithData(nil, $0 as NSData as CFData) }
                guard SecTrustSetAnchorCertificates(trust, certificates as NSArray as CFArray) == errSecSuccess,
                    SecTrustSetAnchorCertificatesOnly(trust, true) == errSecSuccess
                else {
                    return .reject(
                        HTTPError(.tls, "The certificate authorities cannot be used.", isRequestUnsent: true))
                }
            }
            guard SecTrustEvaluateWithError(trust, nil) else {
                return .reject(HTTPError(.tls, "The server's certificate is not trusted.", isRequestUnsent: true))
            }
            guard pinnedKeys.isEmpty || isPinned(trust) else {
                return .reject(
                    HTTPError(.pinMismatch, "The server's key does not match a pinned key.", isRequestUnsent: true))
            }
            return .respond(.useCredential, URLCredential(trust: trust))
        }

        private func isPinned(_ trust: SecTrust) -> Bool {
            guard let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate], let leaf = chain.first,
                let key = Certificate.subjectPublicKeyInfo(of: SecCertificateCopyData(leaf) as NSData as Data)
            else { return false }
            let hash = Data(SHA256.hash(data: key)).base64EncodedString()
            return pinnedKeys.contains { $0.sha256Base64 == hash }
        }

        private static func roots(_ text: String) -> Result<[Data], HTTPError> {
            let certificates = Certificate.der(fromPEM: text)
            return certificates.isEmpty
                ? .failure(HTTPError(.tls, "The trust roots contain no certificate.", isRequestUnsent: true))
                : .success(certificates)
        }

        private static func roots(_ url: URL) -> Result<[Data], HTTPError> {
            do {
                return roots(String(decoding: try Data(contentsOf: url), as: UTF8.self))
            } catch {
                let message = "The file of certificate authorities cannot be read: \(error)"
                return .failure(HTTPError(.tls, message, isRequestUnsent: true))
            }
        }
    }
#endif

/// The causes of failed TLS handshakes in the errors of `URLSession`.
enum TLSHandshakeError {
    /// The codes of Secure Transport for certificates of the server or the client.
    private static let certificateCodes: Set<Int> = [
        -9807, -9808,  // errSSLXCertChainInvalid, errSSLBadCert
        -9812, -9813, -9814, -9815,  // errSSLUnknownRootCert, NoRootCert, CertExpired, CertNotYetValid
        -9825, -9826, -9827, -9828, -9829,  // errSSLPeerBadCert, UnsupportedCert, CertRevoked, CertExpired, CertUnknown
        -9831, -9842, -9843,  // errSSLPeerUnknownCA, errSSLClientCertRequested, errSSLHostNameMismatch
    ]

    /// Returns whether an error with the code `NSURLErrorSecureConnectionFailed` is about a certificate. All others are
    /// lost connections.
    static func isAboutTrust(_ error: NSError) -> Bool {
        if error.userInfo[NSURLErrorFailingURLPeerTrustErrorKey] != nil { return true }
        if let code = error.userInfo["_kCFStreamErrorCodeKey"] as? Int { return certificateCodes.contains(code) }
        guard let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError else { return false }
        return isAboutTrust(cause)
    }
}

/// The parts of X.509 parsing that custom trust roots and pinned keys require.
enum Certificate {
    /// Returns the certificates in a PEM text in DER form. Skips sections that aren't certificates.
    static func der(fromPEM text: String) -> [Data] {
        text.components(separatedBy: "-----BEGIN CERTIFICATE-----").dropFirst().compactMap { part in
            guard let end = part.range(of: "-----END CERTIFICATE-----") else { return nil }
            return Data(base64Encoded: String(part[..<end.lowerBound]), options: .ignoreUnknownCharacters)
        }
    }

    /// Returns the SubjectPublicKeyInfo of a certificate in DER form, or `nil` if the data isn't a certificate. The
    /// hash of these bytes identifies a pinned key.
    static func subjectPublicKeyInfo(of certificate: Data) -> Data? {
        var outer = DER(certificate)
        guard var sequence = outer.enter(tag: 0x30), var signed = sequence.enter(tag: 0x30) else { return nil }
        if signed.nextTag == 0xa0 { _ = signed.element() }  // version
        // Skip the serial number, signature algorithm, issuer, validity, and subject.
        for tag in [0x02, 0x30, 0x30, 0x30, 0x30] as [UInt8] {
            guard signed.nextTag == tag, signed.element() != nil else { return nil }
        }
        guard signed.nextTag == 0x30 else { return nil }
        return signed.element()
    }
}

/// A DER reader that can only traverse elements.
private struct DER {
    private var rest: Data

    init(_ data: Data) { rest = data }

    var nextTag: UInt8? { rest.first }

    /// Returns the next element with its header, and advances past it.
    mutating func element() -> Data? {
        guard let head = head() else { return nil }
        let end = rest.startIndex + head.size + head.length
        defer { rest = rest[end...] }
        return Data(rest[..<end])
    }

    /// Returns a reader for the content of the next element and advances past it, or returns `nil` if its tag isn't
    /// `tag`.
    mutating func enter(tag: UInt8) -> DER? {
        guard nextTag == tag, let size = head()?.size, let element = element() else { return nil }
        return DER(element.dropFirst(size))
    }

    /// Returns the size of the next element's header and the length of its content, or `nil` if the element is
    /// incomplete.
    private func head() -> (size: Int, length: Int)? {
        guard rest.count >= 2 else { return nil }
        let first = rest[rest.startIndex + 1]
        var (size, length) = (2, Int(first))
        if first & 0x80 != 0 {
            let count = Int(first & 0x7f)
            // A length of four bytes can overflow a 32-bit `Int`. No certificate is that long.
            guard (1...3).contains(count), rest.count >= 2 + count else { return nil }
            size += count
            length = rest[(rest.startIndex + 2)...].prefix(count).reduce(0) { $0 << 8 | Int($1) }
        }
        return rest.count - size >= length ? (size, length) : nil
    }
}
