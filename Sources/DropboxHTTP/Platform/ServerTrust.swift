#if canImport(Darwin)
    import CryptoKit
    import Foundation
    import Security

    /// Whether a server's certificate is good enough, and who is calling, by the configuration.
    struct ServerTrust: Sendable {
        enum Verdict {
            case answered(URLSession.AuthChallengeDisposition, URLCredential?)
            case refused(HTTPError)
        }

        /// Certificate authorities in DER form, in place of those of the system.
        private let roots: Result<[Data], HTTPError>?
        private let pinnedKeys: [HTTPTransportConfiguration.PinnedKey]
        private let handler: HTTPTransportConfiguration.ChallengeHandler?
        /// What the address of the proxy says of who is calling.
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

        func verdict(on challenge: URLAuthenticationChallenge) -> Verdict {
            if challenge.protectionSpace.isProxy(), challenge.previousFailureCount == 0, let proxyCredential {
                let (user, password) = proxyCredential
                return .answered(
                    .useCredential, URLCredential(user: user, password: password, persistence: .forSession))
            }
            guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
                let trust = challenge.protectionSpace.serverTrust, roots != nil || !pinnedKeys.isEmpty
            else {
                let (disposition, credential) = handler?(challenge) ?? (.performDefaultHandling, nil)
                return .answered(disposition, credential)
            }
            switch roots {
            case nil: break
            case .failure(let error): return .refused(error)
            case .success(let roots):
                let certificates = roots.compactMap { SecCertificateCreateWithData(nil, $0 as NSData as CFData) }
                guard SecTrustSetAnchorCertificates(trust, certificates as NSArray as CFArray) == errSecSuccess,
                    SecTrustSetAnchorCertificatesOnly(trust, true) == errSecSuccess
                else {
                    return .refused(
                        HTTPError(.tls, "The certificate authorities cannot be used.", isRequestUnsent: true))
                }
            }
            guard SecTrustEvaluateWithError(trust, nil) else {
                return .refused(HTTPError(.tls, "The server's certificate is not trusted.", isRequestUnsent: true))
            }
            guard pinnedKeys.isEmpty || isPinned(trust) else {
                return .refused(
                    HTTPError(.pinMismatch, "The server's key is not one of those pinned.", isRequestUnsent: true))
            }
            return .answered(.useCredential, URLCredential(trust: trust))
        }

        private func isPinned(_ trust: SecTrust) -> Bool {
            guard let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate], let own = chain.first,
                let key = Certificate.subjectPublicKeyInfo(of: SecCertificateCopyData(own) as NSData as Data)
            else { return false }
            let hash = Data(SHA256.hash(data: key)).base64EncodedString()
            return pinnedKeys.contains { $0.sha256Base64 == hash }
        }

        private static func roots(_ text: String) -> Result<[Data], HTTPError> {
            let certificates = Certificate.der(fromPEM: text)
            return certificates.isEmpty
                ? .failure(HTTPError(.tls, "There is no certificate among the authorities.", isRequestUnsent: true))
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
