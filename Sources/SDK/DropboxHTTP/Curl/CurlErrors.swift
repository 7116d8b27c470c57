#if os(Linux)
    import CDropboxLinux
    import Foundation

    /// The mapping of libcurl's result codes to ``HTTPError``.
    enum CurlErrors {
        /// The known context of a failed transfer.
        struct Context {
            /// The message from libcurl, or an empty string if there is none.
            var detail = ""
            /// The status of the proxy's response to CONNECT, or 0 if no tunnel was requested.
            var proxyStatus = 0
            /// A Boolean value that indicates whether the connection, including TLS if requested, was established.
            var isConnected = false
            /// A Boolean value that indicates whether the server certainly received no part of the request.
            var isRequestUnsent = false
            /// The timeouts of the request.
            var timeouts = HTTPTimeouts()
        }

        static func error(_ code: CURLcode, _ context: Context) -> HTTPError {
            if code == CURLE_OPERATION_TIMEDOUT {
                return context.timeouts.error(
                    context.isConnected ? .overall : .connect, isRequestUnsent: context.isRequestUnsent)
            }
            let kind = kind(code, context)
            if kind.isConnectionFailed, let error = DescriptorLimit.error() { return error }
            // The file of the certificate authorities needs a descriptor in addition to the connection, which is closed by now.
            if code == CURLE_SSL_CACERT_BADFILE, let error = DescriptorLimit.error(ifFewerThan: 4) { return error }
            let summary = code == CURLE_SSL_CONNECT_ERROR && kind.isConnectionLost ? handshakeSummary : summary(kind)
            let libraryMessage = String(cString: curl_easy_strerror(code))
            // libcurl repeats the address of a proxy that it can't use, which can contain a password.
            let hidesDetail = context.detail.isEmpty || context.detail.contains("@")
            let detail = hidesDetail ? libraryMessage : context.detail
            return HTTPError(
                kind, "\(summary) (\(detail))", isRequestUnsent: context.isRequestUnsent,
                urlErrorCode: code == CURLE_COULDNT_RESOLVE_HOST ? .cannotFindHost : nil)
        }

        private static func kind(_ code: CURLcode, _ context: Context) -> HTTPError.Kind {
            switch code {
            case CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT:
                // libcurl has no code for an address of a proxy that isn't valid.
                context.detail.hasPrefix("Unsupported proxy") ? .proxy : .connectionFailed
            case CURLE_PROXY: .proxy
            case CURLE_SSL_PINNEDPUBKEYNOTMATCH: .pinMismatch
            case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CLIENTCERT,
                CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR, CURLE_USE_SSL_FAILED, CURLE_SSL_INVALIDCERTSTATUS,
                CURLE_SSL_CRL_BADFILE, CURLE_SSL_ENGINE_INITFAILED:
                .tls
            // With TLS 1.3, the client learns after its handshake that the server rejects its certificate.
            case CURLE_SSL_CONNECT_ERROR, CURLE_SEND_ERROR, CURLE_RECV_ERROR:
                if isCertificateAlert(context.detail) {
                    .tls
                } else if !context.isConnected, context.proxyStatus >= 300 {
                    // The proxy works, but it can't reach the server now.
                    [502, 503, 504].contains(context.proxyStatus) ? .connectionFailed : .proxy
                } else {
                    .connectionLost
                }
            case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_SEND_FAIL_REWIND, CURLE_HTTP2, CURLE_HTTP2_STREAM:
                .connectionLost
            // The compressed body was damaged on the way, or its encoding is one that the client didn't ask for.
            case CURLE_BAD_CONTENT_ENCODING:
                context.detail.hasPrefix("Error while processing") ? .connectionLost : .invalidResponse
            case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: .invalidResponse
            case CURLE_URL_MALFORMAT: .invalidRequest
            // libcurl reports this code for a header line that is too long.
            case CURLE_OUT_OF_MEMORY where context.isConnected: .invalidResponse
            default: .other(code: Int(code.rawValue))
            }
        }

        /// Returns whether the message of the TLS library is about a certificate. libcurl reports all other failures of
        /// a handshake with the same code.
        static func isCertificateAlert(_ detail: String) -> Bool {
            // The name of the host can contain anything.
            let end = detail.range(of: " in connection to ")?.lowerBound ?? detail.endIndex
            let reason = detail[..<end].lowercased()
            return ["certificate", "unknown ca", "ca is unknown"].contains { reason.contains($0) }
        }

        private static let handshakeSummary = "The connection was lost in the TLS handshake."

        private static func summary(_ kind: HTTPError.Kind) -> String {
            switch kind {
            case .connectionFailed: "The connection to the server failed."
            case .proxy: "The proxy rejected the request."
            case .tls: "The TLS connection to the server is not trusted."
            case .pinMismatch: "The server's key does not match a pinned key."
            case .connectionLost: "The connection was lost."
            case .invalidResponse: "The server's response is not HTTP."
            case .invalidRequest: "The request cannot be sent."
            default: "The request failed."
            }
        }
    }

    /// The limit of open files and connections of this process.
    package enum DescriptorLimit {
        /// Returns the error of a connection that can't be opened because the limit is reached, or `nil` if it isn't.
        ///
        /// - Parameter count: The number of free descriptors below which the limit counts as reached. The default is 1.
        package static func error(ifFewerThan count: Int = 1) -> HTTPError? {
            var probes: [Int32] = []
            defer { for probe in probes { close(probe) } }
            var number: Int32 = 0
            while probes.count < count, number == 0 {
                let probe = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
                if probe < 0 { number = errno } else { probes.append(probe) }
            }
            guard number == EMFILE || number == ENFILE else { return nil }
            let owner = number == EMFILE ? "This process" : "The system"
            return HTTPError(
                .connectionFailed,
                "\(owner) has too many open files and connections: close some, or raise the limit (ulimit -n).",
                isRequestUnsent: true)
        }
    }

    extension HTTPError.Kind {
        fileprivate var isConnectionLost: Bool { if case .connectionLost = self { true } else { false } }
        fileprivate var isConnectionFailed: Bool { if case .connectionFailed = self { true } else { false } }
    }
#endif
