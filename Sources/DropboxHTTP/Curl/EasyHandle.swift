#if os(Linux)
    import CDropboxCurl
    import CDropboxCurlShim

    /// A libcurl easy handle, with options by type. It belongs to the loop's thread.
    ///
    /// Results of setting most options are not looked at: they fail only for options that this libcurl does not know, which
    /// a test would show, or for want of memory.
    struct EasyHandle {
        let pointer: UnsafeMutableRawPointer

        func set(_ option: CURLoption, _ value: Int) { _ = ccurl_set_long(pointer, option, value) }
        func set(_ option: CURLoption, _ value: Bool) { _ = ccurl_set_long(pointer, option, value ? 1 : 0) }
        /// - Returns: whether the option is set.
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
        /// Takes away an option's string, also its default.
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
