#if os(Linux)
    import CDropboxLinux

    /// A libcurl easy handle with typed option setters. Confined to the loop's thread.
    ///
    /// Most setters ignore the result. They fail only if this version of libcurl doesn't know the option, which tests
    /// detect, or if it's out of memory.
    final class EasyHandle {
        let pointer: UnsafeMutableRawPointer

        /// Whether the handle has the options that all requests with a short body in memory share. The next such request
        /// sets only the others, which takes a fraction of the time.
        var isCommon = false
        private var url: String?
        private var method: String?
        private var acceptsCompression = false
        private var headerLines: [String] = []
        private var headerList: UnsafeMutablePointer<curl_slist>?

        /// Creates a handle.
        ///
        /// - Returns: `nil` if libcurl is out of memory.
        init?() {
            guard let pointer = curl_easy_init() else { return nil }
            self.pointer = pointer
        }

        deinit {
            curl_easy_cleanup(pointer)
            if let headerList { curl_slist_free_all(headerList) }
        }

        /// Removes all options.
        func reset() {
            curl_easy_reset(pointer)
            isCommon = false
            url = nil
            method = nil
            acceptsCompression = false
            setHeaderLines([])
        }

        /// Removes what belongs to a finished transfer.
        func detach() {
            // Without a transfer, libcurl can still write an error.
            if isCommon { set(CURLOPT_ERRORBUFFER, pointer: nil) } else { reset() }
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

        func setHeaderLines(_ lines: [String]) {
            guard lines != headerLines else { return }
            let old = headerList
            headerList = nil
            for line in lines { headerList = curl_slist_append(headerList, line) }
            _ = ccurl_set_list(pointer, CURLOPT_HTTPHEADER, headerList)
            if let old { curl_slist_free_all(old) }
            headerLines = lines
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
