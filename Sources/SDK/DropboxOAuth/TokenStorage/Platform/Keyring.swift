#if os(Linux)
    import DropboxCore
    import Foundation

    /// The keyring of the desktop: the Secret Service on the session bus, accessed with libsecret.
    struct Keyring: Sendable {
        private static let schemaName = "org.swift-dropbox.tokens"
        private static let attribute = "program"
        /// The alias of the default keyring.
        private static let collection = "default"

        private let library: SecretLibrary

        /// The keyring for this process, or `nil` if there is none. Determined once.
        static let available = Keyring(environment: ProcessInfo.processInfo.environment)

        /// Connects to the keyring. Returns `nil` if there is no session bus, no libsecret, or no service.
        ///
        /// A locked keyring is usable only if there is a display on which the user can enter its password.
        init?(environment: [String: String]) {
            let bus = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
            guard
                environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false
                    || bus.map({ FileManager.default.fileExists(atPath: $0) }) == true
            else { return nil }
            guard let library = SecretLibrary() else { return nil }
            self.library = library
            let canAsk = DefaultBrowser(program: "", environment: environment).isAvailable
            do throws(TokenStoreError) {
                guard try isUsable(canAsk: canAsk) else { return nil }
            } catch {
                return nil
            }
        }

        /// Returns a program's store, which is one item with all tokens.
        func store(program: String, lock: DurableFile) -> FileTokenStore {
            FileTokenStore(
                location: "the keyring's item of \(program)", lock: lock,
                load: { () throws(TokenStoreError) in try load(program) },
                save: { data throws(TokenStoreError) in try save(data, program) },
                clear: { () throws(TokenStoreError) in try clear(program) })
        }

        // MARK: The item

        private func load(_ program: String) throws(TokenStoreError) -> Data? {
            let data = try withItem(program) { schema, attributes throws(TokenStoreError) in
                let text = try library.throwingError { library.lookup(schema, attributes, nil, $0) }
                defer { library.freePassword(text) }
                return text.map { Data(String(cString: $0).utf8) }
            }
            // The library returns the same result if there is no item, and if the user didn't enter the password. In
            // the latter case, the next stored token would replace all others.
            guard data == nil, let service = try library.throwingError({ library.service(0, nil, $0) }) else {
                return data
            }
            defer { library.releaseObject(service) }
            if try isLocked(service) == true {
                throw TokenStoreError("the keyring is locked, so the tokens of \(program) cannot be read; unlock it")
            }
            return nil
        }

        private func save(_ data: Data, _ program: String) throws(TokenStoreError) {
            try withItem(program) { schema, attributes throws(TokenStoreError) in
                let isStored = try library.throwingError {
                    library.store(
                        schema, attributes, Self.collection, "Dropbox tokens of \(program)",
                        String(decoding: data, as: UTF8.self), nil, $0)
                }
                guard isStored != 0 else { throw TokenStoreError("the keyring did not store the token") }
            }
        }

        private func clear(_ program: String) throws(TokenStoreError) {
            _ = try withItem(program) { schema, attributes throws(TokenStoreError) in
                try library.throwingError { library.clear(schema, attributes, nil, $0) }
            }
        }

        /// Calls `body` with the schema and the attributes that identify the item of a program.
        private func withItem<Result>(
            _ program: String,
            _ body: (_ schema: UnsafeRawPointer, _ attributes: UnsafeRawPointer) throws(TokenStoreError) -> Result
        ) throws(TokenStoreError) -> Result {
            // The tables refer to these strings. The schema copies its own.
            let (name, value) = (strdup(Self.attribute), strdup(program))
            defer {
                free(name)
                free(value)
            }
            guard let name, let value, let attributeTypes = library.makeTable(library.hash, library.isEqual),
                let attributes = library.makeTable(library.hash, library.isEqual)
            else { throw TokenStoreError("the keyring is not usable: no memory") }
            defer {
                library.releaseTable(attributeTypes)
                library.releaseTable(attributes)
            }
            // The attribute type `SECRET_SCHEMA_ATTRIBUTE_STRING` is 0.
            _ = library.insert(attributeTypes, name, nil)
            _ = library.insert(attributes, name, value)
            // The schema isn't released. Schemas are few and small, and GLib programs don't release theirs either.
            guard let schema = library.schema(Self.schemaName, 0, attributeTypes) else {
                throw TokenStoreError("the keyring is not usable: no schema")
            }
            return try body(schema, attributes)
        }

        // MARK: Availability

        /// Returns a Boolean value that indicates whether the service responds, and its default keyring is unlocked or
        /// can be unlocked.
        private func isUsable(canAsk: Bool) throws(TokenStoreError) -> Bool {
            guard let service = try library.throwingError({ library.service(0, nil, $0) }) else { return false }
            defer { library.releaseObject(service) }
            if canAsk { return true }
            return try isLocked(service) == false
        }

        /// Returns a Boolean value that indicates whether the default keyring is locked, or `nil` if there is none.
        private func isLocked(_ service: UnsafeRawPointer) throws(TokenStoreError) -> Bool? {
            let collection = try library.throwingError { library.collection(service, Self.collection, 0, nil, $0) }
            guard let collection else { return nil }
            defer { library.releaseObject(collection) }
            return library.isLocked(collection) != 0
        }
    }

    /// The functions of libsecret that the keyring uses. They are loaded at run time, because server programs don't
    /// need libsecret.
    ///
    /// They are the non-variadic variants, because Swift can't call variadic functions.
    struct SecretLibrary: Sendable {
        typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>
        typealias Text = UnsafePointer<CChar>

        // Objects of the library are untyped pointers, because nothing here accesses their content.
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

        /// Loads the library permanently. Returns `nil` if it isn't installed or lacks a function.
        init?() {
            guard let library = dlopen("libsecret-1.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
            // The library depends on GLib, so its handle finds GLib's functions, too.
            func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
                // unsafeBitCast because dlsym is untyped. The types are those in the headers of libsecret and GLib.
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

        /// Calls a function that can set an error, and throws it.
        func throwingError<Result>(_ body: (Failure) -> Result) throws(TokenStoreError) -> Result {
            var error: UnsafeMutableRawPointer?
            let result = body(&error)
            guard let error else { return result }
            defer { freeError(error) }
            // The message follows the domain and the code, which have 4 bytes each.
            let message = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
            let reason = message.map { String(cString: $0) } ?? "no reason given"
            throw TokenStoreError("the keyring failed: \(reason)")
        }
    }
#endif
