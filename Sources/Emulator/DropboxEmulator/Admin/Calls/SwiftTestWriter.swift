import DropboxCore
import DropboxHTTP
import DropboxHTTPServer
import Foundation

extension DropboxEmulator {
    /// Returns a file with a test in Swift that sends the logged calls of the API to a new emulator, and expects the same
    /// statuses and results.
    ///
    ///     try await emulator.swiftTest(named: "importingNotes").write(to: file, atomically: true, encoding: .utf8)
    ///
    /// The test prepares the files that the calls read, if they still exist. The emulator runs the test before this method
    /// returns it. A check that fails, because the state of this emulator was another, is commented out.
    ///
    /// - Parameters:
    ///   - name: The name of the test, an identifier in Swift. The default is `recordedCalls`.
    ///   - numbers: The numbers of the calls. The default is `nil`, which means all calls in the log.
    /// - Throws: ``AdminError`` if the name isn't an identifier or the log has no such calls, or an error if no emulator can
    ///   be started.
    public func swiftTest(
        named name: String = "recordedCalls", calls numbers: ClosedRange<Int>? = nil
    ) async throws -> String {
        try await service.swiftTest(named: name, calls: numbers)
    }
}

extension Service {
    /// See ``DropboxEmulator/DropboxEmulator/swiftTest(named:calls:)``.
    func swiftTest(named name: String, calls numbers: ClosedRange<Int>?) async throws -> String {
        guard let identifier = SwiftIdentifier(name) else {
            throw DropboxEmulator.AdminError(description: "\"\(name)\" isn't a name of a function in Swift")
        }
        let calls = calls.all.filter { $0.response != nil && numbers?.contains($0.id) ?? true }
        var plan = CallPlan(try store.accounts())
        for call in calls { plan.add(call, store) }
        guard !plan.steps.isEmpty else {
            let range = numbers.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? ""
            throw DropboxEmulator.AdminError(description: "the log has no completed calls of the API\(range)")
        }
        try await plan.verify()
        return plan.text(named: identifier, calls)
    }
}

/// The steps of a test that repeats calls.
struct CallPlan {
    /// A part of an argument: text, or a value of an earlier response.
    enum Part: Sendable, Hashable {
        case text(String)
        case value(call: Int, path: String)
    }

    struct Call: Sendable {
        let number: Int
        let route: String
        let argument: [Part]?
        let content: Data?
        let account: String?
        let status: Int
        /// Values of the result.
        let values: [(path: String, text: String)]
        var fails = false
    }

    enum Step: Sendable {
        case addAccount(email: String)
        case put(path: String, Data)
        case createFolder(path: String)
        case call(Call)
        case comment(String)
    }

    /// The fields with values that the emulator generates, and that later arguments repeat.
    private static let generated: Set = [
        "cursor", "id", "rev", "session_id", "async_job_id", "url", "link", "account_id", "team_member_id",
        "shared_folder_id", "parent_shared_folder_id", "template_id", "copy_reference", "file_request_id",
    ]
    /// The fields that a test expects to be the same.
    private static let expected = ["error_summary", ".tag", "name", "path_display", "size", "metadata.path_display"]
    /// The arguments that create the item at a path.
    private static let createdPaths = ["path", "to_path", "commit.path"]
    private static let maximumContent = 2 << 10

    private(set) var steps: [Step] = []
    private let emails: [String]
    private var accounts: Set<String>
    /// The paths that the calls or the preparation have created.
    private var created: Set<String> = [""]
    /// The calls and paths of the generated values.
    private var values: [String: (call: Int, path: String)] = [:]

    init(_ accounts: [UserAccount]) {
        emails = accounts.map(\.email)
        self.accounts = Set(emails.prefix(1))
    }

    // MARK: Planning

    /// Adds a logged call, and before it the files that it reads.
    mutating func add(_ call: DropboxEmulator.CallRecord, _ store: Store) {
        guard call.target.hasPrefix("/2/"), let status = call.status, let response = call.response else { return }
        let name = "Call \(call.id), \(call.route),"
        guard let descriptor = AllRoutes.descriptors[call.route] else { return }
        if let reason = Self.obstacle(to: call, descriptor) {
            steps.append(.comment("\(name) \(reason)"))
            return
        }
        let json = call.argument.map(JSONValue.parsedText)
        let parts = json.map { self.parts(of: $0) }
        if let json, let key = missingValue(in: json) {
            steps.append(.comment("\(name) has a \(key) that no logged response has."))
            return
        }
        if let email = call.account, !accounts.contains(email) {
            accounts.insert(email)
            steps.append(.addAccount(email: email))
        }
        if status < 300, let json { prepare(json, descriptor, call.account, store) }
        var content: Data?
        if descriptor.style == .upload {
            content = call.request.text.map { Data($0.utf8) } ?? Data(count: Int(clamping: call.request.size ?? 0))
        }
        let result = JSONValue.parsedText(response.header("Dropbox-API-Result") ?? response.text ?? "")
        let checked = Self.expected.compactMap { path -> (path: String, text: String)? in
            let text = result.text(at: path)
            guard !text.isEmpty, !text.contains("id:") else { return nil }
            return (path, path == "error_summary" ? String(text.prefix { $0 != "." }) : text)
        }
        steps.append(
            .call(
                Call(
                    number: call.id, route: call.route, argument: parts, content: content,
                    account: call.account == emails.first ? nil : call.account, status: status,
                    values: status < 300 || status == 409 ? checked : [])))
        learn(result, "", "", call.id)
        for path in Self.createdPaths where status < 300 {
            let text = json?.text(at: path) ?? ""
            if text.startsWithSlash { created.insert(CallPlan.key(text)) }
        }
    }

    /// Returns the reason why a test can't repeat a call, or `nil`.
    private static func obstacle(to call: DropboxEmulator.CallRecord, _ route: RouteDescriptor) -> String? {
        if call.status == 0 { return "was cut off." }
        if !call.faults.isEmpty {
            return "met the fault \(call.faults.joined(separator: ", ")). Add it with dropbox.emulator.faults.add(_:)."
        }
        if route.host == .notify { return "is a long poll." }
        if call.account == nil, !route.requiresNoAuthentication, !route.requiresAppAuthentication {
            return "has no valid token of an account."
        }
        if ["Dropbox-API-Select-User", "Dropbox-API-Select-Admin", "Dropbox-API-Path-Root"].contains(where: {
            call.request.header($0) != nil
        }) {
            return "selects a member or a root of paths."
        }
        if call.argument?.contains("…") == true { return "has a secret, which the log doesn't contain." }
        if route.style == .rpc, call.request.size ?? 0 > RequestHandler.storedBodyLimit {
            return "has an argument that is too long for the log."
        }
        return nil
    }

    private static func key(_ path: String) -> String {
        path.pathNames.reduce(into: "") { $0 += "/" + CaseFoldedName.key($1) }
    }

    /// Adds the file or folder at the path of an argument, unless the calls have created it.
    private mutating func prepare(
        _ argument: JSONValue, _ route: RouteDescriptor, _ email: String?, _ store: Store
    ) {
        guard email == emails.first, route.namespace == "files" || route.namespace == "sharing" else { return }
        let isUpload = route.style == .upload || route.name.hasPrefix("create_folder")
        for name in ["path", "from_path"] {
            guard let path = argument[name]?.string, path.startsWithSlash || path.isEmpty, !isUpload else { continue }
            prepare(path, isListed: route.name.hasPrefix("list_folder"), store)
        }
    }

    private mutating func prepare(_ path: String, isListed: Bool, _ store: Store) {
        // What can't be read is absent in the test, whose check fails, and is commented out.
        do {
            guard let account = try store.accounts().first else { return }
            let view = account.view
            if !path.isEmpty, !created.contains(Self.key(path)) {
                let entry = try store.entry(at: try PathReference(path), view)
                let isFile = entry.kind == .file
                steps.append(
                    isFile ? .put(path: path, Self.content(try store.bytes(at: path, view))) : .createFolder(path: path)
                )
                created.insert(Self.key(path))
            }
            guard isListed else { return }
            for entry in try store.contents(of: path, isRecursive: false, view).prefix(50) {
                if let path = entry.pathInView { prepare(path, isListed: false, store) }
            }
        } catch { return }
    }

    /// Returns the content of a file in a test: short texts as they are, and otherwise as many zeros.
    private static func content(_ data: Data) -> Data {
        data.count <= maximumContent && String(data: data, encoding: .utf8) != nil ? data : Data(count: data.count)
    }

    /// Remembers the generated values of a response.
    private mutating func learn(_ value: JSONValue, _ path: String, _ key: String, _ call: Int) {
        switch value {
        case .object(let fields):
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
                learn(value, path.isEmpty ? name : "\(path).\(name)", name, call)
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() { learn(element, "\(path).\(index)", key, call) }
        case .string(let text) where Self.generated.contains(key) && text.count >= 9:
            if values[text] == nil { values[text] = (call, path) }
        default: break
        }
    }

    /// Returns the key of a generated value that no response has, or `nil`.
    private func missingValue(in argument: JSONValue, _ key: String = "") -> String? {
        switch argument {
        case .object(let fields): fields.lazy.compactMap { missingValue(in: $0.value, $0.key) }.first
        case .array(let elements): elements.lazy.compactMap { missingValue(in: $0, key) }.first
        case .string(let text)
        where ["cursor", "session_id", "async_job_id", "rev", "shared_folder_id"].contains(key) && text.count >= 9:
            values[text] == nil ? key : nil
        case .string(let text) where text.hasPrefix("id:") || text.hasPrefix("rev:") || text.hasPrefix("dbid:"):
            values.keys.contains(where: text.contains) ? nil : key
        default: nil
        }
    }

    /// Returns the parts of an argument.
    private func parts(of argument: JSONValue) -> [Part] {
        var parts: [Part] = [.text(argument.text)]
        for (value, source) in values.sorted(by: { ($0.key.count, $0.key) > ($1.key.count, $1.key) }) {
            parts = parts.flatMap { part -> [Part] in
                guard case .text(let text) = part, text.contains(value) else { return [part] }
                let pieces = text.components(separatedBy: value)
                return pieces.enumerated().flatMap { index, piece -> [Part] in
                    index == 0 ? [.text(piece)] : [.value(call: source.call, path: source.path), .text(piece)]
                }
            }
        }
        return parts
    }

    // MARK: Running

    /// Runs the test, and marks the calls whose checks fail.
    mutating func verify() async throws {
        let steps = steps
        self.steps = try await EmulatedDropbox.with { dropbox in
            var responses: [Int: EmulatedDropbox.Response] = [:]
            var result: [Step] = []
            for step in steps {
                switch step {
                case .addAccount(let email): _ = try dropbox.emulator.addAccount(.init(email))
                case .put(let path, let data): try dropbox.account.put(path, data)
                case .createFolder(let path): try dropbox.account.createFolder(path)
                case .comment: break
                case .call(var call):
                    let argument = call.argument?.map { part in
                        switch part {
                        case .text(let text): text
                        case .value(let number, let path): responses[number]?[path] ?? ""
                        }
                    }.joined()
                    let response = try await dropbox.call(
                        call.route, argument, content: call.content,
                        as: try call.account.map { try dropbox.emulator.account($0) })
                    responses[call.number] = response
                    call.fails =
                        response.status != call.status
                        || !call.values.allSatisfy {
                            $0.path == "error_summary"
                                ? response[$0.path].hasPrefix($0.text) : response[$0.path] == $0.text
                        }
                    result.append(.call(call))
                    continue
                }
                result.append(step)
            }
            return result
        }
    }

    // MARK: Text

    /// Returns the file.
    func text(named name: SwiftIdentifier, _ calls: [DropboxEmulator.CallRecord]) -> String {
        let numbers = "\(calls.first?.id ?? 0) to \(calls.last?.id ?? 0)"
        let date = (calls.first?.time ?? Date()).formatted(.iso8601.year().month().day())
        var lines = [
            "import DropboxEmulator", "import Foundation", "import Testing", "",
            "/// Calls \(numbers) of an emulator, from \(date).", "@Test func \(name.code)() async throws {",
            "    try await EmulatedDropbox.with { dropbox in",
        ]
        for step in steps { lines += self.lines(of: step).map { "        " + $0 } }
        return (lines + ["    }", "}", ""]).joined(separator: "\n")
    }

    private func lines(of step: Step) -> [String] {
        switch step {
        case .addAccount(let email):
            let name = Self.literal(email)
            return ["_ = try dropbox.emulator.addAccount(.init(\(name)))"]
        case .put(let path, let data):
            return ["try dropbox.account.put(\(Self.literal(path)), \(Self.literal(data)))"]
        case .createFolder(let path): return ["try dropbox.account.createFolder(\(Self.literal(path)))"]
        case .comment(let text): return ["// \(text)"]
        case .call(let call): return lines(of: call)
        }
    }

    private func lines(of call: Call) -> [String] {
        var arguments = [Self.literal(call.route)]
        if let argument = call.argument { arguments.append(Self.literal(argument)) }
        if let content = call.content { arguments.append("content: \(Self.literal(content))") }
        if let account = call.account {
            arguments.append("as: dropbox.emulator.account(\(Self.literal(account)))")
        }
        let name = "call\(call.number)"
        var checks = ["#expect(\(name).status == \(call.status), \"\\(\(name).text)\")"]
        for value in call.values {
            let actual = "\(name)[\(Self.literal(value.path))]"
            checks.append(
                value.path == "error_summary"
                    ? "#expect(\(actual).hasPrefix(\(Self.literal(value.text))))"
                    : "#expect(\(actual) == \(Self.literal(value.text)))")
        }
        if call.fails {
            checks =
                ["_ = \(name)", "// Prepare the state that this call needs, and enable the checks."]
                + checks.map { "// " + $0 }
        }
        let start = "let \(name) = try await dropbox.call("
        let line = start + arguments.joined(separator: ", ") + ")"
        if line.count <= 112 { return [line] + checks }
        let indentation = "    "
        let rest = indentation + arguments.joined(separator: ", ") + ")"
        return [start]
            + (rest.count <= 112 ? [rest] : [indentation + arguments.joined(separator: ",\n            ") + ")"])
            + checks
    }

    /// Returns a literal in Swift.
    private static func literal(_ text: String) -> String {
        let (body, hashes) = raw(text)
        return body.map { "\(hashes)\"\($0)\"\(hashes)" } ?? "\"\(escaped(text))\""
    }

    private static func literal(_ parts: [Part]) -> String {
        let texts = parts.map { part in if case .text(let text) = part { text } else { "" } }
        let (body, hashes) = raw(texts.joined())
        let pieces = parts.map { part in
            switch part {
            case .text(let text): body == nil ? escaped(text) : text
            case .value(let call, let path): "\\\(body == nil ? "" : hashes)(call\(call)[\"\(path)\"])"
            }
        }
        let delimiter = body == nil ? "" : hashes
        return "\(delimiter)\"\(pieces.joined())\"\(delimiter)"
    }

    private static func literal(_ data: Data) -> String {
        if data.isEmpty { return "Data()" }
        if data.count > 16, data.allSatisfy({ $0 == 0 }) { return "Data(count: \(data.count))" }
        guard let text = String(data: data, encoding: .utf8) else { return "Data(count: \(data.count))" }
        return "Data(\(literal(text)).utf8)"
    }

    /// Returns the body and the delimiter of a raw literal, or no body if the text needs escapes, or no delimiter if it has
    /// no character that must be escaped.
    private static func raw(_ text: String) -> (body: String?, hashes: String) {
        guard text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value < 127 }) else { return (nil, "") }
        guard text.contains("\"") || text.contains("\\") else { return (text, "") }
        return text.contains("\"#") || text.contains("\\#") ? (nil, "") : (text, "#")
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case _ where scalar.value < 32 || scalar.value >= 127: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }
}
