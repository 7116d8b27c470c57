#if os(Linux)
    import CDropboxLinux

    /// A libcurl easy handle with typed option setters. Confined to the owner of
    /// the loop.
    ///
    /// Most setters ignore the result. They fail only if this version of libcurl doesn't know the option, which tests
    /// detect, or if it's out of memory.
    final class EasyHandle {
        let pointer: UnsafeMutableRawPointer

        /// Whether the handle has the options that all requests with a short body in memory share. The next such request
        /// sets only the others, which takes a fraction of the time.
        var isCommon = false
        /// The server from which the handle received the last response, so that there is probably an idle connection to it.
        var connectedOrigin: String?
        /// The place for libcurl's description of an error.
        private let errorBuffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
        private var url: String?
        private var method: String?
        private var acceptsCompression = false
        private var headers: HTTPHeaders?
        private var headerList: UnsafeMutablePointer<curl_slist>?

        /// Creates a handle.
        ///
        /// - Returns: `nil` if libcurl is out of memory.
        init?() {
            guard let pointer = curl_easy_init() else { return nil }
            self.pointer = pointer
            errorBuffer[0] = 0
            set(CURLOPT_ERRORBUFFER, pointer: errorBuffer)
        }

        deinit {
            curl_easy_cleanup(pointer)
            if let headerList { curl_slist_free_all(headerList) }
            errorBuffer.deallocate()
        }

        /// libcurl's description of the last error.
        var errorText: String { String(cString: errorBuffer) }

        /// Removes all options.
        func reset() {
            curl_easy_reset(pointer)
            set(CURLOPT_ERRORBUFFER, pointer: errorBuffer)
            isCommon = false
            url = nil
            method = nil
            acceptsCompression = false
            headers = nil
            replaceHeaderList(with: nil)
        }

        /// Removes what belongs to a finished transfer.
        func detach() {
            if !isCommon { reset() }
            errorBuffer[0] = 0
        }

        func setURL(_ url: String) {
            if url != self.url { set(CURLOPT_URL, url) }
            self.url = url
        }

        /// Sets the method, which overrides the method that libcurl chooses.
        func setMethod(_ method: String) {
            if method != self.method { set(CURLOPT_CUSTOMREQUEST, method) }
            self.method = method
        }

        /// Sets whether libcurl asks for a compressed response and decompresses it.
        func setAcceptsCompression(_ acceptsCompression: Bool) {
            guard acceptsCompression != self.acceptsCompression else { return }
            if acceptsCompression { set(CURLOPT_ACCEPT_ENCODING, "gzip") } else { clearString(CURLOPT_ACCEPT_ENCODING) }
            self.acceptsCompression = acceptsCompression
        }

        /// Sets the headers of the request. Most requests have the same ones as the previous request.
        func setHeaders(of request: HTTPRequest) {
            let isSame = headers?.elementsEqual(request.headers) { $0.name == $1.name && $0.value == $1.value }
            if isSame == true { return }
            var list: UnsafeMutablePointer<curl_slist>?
            for line in Self.lines(request) { list = curl_slist_append(list, line) }
            replaceHeaderList(with: list)
            headers = request.headers
        }

        private func replaceHeaderList(with list: UnsafeMutablePointer<curl_slist>?) {
            let old = headerList
            headerList = list
            _ = ccurl_set_list(pointer, CURLOPT_HTTPHEADER, list)
            if let old { curl_slist_free_all(old) }
        }

        /// Returns the header lines. In libcurl's notation, `Name;` sends an empty value, and `Name:` removes a default
        /// header.
        private static func lines(_ request: HTTPRequest) -> [String] {
            var lines = request.transmittedHeaders.map { field in
                field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
            }
            for name in ["Accept", "Content-Type"] where request.headers[name] == nil { lines.append("\(name):") }
            // Waiting for "100 Continue" costs a round trip, or a second if the server doesn't support it.
            lines.append("Expect:")
            return lines
        }

        func set(_ option: CURLoption, _ value: Int) { _ = ccurl_set_long(pointer, option, value) }
        func set(_ option: CURLoption, _ value: Bool) { _ = ccurl_set_long(pointer, option, value ? 1 : 0) }
        /// Sets a string option.
        ///
        /// - Returns: `true` if libcurl accepted the option.
        @discardableResult
        func set(_ option: CURLoption, _ value: String) -> Bool {
            ccurl_set_string(pointer, option, value) == CURLE_OK
        }
        func set(_ option: CURLoption, offset: Int64) { _ = ccurl_set_offset(pointer, option, curl_off_t(offset)) }
        func set(_ option: CURLoption, pointer value: UnsafeMutableRawPointer?) {
            _ = ccurl_set_pointer(pointer, option, value)
        }
        func set(_ option: CURLoption, _ callback: ccurl_data_callback) {
            _ = ccurl_set_data_callback(pointer, option, callback)
        }
        /// Removes the value of a string option, including its default.
        func clearString(_ option: CURLoption) { _ = ccurl_set_string(pointer, option, nil) }

        func number(_ info: CURLINFO) -> Int {
            var value = 0
            _ = ccurl_get_long(pointer, info, &value)
            return value
        }

        func offset(_ info: CURLINFO) -> Int64 {
            var value: curl_off_t = 0
            _ = ccurl_get_offset(pointer, info, &value)
            return Int64(value)
        }
    }
#endif
