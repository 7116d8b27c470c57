import DropboxCore
import DropboxHTTPServer
import Foundation

/// A condition that no call can satisfy.
struct InvalidCondition: Error, Sendable, Hashable {
    /// The key of the condition in JSON.
    let key: String
    /// The problem, and the possible values.
    let text: String

    var adminError: DropboxEmulator.AdminError { DropboxEmulator.AdminError(description: "\(key): \(text)") }
}

/// The conditions that select calls, for faults and for expectations.
struct CallFilter: Sendable, Hashable {
    fileprivate let route: Wildcard?
    private let account: String?
    private let app: String?
    private let path: Wildcard?
    private let argument: JSONValue?
    private let headerName: String?
    private let headerValue: Wildcard?

    /// Creates a filter.
    ///
    /// - Throws: A condition that no call can satisfy.
    init(
        route: String? = nil, account: String? = nil, app: String? = nil, path: String? = nil, argument: String? = nil,
        header: DropboxEmulator.Fault.Header? = nil
    ) throws(InvalidCondition) {
        self.route = route.map { Wildcard($0) }
        self.account = account
        self.app = app
        self.path = path.map { Wildcard(path: $0) }
        headerName = header?.name
        headerValue = header.map { Wildcard($0.value) }
        do throws(JSONReadingError) {
            self.argument = try argument.map { text throws(JSONReadingError) in try JSONValue(text: Data(text.utf8)) }
        } catch {
            throw InvalidCondition(key: "argument", text: error.text)
        }
        if let value = self.argument {
            guard case .object = value else {
                throw InvalidCondition(key: "argument", text: "expected an object, not \(value.valueDescription)")
            }
        }
        if let route = self.route, let problem = RouteNames.problem(with: route) {
            throw InvalidCondition(key: "route", text: problem)
        }
        try check("account", account) { $0.acceptsToken && !$0.requiresAppAuthentication }
        try check("app", app) { $0.acceptsToken }
        try check("path", path) { ArgumentShape(route: $0.path)?.hasPath ?? false }
        try check("argument", argument) { ArgumentShape(route: $0.path)?.isEmpty == false }
        if let path { try Self.check(path: path) }
        if let name = headerName { try Self.check(headerName: name) }
        if let value = self.argument { try check(argument: value) }
    }

    /// Throws if a text can't be a path: most often because its slash is missing.
    private static func check(path: String) throws(InvalidCondition) {
        let starts = ["/", "*", "id:", "rev:", "ns:"]
        if path.isEmpty || starts.contains(where: { path.utf8.starts(with: $0.utf8) }) { return }
        throw InvalidCondition(
            key: "path", text: "a path starts with a slash, unlike \"\(path)\"; did you mean \"/\(path)\"?")
    }

    private static func check(headerName name: String) throws(InvalidCondition) {
        let isValid = { (byte: UInt8) in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
        }
        guard !name.isEmpty, name.utf8.allSatisfy(isValid) else {
            throw InvalidCondition(
                key: "header", text: "\"\(name)\" isn't the name of a header field, such as \"Content-Type\"")
        }
    }

    /// Throws if no selected route has an argument that contains a value.
    private func check(argument value: JSONValue) throws(InvalidCondition) {
        var first: String?
        for subject in subjects {
            guard let shape = ArgumentShape(route: subject.route), !shape.isEmpty else { continue }
            guard let problem = shape.problem(with: value) else { return }
            first = first ?? "\(subject.route): \(problem)"
        }
        let isSingle = route.map { !$0.text.contains("*") } ?? false
        throw InvalidCondition(
            key: "argument", text: (isSingle ? "" : "no argument can contain this; for example ") + (first ?? ""))
    }

    /// Throws if there is a condition, but no selected route has the property that it tests.
    private func check(
        _ key: String, _ condition: String?, _ hasProperty: (RouteDescriptor) -> Bool
    ) throws(InvalidCondition) {
        guard condition != nil, let route, !subjects.contains(where: { $0.descriptor.map(hasProperty) ?? false }) else {
            return
        }
        throw InvalidCondition(key: key, text: "a call of \(route.text) has no \(key)")
    }

    /// The routes and pages whose calls can match.
    var subjects: [FaultSubject] { RouteNames.subjects(matching: route) }

    /// Whether the filter selects calls by their arguments, which it must know then.
    var inspectsArgument: Bool { path != nil || argument != nil }

    /// The key of a condition in JSON, if there is any.
    var firstKey: String? {
        let keys = [
            ("route", route != nil), ("account", account != nil), ("app", app != nil), ("path", path != nil),
            ("argument", argument != nil), ("header", headerName != nil),
        ]
        return keys.first { $0.1 }?.0
    }

    /// Returns whether a call satisfies all conditions.
    func matches(_ subject: FaultSubject) -> Bool {
        // Without a route, only the API is meant. Token requests, pages, and tunnels must be named.
        guard route.map({ $0.matches(subject.route) }) ?? (subject.descriptor != nil || subject.isHandshake) else {
            return false
        }
        if let account, subject.account?.matches(name: account) != true { return false }
        if let app, subject.app != app { return false }
        if let headerName, let headerValue {
            guard let value = subject.headers?[headerName], headerValue.matches(value) else { return false }
        }
        return matches(argument: subject.argument)
    }

    /// Returns whether an argument satisfies the conditions for it.
    func matches(argument value: JSONValue?) -> Bool {
        guard inspectsArgument else { return true }
        guard let value else { return false }
        if let path, !value.paths.contains(where: { path.matches(CaseFoldedName.key($0)) }) { return false }
        return argument.map(value.contains) ?? true
    }
}

extension RouteDescriptor {
    /// Whether a call of the route can have credentials.
    fileprivate var acceptsToken: Bool { !requiresNoAuthentication }
}

extension JSONValue {
    /// The paths in an argument: the texts with the key `path`, or with a key that ends with `_path`, at any depth.
    var paths: [String] {
        switch self {
        case .null, .bool, .number, .string: []
        case .array(let elements): elements.flatMap(\.paths)
        case .object(let fields):
            fields.flatMap { key, value in
                if case .string(let text) = value { return key == "path" || key.hasSuffix("_path") ? [text] : [] }
                return value.paths
            }
        }
    }

    /// Returns whether the value contains another one.
    ///
    /// An object contains another one if it contains its values, and a list contains another one if it contains its
    /// elements in any order. A union without a value can be a text or an object with a tag.
    func contains(_ part: JSONValue) -> Bool {
        switch (self, part) {
        case (.object(let fields), .object(let parts)):
            parts.allSatisfy { key, part in fields[key].map { $0.contains(part) } ?? (part == .null) }
        case (.array(let elements), .array(let parts)):
            parts.allSatisfy { part in elements.contains { $0.contains(part) } }
        case (.object(let fields), .string): fields[".tag"] == part
        case (.string, .object(let parts)): parts == [".tag": self]
        default: self == part
        }
    }
}

extension CallFilter {
    /// Returns whether a route satisfies the condition for it.
    func matchesRoute(_ name: String) -> Bool { route?.matches(name) ?? true }

    /// Returns whether a logged call satisfies all conditions, or `nil` if the log doesn't contain its whole argument.
    func matches(_ call: DropboxEmulator.CallRecord) -> Bool? {
        guard matchesRoute(call.route) else { return false }
        if let account {
            let (name, email) = (account.lowercased(), call.account?.lowercased())
            guard let email, email == name || email.prefix(while: { $0 != "@" }) == name else { return false }
        }
        guard inspectsArgument else { return true }
        do {
            let argument = try call.argument.map { try JSONValue(text: Data($0.utf8)) }
            if argument == nil, call.status == nil { return nil }
            return matches(argument: argument)
        } catch {
            let isWhole =
                call.request.header("Dropbox-API-Arg") != nil
                || call.request.size.map { $0 <= RequestHandler.storedBodyLimit } ?? false
            return isWhole ? false : nil
        }
    }
}
