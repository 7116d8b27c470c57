import DropboxCore
import Foundation

extension DropboxEmulator {
    /// An error in a configuration file.
    public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The path of the file.
        public let file: String
        /// The location in the file, such as `accounts[0].quota`, or an empty string for the whole file.
        public let path: String
        /// The problem, and the allowed values.
        public let message: String

        /// The file, the location, and the problem.
        public var description: String { [file, path, message].filter { !$0.isEmpty }.joined(separator: ": ") }
    }
}

/// Reads the JSON files that a user writes.
enum ConfigurationFile {
    /// Reads a file.
    ///
    /// - Throws: An error with the location in the file.
    static func read<Result>(
        _ file: URL, _ read: (JSONValue) throws(JSONReadingError) -> Result
    ) throws(DropboxEmulator.ConfigurationError) -> Result {
        let data = try data(of: file, maximumSize: 16 << 20)
        do throws(JSONReadingError) {
            return try read(try JSONValue(text: data))
        } catch {
            throw DropboxEmulator.ConfigurationError(file: file.path, path: error.path, message: error.text)
        }
    }

    /// Returns the content of a file.
    ///
    /// - Throws: An error if the file can't be read, or is too large.
    static func data(of file: URL, maximumSize: Int) throws(DropboxEmulator.ConfigurationError) -> Data {
        do throws(FileError) {
            return try RegularFile.readExisting(file, maximumSize: maximumSize)
        } catch {
            throw DropboxEmulator.ConfigurationError(
                file: file.path, path: "", message: "the file cannot be read: \(error.reason)")
        }
    }
}

extension DropboxEmulator.Configuration {
    /// Creates a configuration from a JSON file. Documentation/EmulatorConfiguration.md describes the format. Relative
    /// paths are resolved against the directory of the file.
    ///
    /// - Parameter file: The URL of the file.
    /// - Throws: ``DropboxEmulator/ConfigurationError``.
    public init(contentsOf file: URL) throws {
        self = try ConfigurationFile.read(file) { json throws(JSONReadingError) in
            try Self(json: json, folder: file.deletingLastPathComponent())
        }
    }

    /// - Parameter folder: The base directory of relative paths.
    init(json: JSONValue, folder: URL) throws(JSONReadingError) {
        self = try ObjectReader.read(json) { reader throws(JSONReadingError) in
            var configuration = Self()
            try configuration.readSettings(&reader, folder: folder)
            try configuration.readContents(&reader, folder: folder)
            return configuration
        }
    }

    private mutating func readSettings(_ reader: inout ObjectReader, folder: URL) throws(JSONReadingError) {
        limits =
            try reader.object("limits") { reader throws(JSONReadingError) in try DropboxEmulator.Limits(&reader) }
            ?? limits
        tls = try reader.object("tls") { reader throws(JSONReadingError) in try TLS(&reader, folder: folder) }
        seed = try reader.integer("seed", in: 0...(1 << 53))
        allowsRemoteConnections = try reader.bool("public") ?? allowsRemoteConnections
        webhookHosts = Set(try reader.strings("webhook_hosts") ?? [])
        startTime = try reader.date("clock")
        callLogCapacity = try reader.integer("call_log", in: 1...1_000_000) ?? callLogCapacity
        maximumHeaderSize = try reader.integer("connection_memory", in: 4096...(16 << 20)) ?? maximumHeaderSize
        appKey = try reader.key("app_key") ?? appKey
        appSecret = try reader.string("app_secret") ?? appSecret
    }

    private mutating func readContents(_ reader: inout ObjectReader, folder: URL) throws(JSONReadingError) {
        apps = try reader.objects("apps") { reader throws(JSONReadingError) in try App(&reader) } ?? []
        accounts =
            try reader.objects("accounts") { reader throws(JSONReadingError) in
                try Account(&reader, folder: folder)
            } ?? []
        teams = try reader.objects("teams") { reader throws(JSONReadingError) in try Team(&reader) } ?? []
        tokens =
            try reader.objects("tokens") { reader throws(JSONReadingError) in
                let token = try Token(&reader)
                guard token.text != nil else {
                    throw JSONReadingError(path: reader.path, text: "\"token\" is missing")
                }
                return token
            } ?? []
        faults =
            try reader.objects("faults") { reader throws(JSONReadingError) in try DropboxEmulator.Fault(&reader) } ?? []
    }
}

extension DropboxEmulator.Limits {
    /// Creates limits from JSON. Missing keys keep their defaults.
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        self.init()
        blockSize = try reader.integer("block_size", in: 1...(64 << 20)) ?? blockSize
        try change(&reader)
    }

    /// The keys of the limits that can be null, which means that there is no limit.
    static let optionalKeys: Set = ["calls_per_window"]

    /// Changes the limits that a running emulator can change. Missing keys keep their values, and null removes a limit.
    mutating func change(_ reader: inout ObjectReader) throws(JSONReadingError) {
        try reader.rejectNulls(except: Self.optionalKeys)
        if reader.consumeNull("calls_per_window") { requestsPerWindow = nil }
        let bytes: ClosedRange<UInt64> = 1...(1 << 50)
        maximumRequestBodySize = try reader.integer("maximum_request_body", in: bytes) ?? maximumRequestBodySize
        maximumFileSize = try reader.integer("maximum_file_size", in: bytes) ?? maximumFileSize
        maximumRelocatedEntries =
            try reader.integer("maximum_relocation", in: 1...1_000_000_000) ?? maximumRelocatedEntries
        pageSize = try reader.integer("page_size", in: 1...1_000_000) ?? pageSize
        listPageSize = try reader.integer("list_page_size", in: 1...1_000_000) ?? listPageSize
        defaultQuota = try reader.integer("quota", in: 0...(1 << 53)) ?? defaultQuota
        pollsBeforeCompletion = try reader.integer("job_polls", in: 0...1_000_000) ?? pollsBeforeCompletion
        uploadSessionLifetime = try reader.seconds("upload_session_lifetime") ?? uploadSessionLifetime
        longpollJitter = try reader.seconds("longpoll_jitter") ?? longpollJitter
        accessTokenLifetime = try reader.seconds("access_token_lifetime") ?? accessTokenLifetime
        authorizationCodeLifetime = try reader.seconds("authorization_code_lifetime") ?? authorizationCodeLifetime
        requestsPerWindow = try reader.integer("calls_per_window", in: 1...1_000_000_000) ?? requestsPerWindow
        rateLimitWindow = try reader.seconds("call_window") ?? rateLimitWindow
        webhookWindow = try reader.seconds("webhook_window") ?? webhookWindow
        webhookTimeout = try reader.seconds("webhook_timeout") ?? webhookTimeout
        webhookFailureLimit = try reader.integer("webhook_failures", in: 1...1_000_000) ?? webhookFailureLimit
    }

    /// The limits as JSON, with the keys of the configuration.
    var json: JSONValue {
        func number(_ duration: Duration) -> JSONValue { .number(duration.seconds) }
        var fields: [String: JSONValue] = [
            "block_size": JSONValue(blockSize), "maximum_request_body": JSONValue(maximumRequestBodySize),
            "maximum_file_size": JSONValue(maximumFileSize), "maximum_relocation": JSONValue(maximumRelocatedEntries),
            "page_size": JSONValue(pageSize), "list_page_size": JSONValue(listPageSize),
            "quota": JSONValue(defaultQuota), "job_polls": JSONValue(pollsBeforeCompletion),
            "upload_session_lifetime": number(uploadSessionLifetime), "longpoll_jitter": number(longpollJitter),
            "access_token_lifetime": number(accessTokenLifetime),
            "authorization_code_lifetime": number(authorizationCodeLifetime), "call_window": number(rateLimitWindow),
            "webhook_window": number(webhookWindow), "webhook_timeout": number(webhookTimeout),
            "webhook_failures": JSONValue(webhookFailureLimit),
        ]
        fields["calls_per_window"] = requestsPerWindow.map { JSONValue($0) }
        return .object(fields)
    }
}

extension DropboxEmulator.Configuration.TLS {
    init(_ reader: inout ObjectReader, folder: URL) throws(JSONReadingError) {
        self.init()
        func url(_ path: String) -> URL { folder.resolvedFile(path) }
        port = try reader.integer("port", in: 0...65_535) ?? port
        names = try reader.strings("names") ?? names
        authorityFile = try reader.string("authority_file").map(url)
        let file = try reader.string("certificate")
        let key = try reader.string("key")
        switch (file, key) {
        case (nil, nil): break
        case (let file?, let key?): certificate = .files(certificate: url(file), key: url(key))
        default: throw JSONReadingError(path: reader.path, text: "specify both \"certificate\" and \"key\"")
        }
    }
}

extension URL {
    /// Returns the URL of a local path, which is absolute or relative to this directory.
    func resolvedFile(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
    }
}

// The initial contents as JSON. The configuration and the admin API use the same objects.

extension DropboxEmulator.Configuration.App {
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        self.init(
            key: try reader.require(try reader.key("key"), "key"), secret: try reader.string("secret") ?? "",
            name: try reader.string("name"), access: try reader.choice("access") ?? .fullDropbox,
            scopes: try reader.scopes("scopes"), redirectURIs: try reader.strings("redirect_uris") ?? ["*"],
            webhookURIs: try reader.strings("webhooks") ?? [])
        for (index, uri) in redirectURIs.enumerated() where uri != "*" && URL(string: uri)?.scheme == nil {
            throw reader.error(
                at: "redirect_uris[\(index)]", "expected \"*\" or an absolute URI, not \"\(uri.prefix(100))\"")
        }
        for (index, uri) in webhookURIs.enumerated() {
            do throws(DropboxEmulator.AdminError) { _ = try WebhookURI(uri) } catch {
                throw reader.error(at: "webhooks[\(index)]", error.description)
            }
        }
    }
}

extension DropboxEmulator.Configuration.Account {
    /// - Parameter directory: The base directory of relative paths, or `nil` if paths aren't allowed.
    init(_ reader: inout ObjectReader, folder directory: URL?) throws(JSONReadingError) {
        let name = try reader.string("name")
        let email = try reader.string("email")
        if let email, !email.isEmailAddress {
            throw reader.error(at: "email", "expected an email address, not \"\(email.prefix(100))\"")
        }
        let givenName = try reader.string("given_name")
        guard let identifier = name ?? email ?? givenName, !identifier.isEmpty else {
            throw JSONReadingError(path: reader.path, text: "\"name\" or \"email\" is missing")
        }
        self.init(identifier)
        self.email = email ?? self.email
        self.givenName = givenName ?? self.givenName
        surname = try reader.string("surname") ?? surname
        kind = try reader.choice("kind") ?? kind
        country = try reader.string("country") ?? country
        guard country.utf8.count == 2, country.utf8.allSatisfy((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) else {
            throw reader.error(
                at: "country", "expected a code of two capital letters, such as \"US\", not \"\(country)\"")
        }
        locale = try reader.string("locale") ?? locale
        quota = try reader.integer("quota", in: 0...(1 << 53))
        guard let directory, let path = try reader.string("files") else { return }
        let files = directory.resolvedFile(path)
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: files.path, isDirectory: &isDirectory), isDirectory.boolValue
        else {
            throw reader.error(at: "files", "directory not found: \(files.path)")
        }
        self.files = files
    }
}

extension DropboxEmulator.Configuration.Team {
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        self.init(try reader.require(try reader.string("name"), "name"))
        licenses = try reader.integer("licenses", in: 1...1_000_000) ?? licenses
        quota = try reader.integer("quota", in: 0...(1 << 53)) ?? quota
        members =
            try reader.objects("members") { reader throws(JSONReadingError) in
                Member(
                    try reader.require(try reader.string("account"), "account"),
                    role: try reader.choice("role") ?? .memberOnly)
            } ?? []
    }
}

extension DropboxEmulator.Configuration.Token {
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        self.init()
        kind = try reader.choice("kind") ?? kind
        text = try reader.string("token")
        if text == "" { throw reader.error(at: "token", "expected a text that is not empty") }
        secret = try reader.string("secret")
        account = try reader.string("account")
        team = try reader.string("team")
        app = try reader.string("app")
        scopes = try reader.scopes("scopes")
        lifetime = try reader.seconds("expires_in")
        allowsAnyClient = try reader.bool("any_client") ?? false
        if kind == .oauth1 {
            guard text != nil, secret != nil else {
                throw JSONReadingError(
                    path: reader.path, text: "an OAuth 1 token requires \"token\" and \"secret\"")
            }
            guard lifetime == nil, !allowsAnyClient else {
                throw JSONReadingError(
                    path: reader.path, text: "an OAuth 1 token has neither \"expires_in\" nor \"any_client\"")
            }
        } else if secret != nil {
            throw reader.error(at: "secret", "only a token of kind \"oauth1\" has a secret")
        }
    }
}

extension String {
    /// Whether the text has the form of an email address: two parts without spaces.
    fileprivate var isEmailAddress: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts.contains("") && !contains(where: \.isWhitespace)
    }
}

extension ObjectReader {
    /// Reads the key of an app.
    fileprivate mutating func key(_ name: String) throws(JSONReadingError) -> String? {
        guard let key = try string(name) else { return nil }
        guard !key.isEmpty else { throw error(at: name, "expected a text that is not empty") }
        return key
    }

    /// Reads a list of scopes, or returns `nil` for all scopes.
    fileprivate mutating func scopes(_ key: String) throws(JSONReadingError) -> Set<String>? {
        guard let names = try strings(key) else { return nil }
        if let unknown = names.first(where: { !ScopeCatalog.names.contains($0) }) {
            let all = ScopeCatalog.names.sorted().joined(separator: ", ")
            throw error(at: key, "unknown scope \"\(unknown)\"; allowed: \(all)")
        }
        return Set(names)
    }
}
