#if os(Linux)
    import Foundation

    /// What is used of libsecret, looked up at run time: programs of servers neither need it nor link it.
    ///
    /// These are the functions without `...`, which Swift cannot call.
    struct SecretLibrary: Sendable {
        typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>
        typealias Text = UnsafePointer<CChar>

        // Pointers to objects of the library are untyped: nothing here looks into them.
        let service: @convention(c) (Int32, UnsafeRawPointer?, Failure) -> UnsafeMutableRawPointer?
        let collection:
            @convention(c) (UnsafeRawPointer?, Text, Int32, UnsafeRawPointer?, Failure) -> UnsafeMutableRawPointer?
        let isLocked: @convention(c) (UnsafeRawPointer) -> Int32
        let schema: @convention(c) (Text, Int32, UnsafeRawPointer) -> UnsafeMutableRawPointer?
        let store:
            @convention(c) (
                UnsafeRawPointer, UnsafeRawPointer, Text, Text, Text, UnsafeRawPointer?, Failure
            ) -> Int32
        let lookup:
            @convention(c) (
                UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer?, Failure
            ) -> UnsafeMutablePointer<CChar>?
        let clear: @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer?, Failure) -> Int32
        let freePassword: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void
        let makeTable: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer?
        let insert: @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer?) -> Int32
        let releaseTable: @convention(c) (UnsafeRawPointer) -> Void
        let releaseObject: @convention(c) (UnsafeRawPointer) -> Void
        let freeError: @convention(c) (UnsafeMutableRawPointer) -> Void
        // nonisolated(unsafe) because they point to functions, which never change.
        nonisolated(unsafe) let hash: UnsafeRawPointer
        // nonisolated(unsafe) because they point to functions, which never change.
        nonisolated(unsafe) let isEqual: UnsafeRawPointer

        /// `nil` where the library is not installed, or is not the one that is meant. It stays loaded.
        init?() {
            guard let library = dlopen("libsecret-1.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
            // The library brings GLib along, whose functions are found through it as well.
            func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
                // unsafeBitCast because dlsym knows no types; they are those of libsecret's and GLib's headers.
                dlsym(library, name).map { unsafeBitCast($0, to: type) }
            }
            guard let service = function("secret_service_get_sync", as: type(of: service)),
                let collection = function("secret_collection_for_alias_sync", as: type(of: collection)),
                let isLocked = function("secret_collection_get_locked", as: type(of: isLocked)),
                let schema = function("secret_schema_newv", as: type(of: schema)),
                let store = function("secret_password_storev_sync", as: type(of: store)),
                let lookup = function("secret_password_lookupv_sync", as: type(of: lookup)),
                let clear = function("secret_password_clearv_sync", as: type(of: clear)),
                let freePassword = function("secret_password_free", as: type(of: freePassword)),
                let makeTable = function("g_hash_table_new", as: type(of: makeTable)),
                let insert = function("g_hash_table_insert", as: type(of: insert)),
                let releaseTable = function("g_hash_table_unref", as: type(of: releaseTable)),
                let releaseObject = function("g_object_unref", as: type(of: releaseObject)),
                let freeError = function("g_error_free", as: type(of: freeError)),
                let hash = dlsym(library, "g_str_hash"), let isEqual = dlsym(library, "g_str_equal")
            else { return nil }
            self.service = service
            self.collection = collection
            self.isLocked = isLocked
            self.schema = schema
            self.store = store
            self.lookup = lookup
            self.clear = clear
            self.freePassword = freePassword
            self.makeTable = makeTable
            self.insert = insert
            self.releaseTable = releaseTable
            self.releaseObject = releaseObject
            self.freeError = freeError
            self.hash = UnsafeRawPointer(hash)
            self.isEqual = UnsafeRawPointer(isEqual)
        }

        /// Calls a function that may set an error.
        func failing<Result>(_ body: (Failure) -> Result) throws(TokenStoreError) -> Result {
            var error: UnsafeMutableRawPointer?
            let result = body(&error)
            guard let error else { return result }
            defer { freeError(error) }
            // A domain and a code come first, of 4 bytes each.
            let message = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
            let reason = message.map { String(cString: $0) } ?? "no reason given"
            throw TokenStoreError("the keyring fails: \(reason)")
        }
    }
#endif
