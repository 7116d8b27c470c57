import DropboxConcurrency
import DropboxCore
import DropboxStone
import Foundation
import SwiftyDropbox

/// `dbx api`: calls any route of the API.
struct ApiCommand: Command {
    static let name = "api"
    static let summary = "call any route of the API"
    static let discussion = """
        Call a route of the API, and print its result as JSON. The call has the retries, the limits, and the error messages of
        the other commands. The argument is checked before it's sent.
        """
    static let usage = [
        "ROUTE [NAME=VALUE… | JSON | -] [OPTIONS]", "--list [NAMESPACE]", "ROUTE --describe",
    ]
    static let examples = [
        "dbx api users/get_current_account", "dbx api files/list_folder path=/photos recursive=true --paginate",
        "dbx api files/upload path=/a.txt mode=overwrite --input a.txt",
        "dbx api files/download path=/a.txt --output copy.txt",
        "dbx api sharing/create_shared_link_with_settings path=/a.txt settings.access=viewer",
    ]
    static let notes = """
        NAME=VALUE sets a field of the argument. A name with dots is that of a field in a field. A value is text for a string
        and for the tag of a union, and JSON for everything else; a list of texts can be written as a,b,c. --describe lists
        the fields of a route.
        """

    private enum Action: Sendable {
        case list(String?)
        case describe(RouteCatalog.Entry)
        case call(RouteCatalog.Entry, [String])
    }

    private let action: Action
    private let input: String?
    private let output: String?
    private let isPaginated: Bool
    private let overwrite: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        let words = try arguments.remainingArguments(
            "ROUTE", "the route, such as files/list_folder, then its argument", .route, isRequired: false)
        input = arguments.option("input", letter: "i", "FILE", "send the content of FILE; - for standard input", .file)
        output = arguments.option(
            "output", letter: "o", "FILE", "store the content of the response in FILE (default: standard output)", .file
        )
        overwrite = arguments.flag("overwrite", "with --output: replace an existing file")
        isPaginated = arguments.flag("paginate", "get all pages of a list, and print each on a line")
        let isDescribing = arguments.flag(
            "describe", "print the fields of the argument and the scope, and send nothing")
        let isListing = arguments.flag("list", "print all routes, or those of a namespace, and send nothing")
        account = try AccountOptions(&arguments, .transfer)
        if isListing {
            action = .list(words.first)
        } else if let path = words.first {
            let entry = try RouteCatalog.entry(path)
            action = isDescribing ? .describe(entry) : .call(entry, Array(words.dropFirst()))
            let style = entry.descriptor.style
            if input != nil, style != .upload { throw .usage("\(path) takes no content; omit --input") }
            if input == nil, style == .upload, !isDescribing { throw .usage("\(path) needs content: use --input FILE") }
            if output != nil, style != .download { throw .usage("\(path) returns no content; omit --output") }
        } else {
            action = .list(nil)
            if !arguments.isDeclaring { throw .usage("missing ROUTE; `dbx api --list` lists the routes") }
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        switch action {
        case .list(let namespace):
            let entries = RouteCatalog.entries.filter { namespace == nil || $0.descriptor.namespace == namespace }
            if entries.isEmpty { throw .failure("there is no namespace \(namespace ?? "")") }
            for entry in entries {
                terminal.print(entry.descriptor.path + (entry.isDeprecated ? "  (deprecated)" : ""))
            }
        case .describe(let entry): describe(entry, terminal)
        case .call(let entry, let words):
            let argument = try ApiArgument(entry).json(words) {
                try Data(FileHandle.standardInput.readToEnd() ?? Data())
            }
            let kinds = entry.descriptor.allowedAuthentication
            if kinds.contains(.team), !kinds.contains(.user) {
                try await account.withTeamClient(terminal) { client throws(CommandError) in
                    try await call(entry, argument, client.client, terminal)
                }
            } else {
                try await account.withClient(terminal) { client throws(CommandError) in
                    try await call(entry, argument, client.client, terminal)
                }
            }
        }
        return .success
    }

    private func describe(_ entry: RouteCatalog.Entry, _ terminal: Terminal) {
        let route = entry.descriptor
        let kinds = route.allowedAuthentication.map(\.rawValue).sorted().joined(separator: ", ")
        terminal.print("\(route.path)\(entry.isDeprecated ? "  (deprecated)" : "")")
        terminal.print(
            "style \(route.style.rawValue), authentication \(kinds)" + (route.scope.map { ", scope \($0)" } ?? ""))
        let fields = entry.fields
        let width = fields.map(\.name.count).max() ?? 0
        for field in fields {
            let tags = field.tags.isEmpty ? "" : ": " + field.tags.joined(separator: ", ")
            terminal.print(
                "  \(field.name.padding(to: width))  \(field.kind)\(tags)\(field.isOptional ? "  (optional)" : "")")
        }
        if entry.isWithoutArgument { terminal.print("  no argument") }
    }

    // MARK: Calls

    private typealias JSONRoute = Route<StoneSerializer<RawJSON>, StoneSerializer<RawJSON>, StoneSerializer<RawJSON>>

    private func call(
        _ entry: RouteCatalog.Entry, _ argument: RawJSON, _ client: DropboxTransportClient, _ terminal: Terminal
    ) async throws(CommandError) {
        let route = JSONRoute(entry.schema, entry.index)
        do {
            switch entry.descriptor.style {
            case .rpc: try await callPages(entry, argument, client, terminal)
            case .upload:
                let body: UploadBody =
                    input == "-" ? .data(try Self.standardInput()) : .file(URL(fileURLWithPath: input ?? ""))
                let result: RawJSON = try await client.request(route, serverArgs: argument, input: body)
                    .response()
                show(result, terminal)
            case .download:
                if let output, output != "-" {
                    let (result, _) = try await client.request(
                        route, serverArgs: argument, overwrite: overwrite, destination: URL(fileURLWithPath: output)
                    ).response()
                    show(result, terminal)
                } else {
                    let (_, content): (RawJSON, Data) = try await client.request(route, serverArgs: argument)
                        .response()
                    try terminal.print(content)
                }
            }
        } catch { throw .failure("cannot call \(entry.descriptor.path)", error) }
    }

    private func callPages(
        _ entry: RouteCatalog.Entry, _ argument: RawJSON, _ client: DropboxTransportClient, _ terminal: Terminal
    ) async throws {
        var (entry, argument) = (entry, argument)
        while true {
            let route = JSONRoute(entry.schema, entry.index)
            let request: RpcRequest<StoneSerializer<RawJSON>, StoneSerializer<RawJSON>> = client.request(
                route, serverArgs: argument)
            let result = try await request.response()
            show(result, terminal)
            guard isPaginated else { return }
            let page = try JSONSerialization.jsonObject(with: result.data, options: .fragmentsAllowed) as? [String: Any]
            guard let cursor = page?["cursor"] as? String, !cursor.isEmpty, page?["has_more"] as? Bool ?? true else {
                return
            }
            entry = try Self.continuation(of: entry)
            argument = RawJSON(try JSONSerialization.data(withJSONObject: ["cursor": cursor]))
            try terminal.checkOutput()
        }
    }

    /// Returns the route with the next page of a list: `list_folder/continue` for `list_folder`.
    private static func continuation(of entry: RouteCatalog.Entry) throws(CommandError) -> RouteCatalog.Entry {
        let (path, version) = (entry.descriptor.name, entry.descriptor.version)
        if path.hasSuffix("/continue") { return entry }
        let name = "\(entry.descriptor.namespace)/\(path)/continue"
        let names = version > 1 ? ["\(name)_v\(version)", name] : [name]
        guard let next = RouteCatalog.entries.first(where: { names.contains($0.descriptor.path) }) else {
            throw .failure("\(entry.descriptor.path) has no route for further pages; omit --paginate")
        }
        return next
    }

    private func show(_ result: RawJSON, _ terminal: Terminal) {
        let text = String(decoding: result.data, as: UTF8.self)
        // A person reads indented JSON; programs get one line for each page.
        guard terminal.isTerminal, !isPaginated,
            let object = try? JSONSerialization.jsonObject(with: result.data, options: .fragmentsAllowed),
            let data = try? JSONSerialization.data(
                withJSONObject: object,
                options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
        else { return terminal.print(text) }
        terminal.print(text: String(decoding: data, as: UTF8.self))
    }

    private static func standardInput() throws -> Data { try FileHandle.standardInput.readToEnd() ?? Data() }
}
