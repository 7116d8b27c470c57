#if os(Linux)
    import CDropboxLinux
    import Foundation

    /// The conversion of a request and the configuration to libcurl's options.
    extension CurlTransfer {
        /// The maximum size of a body that is sent in one packet with the head.
        private static let inlineBodyBytes = 64 << 10
        /// The maximum size of a body that an idle handle keeps.
        private static let commonBodyBytes = 4 << 10
        private static let bufferBytes = 128 << 10
        /// The size of libcurl's upload buffer, just below the size from which glibc uses `mmap`.
        ///
        /// Mapped buffers start 16 bytes after a page boundary. Some processors copy file pages to such addresses
        /// several times slower.
        private static let uploadBufferBytes = 120 << 10

        /// Prepares `easy` for this transfer, for the first attempt or a repeated one. Confined to the owner of the loop.
        ///
        /// - Returns: The reason why the transfer can't start, or `nil`.
        func configure(_ easy: EasyHandle) -> HTTPError? {
            self.easy = easy
            isSuspended = request.suspender?.isSuspended ?? false
            let isCommon = isCommon
            if !isCommon, easy.isCommon { easy.reset() }
            do throws(HTTPError) {
                if !easy.isCommon { try setCommonOptions(easy) }
                easy.isCommon = isCommon
                setConnection(easy)
                setContext(easy)
                easy.setHeaders(of: request)
                try setBody(easy)
            } catch {
                release()
                return error
            }
            return nil
        }

        /// Whether the options of the transfer are those of most requests, so that the next one can use them, too.
        private var isCommon: Bool {
            guard case .data(let data) = request.body.storage else { return false }
            return data.count <= Self.commonBodyBytes && !isRetry && !request.requiresNewConnection
        }

        /// Whether sending the request takes little time and calls no code of the app.
        var isQuicklySent: Bool { isCommon && request.onUploadProgress == nil }

        /// Sets the options that all transfers of the loop share.
        private func setCommonOptions(_ easy: EasyHandle) throws(HTTPError) {
            setBasics(easy)
            setProxy(easy)
            setSocketCallbacks(easy)
            setCallbacks(easy)
            try setTrust(easy)
        }

        private func setBasics(_ easy: EasyHandle) {
            easy.set(CURLOPT_PATH_AS_IS, true)
            easy.set(CURLOPT_PROTOCOLS_STR, "http,https")
            easy.set(CURLOPT_FOLLOWLOCATION, false)
            easy.set(CURLOPT_NOSIGNAL, true)
            // Cancellation must not wait for a name server.
            easy.set(CURLOPT_QUICK_EXIT, true)
            easy.set(CURLOPT_TCP_KEEPALIVE, true)
            easy.set(CURLOPT_BUFFERSIZE, Self.bufferBytes)
            easy.set(CURLOPT_MAXAGE_CONN, Int(clamping: configuration.idleConnectionLifetime.components.seconds))
            switch configuration.version {
            case .http1: easy.set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
            case .http2: easy.set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
            }
        }

        /// Sets the server and how to connect to it.
        private func setConnection(_ easy: EasyHandle) {
            easy.setURL(prepared.url.text)
            easy.setAcceptsCompression(prepared.acceptsCompression)
            if configuration.proxy == .system {
                // Without a value, the environment specifies the proxy. It would receive the tokens of local requests, and
                // reach another device than this one.
                if prepared.url.isLoopback {
                    easy.set(CURLOPT_PROXY, "")
                } else {
                    easy.clearString(CURLOPT_PROXY)
                }
            }
            // libcurl replaces a value that exceeds an Int32 with its own default.
            easy.set(CURLOPT_CONNECTTIMEOUT_MS, Int(Int32(clamping: max(1, request.timeouts.connect.milliseconds))))
            // Only with TLS. With plain HTTP, one long poll would block all other requests to its host.
            if configuration.version == .http2 { easy.set(CURLOPT_PIPEWAIT, prepared.url.isSecure) }
            if isRetry || request.requiresNewConnection { easy.set(CURLOPT_FRESH_CONNECT, true) }
        }

        /// Sets the trust roots and the pinned keys. Throws if libcurl rejects an option, because it would then trust
        /// servers that it must not trust.
        private func setTrust(_ easy: EasyHandle) throws(HTTPError) {
            var isAccepted = true
            switch configuration.trustRoots {
            case .system:
                // libcurl keeps the parsed bundle for later connections only if there is no directory of certificates.
                if Self.hasSystemBundle { easy.clearString(CURLOPT_CAPATH) }
            case .file(let url):
                isAccepted = easy.set(CURLOPT_CAINFO, url.path)
                easy.clearString(CURLOPT_CAPATH)
            case .pem(let text):
                let bytes = Array(text.utf8)
                isAccepted = ccurl_set_blob(easy.pointer, CURLOPT_CAINFO_BLOB, bytes, bytes.count) == CURLE_OK
                easy.clearString(CURLOPT_CAPATH)
            }
            if !configuration.pinnedKeys.isEmpty {
                let keys = configuration.pinnedKeys.map { "sha256//\($0.isWellFormed ? $0.sha256Base64 : "none")" }
                isAccepted = easy.set(CURLOPT_PINNEDPUBLICKEY, keys.joined(separator: ";")) && isAccepted
            }
            if !isAccepted {
                throw HTTPError(
                    .tls, "libcurl rejected the trust roots or the pinned keys.", isRequestUnsent: true)
            }
        }

        /// A Boolean value that indicates whether the system has the file with certificates that libcurl reads by default.
        private static let hasSystemBundle: Bool = {
            guard let path = curl_version_info(CURLVERSION_SEVENTH)?.pointee.cainfo else { return false }
            return access(path, R_OK) == 0
        }()

        private func setProxy(_ easy: EasyHandle) {
            easy.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, true)
            switch configuration.proxy {
            case .system: break  // It depends on the host, see `setConnection`.
            case .none: easy.set(CURLOPT_PROXY, "")
            case .url(let url):
                easy.set(CURLOPT_PROXY, url.absoluteString)
                easy.set(CURLOPT_NOPROXY, "")
            }
        }

        private func setBody(_ easy: EasyHandle) throws(HTTPError) {
            switch request.body.storage {
            case .empty: setEmptyBody(easy)
            case .data(let data) where data.count <= Self.inlineBodyBytes:
                data.withUnsafeBytes { _ = ccurl_set_post_fields(easy.pointer, $0.baseAddress, $0.count) }
                easy.setMethod(request.method)
            case .data(let data): setUpload(easy, DataUpload(data), length: Int64(data.count))
            case .file(let url, let range):
                let file = try FileUpload(url, range: range, wake: wakeUp)
                setUpload(easy, file, length: file.length)
            case .stream(let produce):
                let length = request.body.length
                // All attempts share one pipe, which knows whether it can restart.
                let pipe =
                    upload as? UploadPipe
                    ?? UploadPipe(
                        length: length, isReplayable: request.body.isReplayable, produce: produce, wake: wakeUp)
                setUpload(easy, pipe, length: length ?? -1)
            }
        }

        /// A closure that asks the loop to resume the transfer. Safe to call from any thread.
        var wakeUp: @Sendable () -> Void {
            { [weak self] in
                guard let self else { return }
                loop.post(.resume(self))
            }
        }

        private func setEmptyBody(_ easy: EasyHandle) {
            switch request.method {
            case "GET": easy.set(CURLOPT_HTTPGET, true)
            case "HEAD": easy.set(CURLOPT_NOBODY, true)
            case "POST", "PUT", "PATCH":
                _ = ccurl_set_post_fields(easy.pointer, nil, 0)
                easy.setMethod(request.method)
            default:
                easy.set(CURLOPT_HTTPGET, true)
                easy.setMethod(request.method)
            }
        }

        private func setUpload(_ easy: EasyHandle, _ source: any UploadSource, length: Int64) {
            upload = source
            let transferPointer = Unmanaged.passUnretained(self).toOpaque()
            // libcurl treats an upload as a PUT. The custom request overrides the method.
            easy.set(CURLOPT_UPLOAD, true)
            easy.setMethod(request.method)
            easy.set(CURLOPT_INFILESIZE_LARGE, offset: length)
            easy.set(CURLOPT_UPLOAD_BUFFERSIZE, Self.uploadBufferBytes)
            easy.set(CURLOPT_READFUNCTION) { bytes, size, count, context in
                guard let bytes, let context else { return Int(CURL_READFUNC_ABORT) }
                let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
                return Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue().copyUpload(into: buffer)
            }
            easy.set(CURLOPT_READDATA, pointer: transferPointer)
            _ = ccurl_set_seek_callback(easy.pointer) { context, offset, origin in
                guard let context, offset == 0, origin == SEEK_SET else { return CURL_SEEKFUNC_CANTSEEK }
                let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
                return transfer.rewindUpload() ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL
            }
            easy.set(CURLOPT_SEEKDATA, pointer: transferPointer)
        }

        /// Sets the socket callbacks, whose context is the loop because a connection outlives the transfer that opens
        /// it.
        private func setSocketCallbacks(_ easy: EasyHandle) {
            let loop = Unmanaged.passUnretained(loop).toOpaque()
            easy.set(CURLOPT_OPENSOCKETDATA, pointer: loop)
            _ = ccurl_set_open_callback(easy.pointer) { context, _, address in
                guard let context, let address = address?.pointee else { return -1 }
                let loop = Unmanaged<CurlEventLoop>.fromOpaque(context).takeUnretainedValue()
                let socket = loop.sockets.open(
                    family: address.family, kind: address.socktype, protocol: address.protocol)
                loop.poller.add(socket)
                return socket
            }
            easy.set(CURLOPT_CLOSESOCKETDATA, pointer: loop)
            _ = ccurl_set_close_callback(easy.pointer) { context, socket in
                if let context {
                    let loop = Unmanaged<CurlEventLoop>.fromOpaque(context).takeUnretainedValue()
                    loop.sockets.willClose(socket)
                    loop.poller.remove(socket)
                }
                return close(socket)
            }
        }

        /// Sets the callbacks, which receive the context that `setContext` sets.
        private func setCallbacks(_ easy: EasyHandle) {
            easy.set(CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
                guard let bytes, let context else { return 0 }
                let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
                return Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue().receiveHead(line)
            }
            easy.set(CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
                guard let bytes, let context else { return 0 }
                let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
                return Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue().receiveBody(piece)
            }
            _ = ccurl_set_prerequest_callback(easy.pointer) { context, remote, local, remotePort, localPort in
                guard let context, let remote, let local else { return CURL_PREREQFUNC_ABORT }
                let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
                guard transfer.didConnect() else { return CURL_PREREQFUNC_ABORT }
                guard transfer.watchesSocket else { return CURL_PREREQFUNC_OK }
                transfer.socket = transfer.loop.sockets.socket(
                    from: CurlSocketTracker.Endpoint(address: String(cString: local), port: localPort),
                    to: CurlSocketTracker.Endpoint(address: String(cString: remote), port: remotePort))
                return CURL_PREREQFUNC_OK
            }
            _ = ccurl_set_progress_callback(easy.pointer) { context, _, _, _, sent in
                guard let context else { return 0 }
                Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue().recordSent(Int64(sent))
                return 0
            }
        }

        /// Sets the memory that the callbacks use.
        private func setContext(_ easy: EasyHandle) {
            let transferPointer = Unmanaged.passUnretained(self).toOpaque()
            easy.set(CURLOPT_HEADERDATA, pointer: transferPointer)
            easy.set(CURLOPT_WRITEDATA, pointer: transferPointer)
            easy.set(CURLOPT_PREREQDATA, pointer: transferPointer)
            easy.set(CURLOPT_XFERINFODATA, pointer: transferPointer)
            // A short body is sent with the head, and nothing needs to know when.
            easy.set(CURLOPT_NOPROGRESS, request.body.isEmpty || isQuicklySent)
        }
    }

    extension HTTPTransportConfiguration.PinnedKey {
        /// A Boolean value that indicates whether the hash has 32 bytes: 43 characters in Base64 and one `=`.
        var isWellFormed: Bool { Data(base64Encoded: sha256Base64)?.count == 32 }
    }

    /// A validated request.
    final class PreparedRequest: Sendable {
        let request: HTTPRequest
        let url: CheckedURL

        var isBodiless: Bool { request.method == "HEAD" }
        var acceptsCompression: Bool { request.acceptsCompression(from: url) }

        init(_ request: HTTPRequest) throws(HTTPError) {
            url = try request.validate()
            self.request = request
        }
    }
#endif
