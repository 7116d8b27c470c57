import Foundation

// What is there at the start, read from JSON: the same objects in the configuration and in the control over HTTP.

extension DropboxEmulator.Configuration.App {
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        self.init(
            key: try reader.require(try reader.string("key"), "key"), secret: try reader.string("secret") ?? "",
            name: try reader.string("name"), access: try reader.choice("access") ?? .fullDropbox,
            scopes: try reader.scopes("scopes"), redirectURIs: try reader.strings("redirect_uris") ?? ["*"])
    }
}

extension DropboxEmulator.Configuration.Account {
    /// - Parameter folder: what relative paths start from; nil where none are allowed.
    init(_ reader: inout ObjectReader, folder: URL?) throws(JSONReadingError) {
        let name = try reader.string("name")
        let email = try reader.string("email")
        let given = try reader.string("given_name")
        guard let called = name ?? email ?? given, !called.isEmpty else {
            throw JSONReadingError(path: reader.path, text: "\"name\" or \"email\" is missing")
        }
        self.init(called)
        self.email = email ?? self.email
        givenName = given ?? givenName
        surname = try reader.string("surname") ?? surname
        kind = try reader.choice("kind") ?? kind
        country = try reader.string("country") ?? country
        locale = try reader.string("locale") ?? locale
        quota = try reader.integer("quota", in: 0...(1 << 53))
        guard let folder, let path = try reader.string("files") else { return }
        let files = folder.file(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: files.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw reader.complaint("files", "there is no folder \(files.path)")
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
        if text == "" { throw reader.complaint("token", "expected a text that is not empty") }
        account = try reader.string("account")
        team = try reader.string("team")
        app = try reader.string("app")
        scopes = try reader.scopes("scopes")
        lifetime = try reader.seconds("expires_in")
        allowsAnyClient = try reader.bool("any_client") ?? false
    }
}

extension ObjectReader {
    /// A list of scopes; nil for all of them.
    fileprivate mutating func scopes(_ key: String) throws(JSONReadingError) -> Set<String>? {
        guard let names = try strings(key) else { return nil }
        if let odd = names.first(where: { !ScopeCatalog.names.contains($0) }) {
            let all = ScopeCatalog.names.sorted().joined(separator: ", ")
            throw complaint(key, "there is no scope \"\(odd)\"; allowed: \(all)")
        }
        return Set(names)
    }
}
