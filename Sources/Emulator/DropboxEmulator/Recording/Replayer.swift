import DropboxConcurrency
import CDropboxMicrohttpd
import DropboxCore
import DropboxHTTP
import DropboxHTTPServer
import Foundation

/// Sends recorded requests to an emulator, and compares the responses with the recorded ones. Tests/Contract/README.md
/// describes the records.
struct Replayer: Sendable {
    /// The reason why a record can't be replayed.
    struct SkipReason: Error, Sendable {
        let text: String
    }

    /// The reason why the state before a record can't be prepared.
    struct PreparationError: Error, CustomStringConvertible, Sendable {
        let description: String
    }

    private struct Response {
        var status: Int
        var headers: HTTPHeaders
        var body: Data
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    private static let maximumPolls = 500
    private static let maximumBody = 256 << 20

    let emulator: DropboxEmulator
    private let transport: any HTTPTransport
    /// The directory of large contents, or `nil` for records without any.
    private let directory: URL?
    /// The results of earlier requests by their names, the tokens, and the account.
    var names: [String: JSONValue] = [:]
    var comparison = ValueComparison()
    /// The kinds of the tokens of a recording.
    var users = RecordedUsers([])
    /// What the calls would have changed that weren't repeated.
    private var skipped = SkippedChanges()

    init(_ emulator: DropboxEmulator, _ transport: any HTTPTransport, directory: URL? = nil) {
        (self.emulator, self.transport, self.directory) = (emulator, transport, directory)
    }

    // MARK: Records

    /// Replays one of the records that follow each other in a recording.
    ///
    /// - Returns: The differences.
    /// - Throws: `SkipReason`, or an error of the connection.
    mutating func replayNext(_ record: JSONValue) async throws -> [String] {
        do {
            return try await differences(of: record)
        } catch let reason as SkipReason {
            skipped.add(record)
            throw reason
        }
    }

    private mutating func differences(of record: JSONValue) async throws -> [String] {
        let route = record["route"]?.string ?? ""
        guard AllRoutes.descriptors[route]?.host != .notify else {
            throw SkipReason(text: "a long poll depends on the time")
        }
        if let reason = record["incomplete"]?.string { throw SkipReason(text: reason) }
        if let cause = skipped.cause(of: record) {
            throw SkipReason(text: "the result depends on \(cause), which was skipped")
        }
        try addUsers(of: record)
        comparison = ValueComparison(bindings: comparison.bindings, madeUp: comparison.madeUp)
        try selectMembers(record["request"]?["headers"])
        try selectMembers(named: record["request"]?["arg"] ?? .null, of: record)
        try bindContentHash(of: record)
        let request = try resolved(record["request"] ?? [:])
        try await check(record, request)
        return comparison.differences
    }

    /// Replays a record that is independent of others, in a new account.
    mutating func replay(_ record: JSONValue, number: Int) async throws -> [String] {
        let account = record["account"] ?? [:]
        let name = "contract\(number)"
        var fields: [String: JSONValue] = ["name": .string(name), "kind": "basic"]
        for key in ["kind", "quota", "country", "locale"] { fields[key] = account[key] ?? fields[key] }
        let added = try await control("accounts/add", .object(fields))
        var token: [String: JSONValue] = ["account": .string(name)]
        if case .object(let properties)? = account["token"] { token.merge(properties) { _, new in new } }
        names["token"] = try await control("tokens/add", .object(token))["token"]
        var properties: [String: JSONValue] = ["name": .string(name)]
        if case .object(let all) = added { properties.merge(all) { first, _ in first } }
        names["account"] = .object(properties)
        do {
            for step in record["state"]?.elements ?? [] { try await prepare(step) }
            try await check(record, record["request"] ?? [:])
        } catch {
            emulator.faults.removeAll()
            throw error
        }
        emulator.faults.removeAll()
        return comparison.differences
    }

    /// Sends a request, and compares its response.
    mutating func check(_ record: JSONValue, _ request: JSONValue) async throws {
        let rules = record["compare"] ?? [:]
        let response = try await send(substituted(request), polls: rules["poll"]?.flag ?? false)
        let recorded = substituted(record["response"] ?? [:])
        guard recorded["status"] == JSONValue(response.status) else {
            comparison.add(
                "status: recorded \(recorded["status"]?.excerpt ?? "none"), received \(response.status) "
                    + response.text.prefix(300))
            return
        }
        for name in rules["headers"]?.elements.compactMap(\.string) ?? [] {
            guard let expected = recorded["headers"]?[name]?.string else { continue }
            guard let actual = response.headers[name] else {
                comparison.add("header \(name): recorded \"\(expected)\", but it is missing")
                continue
            }
            comparison.compare(expected, actual, at: "header \(name)")
        }
        if rules["reason"]?.flag == true, let expected = recorded["reason"]?.string {
            // The server has no other phrases than those of the library.
            let actual = MHD_get_reason_phrase_for(UInt32(clamping: response.status)).map { String(cString: $0) }
            comparison.compare(expected, actual ?? "", at: "reason")
        }
        compareBody(recorded, response, rules, isArchive: record["route"] == "files/download_zip")
    }

    private mutating func compareBody(
        _ recorded: JSONValue, _ response: Response, _ rules: JSONValue, isArchive: Bool
    ) {
        var parts: [(expected: JSONValue, text: String, allowsMore: Bool)] = []
        if let result = recorded["result"] {
            parts.append((result, response.headers["Dropbox-API-Result"] ?? "", true))
        }
        if let json = recorded["json"] { parts.append((json, response.text, response.status == 200)) }
        for part in parts {
            let actual: JSONValue
            do throws(JSONReadingError) { actual = try JSONValue(text: Data(part.text.utf8)) } catch {
                comparison.add("response: not JSON: \(part.text.prefix(200))")
                continue
            }
            comparison.compare(
                part.expected, actual, at: "response", allowsMore: rules["extra"]?.flag ?? part.allowsMore,
                ignoresOrder: rules["unordered"]?.flag ?? false)
            for name in rules["absent"]?.elements.compactMap(\.string) ?? [] where actual[name] != nil {
                comparison.add("response: \(name) was not recorded")
            }
        }
        if let text = recorded["text"]?.string { comparison.compare(text, response.text, at: "text") }
        if let content = recorded["content"] {
            compareContent(content, response.body, isArchive: isArchive)
        }
    }

    private mutating func compareContent(_ recorded: JSONValue, _ actual: Data, isArchive: Bool) {
        let expected: Data
        do {
            expected = try content(recorded)
        } catch {
            comparison.add("content: \(error)")
            return
        }
        if expected.isMasked(like: actual) { return }
        if isArchive, let entries = ArchiveEntries(expected), let others = ArchiveEntries(actual) {
            for difference in entries.differences(to: others) { comparison.add("content: \(difference)") }
        } else if let text = recorded["text"]?.string {
            comparison.compare(text, String(decoding: actual, as: UTF8.self), at: "content")
        } else {
            comparison.add("content: recorded \(expected.count) bytes, received \(actual.count) others")
        }
    }

    // MARK: State

    /// Performs a step before the request of a record.
    private mutating func prepare(_ step: JSONValue) async throws {
        let result: JSONValue
        if let name = step["control"]?.string {
            result = try await control(name, substituted(step["arg"] ?? [:]))
        } else {
            let (route, argument, key) = try call(of: step)
            var request: [String: JSONValue] = [
                "route": .string(route), "arg": argument, "auth": step["auth"] ?? "user",
                "headers": ["Content-Type": "application/json"],
            ]
            if key == "file" || ["text", "zeros", "base64"].contains(where: { step[$0] != nil }) {
                request["arg_in"] = "header"
                request["headers"] = ["Content-Type": "application/octet-stream"]
                request["content"] = step
            }
            let response = try await send(substituted(.object(request)), polls: step["poll"]?.flag ?? false)
            guard response.status == 200 else {
                throw PreparationError(
                    description: "state: \(route) returned \(response.status) \(response.text.prefix(200))")
            }
            let json = try JSONValue(text: response.body)
            result = key == "folder" ? json["metadata"] ?? json : json
        }
        if let name = step["as"]?.string { names[name] = result }
    }

    /// Returns the call of a step in its short or long form.
    private func call(of step: JSONValue) throws -> (route: String, argument: JSONValue, key: String) {
        if let path = step["file"] {
            var argument: [String: JSONValue] = ["path": path, "mode": "overwrite"]
            if case .object(let more)? = step["with"] { argument.merge(more) { _, new in new } }
            return ("files/upload", .object(argument), "file")
        }
        if let path = step["folder"] { return ("files/create_folder_v2", ["path": path], "folder") }
        if let path = step["delete"] { return ("files/delete_v2", ["path": path], "delete") }
        if let path = step["link"] { return ("sharing/create_shared_link_with_settings", ["path": path], "link") }
        guard let route = step["call"]?.string else {
            throw PreparationError(description: "unknown step \(step.excerpt)")
        }
        return (route, step["arg"] ?? .null, "call")
    }

    // MARK: Values

    /// Replaces each `${name.field}` with a result of an earlier request.
    private func substituted(_ value: JSONValue) -> JSONValue {
        value.mapTexts { text in
            guard text.contains("${") else { return .string(text) }
            var (result, rest) = ("", text[...])
            while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
                let path = rest[start.upperBound..<end].split(separator: ".").map(String.init)
                let value = names[path.first ?? ""]?.value(at: path.dropFirst())
                // A value that is the whole text keeps its type.
                if start.lowerBound == text.startIndex, text.index(after: end) == text.endIndex, let value {
                    return value
                }
                result += rest[..<start.lowerBound] + (value.map { $0.string ?? $0.text } ?? "")
                rest = rest[text.index(after: end)...]
            }
            return .string(result + rest)
        }
    }

    /// Replaces each numbered pattern in a request by its value. Makes up names and addresses that no response had.
    mutating func resolved(_ request: JSONValue) throws -> JSONValue {
        var made: [String: String] = [:]
        let bindings = comparison.bindings
        let result = try request.mapTexts { text throws(SkipReason) -> JSONValue in
            var result = ""
            for part in ValuePattern.parts(of: text) {
                switch part {
                case .literal(let text): result += text
                case .pattern(let name, nil): result += "<\(name)>"
                case .pattern(let name, let number?):
                    let placeholder = "<\(name):\(number)>"
                    guard let value = bindings[placeholder] ?? Self.madeUp[name]?(number) else {
                        throw SkipReason(
                            text: "the value \(placeholder) is older than the recording, or was not received")
                    }
                    made[placeholder] = value
                    result += value
                }
            }
            return .string(result)
        }
        comparison.madeUp.formUnion(made.keys.filter { comparison.bindings[$0] == nil })
        comparison.bindings.merge(made) { first, _ in first }
        return result
    }

    private static let madeUp: [String: @Sendable (Int) -> String] = [
        // A name can also be a tag, which has no spaces.
        "email": { "person\($0)@example.com" }, "name": { "person\($0)" }, "token": { "secret \($0)" },
        "text": { "text\($0)" }, "domain": { "domain\($0).example.com" },
    ]

    func content(_ source: JSONValue) throws -> Data {
        if let text = source["base64"]?.string { return Data(base64Encoded: text) ?? Data() }
        if case .number(let count)? = source["zeros"], let count = Int(exactly: count), (0...(1 << 30)).contains(count)
        {
            return Data(count: count)
        }
        if let file = source["file"]?.string, let directory, source["text"] == nil {
            let name = URL(fileURLWithPath: file).lastPathComponent
            return try RegularFile.readExisting(
                directory.appendingPathComponent("content").appendingPathComponent(name), maximumSize: Self.maximumBody)
        }
        return Data((source["text"]?.string ?? "").utf8)
    }

    // MARK: Requests

    /// Sends a request, and repeats it while a job is in progress.
    private func send(_ request: JSONValue, polls: Bool) async throws -> Response {
        for _ in 0..<Self.maximumPolls {
            let response = try await send(request)
            let isInProgress = polls && response.status == 200 && response.text.contains(#""in_progress""#)
            if !isInProgress { return response }
        }
        throw PreparationError(description: "still in progress after \(Self.maximumPolls) polls")
    }

    private func send(_ request: JSONValue) async throws -> Response {
        let route = request["route"]?.string ?? ""
        var target = (route.hasPrefix("oauth2/") ? "/" : "/2/") + route
        var headers = HTTPHeaders()
        if case .object(let fields)? = request["headers"] {
            for (name, value) in fields { headers[name] = value.string }
        }
        let credentials = authorization(of: request)
        let isInQuery = request["auth_in"] == "query"
        if !isInQuery { headers["Authorization"] = credentials ?? headers["Authorization"] }
        var body = Data()
        if let content = request["content"] { body = try self.content(content) }
        if let argument = request["arg"] {
            switch request["arg_in"]?.string ?? "body" {
            case "header": headers["Dropbox-API-Arg"] = JSONValue.asciiText(argument.text)
            case "query": target += "?arg=" + argument.text.percentEncoded()
            case "form":
                guard case .object(let fields) = argument else { break }
                let pairs = fields.sorted { $0.key < $1.key }.map { name, value in
                    name.percentEncoded() + "=" + (value.string ?? value.text).percentEncoded()
                }
                body = Data(pairs.joined(separator: "&").utf8)
            default: body = Data(argument.text.utf8)
            }
        }
        if isInQuery, let credentials {
            target += (target.contains("?") ? "&" : "?") + "authorization=" + credentials.percentEncoded()
        }
        return try await send(request["method"]?.string ?? "POST", target, headers, body)
    }

    private func authorization(of request: JSONValue) -> String? {
        switch request["auth"] ?? "user" {
        case .object(let fields): fields["raw"]?.string
        case "none": nil
        case "app": "Basic " + Data("\(emulator.appKey):\(emulator.appSecret)".utf8).base64EncodedString()
        case "user": "Bearer " + (names["token"]?.string ?? "")
        case let name:
            "Bearer " + (substituted(.string("${\(name.string ?? "")}")).string ?? "")
        }
    }

    private func send(
        _ method: String, _ target: String, _ headers: HTTPHeaders, _ body: Data
    ) async throws -> Response {
        guard let url = URL(string: emulator.url.absoluteString + target) else {
            throw PreparationError(description: "invalid route \(target)")
        }
        let response = try await transport.send(
            HTTPRequest(method: method, url: url, headers: headers, body: .data(body)))
        return Response(
            status: response.status, headers: response.headers,
            body: try await response.body.collect(upTo: Self.maximumBody))
    }

    /// Performs an operation of the admin API.
    private func control(_ name: String, _ argument: JSONValue) async throws -> JSONValue {
        let response = try await send(
            "POST", "/emulator/" + name, ["Content-Type": "application/json"], Data(argument.text.utf8))
        guard response.status == 200 else {
            throw PreparationError(
                description: "state: \(name) returned \(response.status) \(response.text.prefix(200))")
        }
        return try JSONValue(text: response.body)
    }
}
