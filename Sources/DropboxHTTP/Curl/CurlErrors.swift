#if os(Linux)
    import CDropboxCurl

    /// What libcurl's results mean to users of this module.
    enum CurlErrors {
        /// What is known about a transfer that failed.
        struct Context {
            /// libcurl's own words, empty where it has none.
            var detail = ""
            /// The status with which a proxy answered CONNECT; 0 where it was not asked.
            var proxyStatus = 0
            /// Whether a connection, with TLS where that was asked for, came about.
            var isConnected = false
            /// Whether it is certain that the server saw nothing of the request.
            var isRequestUnsent = false
            /// How long the request may take.
            var deadlines = HTTPTimeouts()
        }

        static func error(_ code: CURLcode, _ circumstances: Context) -> HTTPError {
            if code == CURLE_OPERATION_TIMEDOUT {
                return circumstances.deadlines.error(
                    circumstances.isConnected ? .overall : .connect, isRequestUnsent: circumstances.isRequestUnsent)
            }
            let kind = kind(code, circumstances)
            let library = String(cString: curl_easy_strerror(code))
            // libcurl repeats the address of a proxy that it cannot use, and a password may stand in it.
            let isMute = circumstances.detail.isEmpty || circumstances.detail.contains("@")
            let detail = isMute ? library : circumstances.detail
            return HTTPError(kind, "\(summary(kind)) (\(detail))", isRequestUnsent: circumstances.isRequestUnsent)
        }

        private static func kind(_ code: CURLcode, _ circumstances: Context) -> HTTPError.Kind {
            switch code {
            case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: .proxy
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT: .connectionFailed
            case CURLE_SSL_PINNEDPUBKEYNOTMATCH: .pinMismatch
            case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE,
                CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR, CURLE_USE_SSL_FAILED,
                CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CRL_BADFILE, CURLE_SSL_ENGINE_INITFAILED:
                .tls
            case CURLE_SEND_ERROR, CURLE_RECV_ERROR:
                !circumstances.isConnected && circumstances.proxyStatus >= 300 ? .proxy : .connectionLost
            case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_SEND_FAIL_REWIND, CURLE_HTTP2, CURLE_HTTP2_STREAM:
                .connectionLost
            case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING:
                .invalidResponse
            case CURLE_URL_MALFORMAT: .invalidRequest
            // So libcurl calls a line of the head that is longer than it takes.
            case CURLE_OUT_OF_MEMORY where circumstances.isConnected: .invalidResponse
            default: .other(code: Int(code.rawValue))
            }
        }

        private static func summary(_ kind: HTTPError.Kind) -> String {
            switch kind {
            case .connectionFailed: "No connection to the server."
            case .proxy: "The proxy does not let the request through."
            case .tls: "There is no trusted TLS connection to the server."
            case .pinMismatch: "The server's key is not one of those pinned."
            case .connectionLost: "The connection broke."
            case .invalidResponse: "The server's answer is not HTTP."
            case .invalidRequest: "The request cannot be sent."
            default: "The request failed."
            }
        }
    }
#endif
