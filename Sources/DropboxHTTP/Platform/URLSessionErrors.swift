#if canImport(Darwin)
    import Foundation

    /// What the errors of `URLSession` mean to users of this module.
    enum URLSessionErrors {
        static func error(_ error: any Error) -> HTTPError {
            let cause = error as NSError
            guard cause.domain == NSURLErrorDomain else {
                return HTTPError(.other(code: cause.code), cause.localizedDescription)
            }
            let kind = kind(cause.code)
            return HTTPError(kind, cause.localizedDescription, isRequestUnsent: isRequestUnsent(kind))
        }

        private static func kind(_ code: Int) -> HTTPError.Kind {
            switch code {
            case NSURLErrorCancelled: .cancelled
            case NSURLErrorTimedOut: .timedOut(.idle)
            case NSURLErrorCannotFindHost, NSURLErrorCannotConnectToHost, NSURLErrorDNSLookupFailed,
                NSURLErrorNotConnectedToInternet, NSURLErrorInternationalRoamingOff, NSURLErrorDataNotAllowed:
                .connectionFailed
            case NSURLErrorNetworkConnectionLost, NSURLErrorRequestBodyStreamExhausted: .connectionLost
            case NSURLErrorSecureConnectionFailed, NSURLErrorServerCertificateHasBadDate,
                NSURLErrorServerCertificateUntrusted, NSURLErrorServerCertificateHasUnknownRoot,
                NSURLErrorServerCertificateNotYetValid, NSURLErrorClientCertificateRejected,
                NSURLErrorClientCertificateRequired, NSURLErrorAppTransportSecurityRequiresSecureConnection:
                .tls
            case NSURLErrorBadServerResponse, NSURLErrorCannotParseResponse: .invalidResponse
            case NSURLErrorBadURL, NSURLErrorUnsupportedURL: .invalidRequest
            default: .other(code: code)
            }
        }

        private static func isRequestUnsent(_ kind: HTTPError.Kind) -> Bool {
            switch kind {
            case .connectionFailed, .tls, .invalidRequest: true
            default: false
            }
        }
    }
#endif
