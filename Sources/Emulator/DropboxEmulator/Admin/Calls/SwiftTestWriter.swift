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
    /// The test prepares the files that the calls read and that existed before the first call, if they still exist. The emulator runs the test before this method
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
        let (log, calls) = (
            self.calls, self.calls.all.filter { $0.response != nil && numbers?.contains($0.id) ?? true }
        )
        var plan = CallPlan(try store.accounts())
        for call in calls { plan.add(call, log.original(call.id)?.body, store) }
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
    ///
    /// - Parameter body: The body of the request, or `nil` if it's longer than what the log stores.
    mutating func add(_ call: DropboxEmulator.CallRecord, _ body: Data?, _ store: Store) {
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
        let result = JSONValue.parsedText(response.header("Dropbox-API-Result") ?? response.text ?? "")
        if status < 300, let json { prepare(json, descriptor, call.account, result, store) }
        var content: Data?
        if descriptor.style == .upload {
            content =
                body.map { Self.content($0, call.request.text) } ?? Data(count: Int(clamping: call.request.size ?? 0))
            if body == nil {
                steps.append(.comment("\(name) has a content that is too long for the log. Zeros replace it."))
            }
        }
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
        _ argument: JSONValue, _ route: RouteDescriptor, _ email: String?, _ result: JSONValue, _ store: Store
    ) {
        guard email == emails.first, route.namespace == "files" || route.namespace == "sharing" else { return }
        let isUpload = route.style == .upload || route.name.hasPrefix("create_folder")
        for name in ["path", "from_path"] {
            guard let path = argument[name]?.string, path.startsWithSlash || path.isEmpty, !isUpload else { continue }
            guard route.name.hasPrefix("list_folder") else {
                prepare(path, store)
                continue
            }
            // Later calls can have added other items to the folder.
            let names = result["entries"]?.elements.compactMap { $0["name"]?.string }
            prepare(path, listing: names.map(Set.init), store)
        }
    }

    /// Adds the item at a path, and the items of a listed folder.
    ///
    /// - Parameter names: The names of the items that a call listed, or `nil` for all items, because the listing is too long
    ///   for the log.
    private mutating func prepare(_ path: String, listing names: Set<String>?, _ store: Store) {
        prepare(path, store)
        // What can't be read is absent in the test, whose check fails, and is commented out.
        do {
            guard let account = try store.accounts().first else { return }
            for entry in try store.contents(of: path, isRecursive: false, account.view).prefix(50) {
                guard let path = entry.pathInView, let name = path.pathNames.last else { continue }
                if names?.contains(name) ?? true { prepare(path, store) }
            }
        } catch { return }
    }

    private mutating func prepare(_ path: String, _ store: Store) {
        // What can't be read is absent in the test, whose check fails, and is commented out.
        do {
            guard let account = try store.accounts().first else { return }
            let view = account.view
            if !path.isEmpty, !created.contains(Self.key(path)) {
                let entry = try store.entry(at: try PathReference(path), view)
                if entry.kind == .file {
                    let bytes = try store.bytes(at: path, view)
                    if bytes.count > Self.maximumContent {
                        steps.append(.comment("\(path) has \(bytes.count) bytes. Zeros replace them."))
                    }
                    steps.append(.put(path: path, bytes.count > Self.maximumContent ? Data(count: bytes.count) : bytes))
                } else {
                    steps.append(.createFolder(path: path))
                }
                created.insert(Self.key(path))
            }
        } catch { return }
    }

    /// Returns the content of a request: its text without secrets, or its bytes.
    private static func content(_ body: Data, _ text: String?) -> Data {
        String(data: body, encoding: .utf8) == nil ? body : text.map { Data($0.utf8) } ?? body
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
}
