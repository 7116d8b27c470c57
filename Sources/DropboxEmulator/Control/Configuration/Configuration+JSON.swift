import Foundation

/// What is wrong with a file of configuration.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// Where in it, such as `accounts[0].quota`; empty for the file as a whole.
    public let path: String
    /// What is wrong there, and what is allowed.
    public let text: String

    /// File, place and words.
    public var description: String { [file, path, text].filter { !$0.isEmpty }.joined(separator: ": ") }
}

extension DropboxEmulator.Configuration {
    /// Reads a configuration from a JSON file. Documentation/EmulatorConfiguration.md tells what may stand in it; relative
    /// paths in it start from its folder.
    ///
    /// - Throws: `ConfigurationError`.
    public init(contentsOf file: URL) throws {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw ConfigurationError(file: file.path, path: "", text: "the file cannot be read")
        }
        do {
            try self.init(json: try JSONValue(text: data), folder: file.deletingLastPathComponent())
        } catch {
            throw ConfigurationError(file: file.path, path: error.path, text: error.text)
        }
    }

    /// - Parameter folder: what relative paths start from.
    init(json: JSONValue, folder: URL) throws(JSONReadingError) {
        self = try ObjectReader.read(json) { reader throws(JSONReadingError) in
            var configuration = Self()
            try configuration.readSettings(&reader, folder: folder)
            try configuration.readContents(&reader, folder: folder)
            return configuration
        }
    }

    private mutating func readSettings(_ reader: inout ObjectReader, folder: URL) throws(JSONReadingError) {
        limits = try reader.object("limits") { reader throws(JSONReadingError) in try Limits(&reader) } ?? limits
        tls = try reader.object("tls") { reader throws(JSONReadingError) in try TLS(&reader, folder: folder) }
        seed = try reader.integer("seed", in: 0...(1 << 53))
        allowsRemoteConnections = try reader.bool("public") ?? allowsRemoteConnections
        startTime = try reader.date("clock")
        callLogCapacity = try reader.integer("call_log", in: 1...1_000_000) ?? callLogCapacity
        connectionMemory = try reader.integer("connection_memory", in: 4096...(16 << 20)) ?? connectionMemory
        appKey = try reader.string("app_key") ?? appKey
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
        faults = try reader.objects("faults") { reader throws(JSONReadingError) in try Fault(&reader) } ?? []
    }
}

extension Limits {
    /// Reads those limits that are given.
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        self.init()
        let bytes: ClosedRange<UInt64> = 1...(1 << 50)
        blockSize = try reader.integer("block_size", in: 1...(64 << 20)) ?? blockSize
        maximumRequestBody = try reader.integer("maximum_request_body", in: bytes) ?? maximumRequestBody
        maximumFileSize = try reader.integer("maximum_file_size", in: bytes) ?? maximumFileSize
        maximumRelocation = try reader.integer("maximum_relocation", in: 1...1_000_000_000) ?? maximumRelocation
        pageSize = try reader.integer("page_size", in: 1...1_000_000) ?? pageSize
        listPageSize = try reader.integer("list_page_size", in: 1...1_000_000) ?? listPageSize
        quota = try reader.integer("quota", in: 0...(1 << 53)) ?? quota
        jobPolls = try reader.integer("job_polls", in: 0...1_000_000) ?? jobPolls
        uploadSessionLifetime = try reader.seconds("upload_session_lifetime") ?? uploadSessionLifetime
        longpollJitter = try reader.seconds("longpoll_jitter") ?? longpollJitter
        accessTokenLifetime = try reader.seconds("access_token_lifetime") ?? accessTokenLifetime
        authorizationCodeLifetime = try reader.seconds("authorization_code_lifetime") ?? authorizationCodeLifetime
        callsPerWindow = try reader.integer("calls_per_window", in: 1...1_000_000_000) ?? callsPerWindow
        callWindow = try reader.seconds("call_window") ?? callWindow
    }
}

extension DropboxEmulator.Configuration.TLS {
    init(_ reader: inout ObjectReader, folder: URL) throws(JSONReadingError) {
        self.init()
        func url(_ path: String) -> URL { folder.file(path) }
        port = try reader.integer("port", in: 0...65_535) ?? port
        names = try reader.strings("names") ?? names
        authorityFile = try reader.string("authority_file").map(url)
        let file = try reader.string("certificate")
        let key = try reader.string("key")
        switch (file, key) {
        case (nil, nil): break
        case (let file?, let key?): certificate = .files(certificate: url(file), key: url(key))
        default: throw JSONReadingError(path: reader.path, text: "\"certificate\" and \"key\" go together")
        }
    }
}

extension URL {
    /// A path of this machine: as it is, or from this folder on if it is relative.
    func file(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
    }
}
