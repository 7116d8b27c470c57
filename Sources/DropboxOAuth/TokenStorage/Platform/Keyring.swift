#if os(Linux)
    import DropboxCore
    import Foundation

    /// The keyring of the desktop: the Secret Service on the session bus, by libsecret.
    struct Keyring: Sendable {
        private static let schemaName = "org.swift-dropbox.tokens"
        private static let attribute = "program"
        /// The alias of the keyring that the user made the usual one.
        private static let collection = "default"

        private let library: SecretLibrary

        /// The keyring of this process; `nil` where there is none. Found out once.
        static let available = Keyring(environment: ProcessInfo.processInfo.environment)

        /// `nil` where there is no session bus, no libsecret, or no service behind it. A keyring that is locked counts only
        /// where there is a display on which the user can be asked for its password.
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

        /// A store of a program: one item that holds all tokens.
        func store(program: String, lock: DurableFile) -> SerializedTokenStore {
            SerializedTokenStore(
                place: "the keyring's item of \(program)", lock: lock,
                load: { () throws(TokenStoreError) in try load(program) },
                save: { data throws(TokenStoreError) in try save(data, program) },
                clear: { () throws(TokenStoreError) in try clear(program) })
        }

        // MARK: The item

        private func load(_ program: String) throws(TokenStoreError) -> Data? {
            let data = try withItem(program) { schema, attributes throws(TokenStoreError) in
                let text = try library.failing { library.lookup(schema, attributes, nil, $0) }
                defer { library.freePassword(text) }
                return text.map { Data(String(cString: $0).utf8) }
            }
            // The library says the same where there is no item, and where the user was asked for the password and did not
            // give it. To take the second for the first would have the next token replace all others.
            guard data == nil, let service = try library.failing({ library.service(0, nil, $0) }) else { return data }
            defer { library.releaseObject(service) }
            if try isLocked(service) == true {
                throw TokenStoreError("the keyring is locked, so the tokens of \(program) cannot be read; unlock it")
            }
            return nil
        }

        private func save(_ data: Data, _ program: String) throws(TokenStoreError) {
            try withItem(program) { schema, attributes throws(TokenStoreError) in
                let isKept = try library.failing {
                    library.store(
                        schema, attributes, Self.collection, "Dropbox tokens of \(program)",
                        String(decoding: data, as: UTF8.self), nil, $0)
                }
                guard isKept != 0 else { throw TokenStoreError("the keyring did not keep the token") }
            }
        }

        private func clear(_ program: String) throws(TokenStoreError) {
            _ = try withItem(program) { schema, attributes throws(TokenStoreError) in
                try library.failing { library.clear(schema, attributes, nil, $0) }
            }
        }

        /// Lends what names the item of a program.
        private func withItem<Result>(
            _ program: String,
            _ body: (_ schema: UnsafeRawPointer, _ attributes: UnsafeRawPointer) throws(TokenStoreError) -> Result
        ) throws(TokenStoreError) -> Result {
            // The tables point to these texts, and the schema copies its own.
            let (name, value) = (strdup(Self.attribute), strdup(program))
            defer {
                free(name)
                free(value)
            }
            guard let name, let value, let kinds = library.makeTable(library.hash, library.isEqual),
                let attributes = library.makeTable(library.hash, library.isEqual)
            else { throw TokenStoreError("the keyring cannot be asked: no memory") }
            defer {
                library.releaseTable(kinds)
                library.releaseTable(attributes)
            }
            // The number of the kind of attributes that are texts is 0.
            _ = library.insert(kinds, name, nil)
            _ = library.insert(attributes, name, value)
            // Schemas are few and small: that of each call is left to the library, as GLib leaves those of programs.
            guard let schema = library.schema(Self.schemaName, 0, kinds) else {
                throw TokenStoreError("the keyring cannot be asked: no schema")
            }
            return try body(schema, attributes)
        }

        // MARK: Whether there is one

        /// Whether the service answers, and its usual keyring is open or can be opened.
        private func isUsable(canAsk: Bool) throws(TokenStoreError) -> Bool {
            guard let service = try library.failing({ library.service(0, nil, $0) }) else { return false }
            defer { library.releaseObject(service) }
            if canAsk { return true }
            return try isLocked(service) == false
        }

        /// Whether the usual keyring is locked; `nil` where there is none.
        private func isLocked(_ service: UnsafeRawPointer) throws(TokenStoreError) -> Bool? {
            let collection = try library.failing { library.collection(service, Self.collection, 0, nil, $0) }
            guard let collection else { return nil }
            defer { library.releaseObject(collection) }
            return library.isLocked(collection) != 0
        }
    }
#endif
