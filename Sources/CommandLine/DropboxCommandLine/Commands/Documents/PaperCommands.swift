import DropboxStone
import Foundation
import SwiftyDropbox

/// `dbx paper`: creates and updates Paper docs.
struct PaperCommand: CommandGroup {
    static let name = "paper"
    static let summary = "create and update Paper docs; `dbx export` stores them as files"
    static let commands: [any Command.Type] = [PaperCreate.self, PaperUpdate.self]
    let command: (any Command)?
}

/// The content of a Paper doc.
private struct PaperSource {
    private enum Format: String, CaseIterable { case markdown, html, plainText = "plain_text" }

    private let file: String
    let path: String
    let isDryRun: Bool
    let isJSON: Bool
    let account: AccountOptions
    private let format: Format

    init(_ arguments: inout Arguments) throws(CommandError) {
        file = try arguments.requiredArgument("FILE", "the content; - for standard input", .file)
        path = try arguments.requiredItem("PATH", "the doc: /notes.paper")
        format =
            try arguments.choice("format", "FORMAT", "markdown, html, or plain_text (default: markdown)") ?? .markdown
        isDryRun = arguments.flag("dry-run", letter: "n", "check the content and the path, and change nothing")
        isJSON = arguments.flag("json", "print a JSON object")
        account = try AccountOptions(&arguments, .transfer)
    }

    var importFormat: Files.ImportFormat {
        switch format {
        case .markdown: .markdown
        case .html: .html
        case .plainText: .plainText
        }
    }

    /// Returns the content.
    ///
    /// - Throws: An error if it can't be read.
    func content() async throws(CommandError) -> Data {
        do {
            var content = Data()
            guard file == "-" else { return try Data(contentsOf: URL(fileURLWithPath: file)) }
            for try await bytes in StandardInput.content { content += bytes }
            return content
        } catch { throw .failure("cannot read \(file)", error) }
    }
}

/// `dbx paper create`: creates a Paper doc.
struct PaperCreate: Command {
    static let name = "create"
    static let summary = "create a Paper doc"
    static let examples = ["dbx paper create notes.md /notes.paper"]
    static let output = [
        OutputField("path", "the path of the doc"), OutputField("url", "the page of the doc", isOptional: true),
        OutputField("id", "the ID of the file", isOptional: true),
        OutputField("revision", .integer, "the revision of the doc", isOptional: true), .plan,
    ]
    private let source: PaperSource

    init(_ arguments: inout Arguments) throws(CommandError) { source = try PaperSource(&arguments) }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let content = try await source.content()
        return try await source.account.withClient(terminal) { client throws(CommandError) in
            if source.isDryRun {
                _ = try await RemoteItems.item(at: source.path, client, for: "cannot create \(source.path)")
                terminal.printOutcome("planned", of: source.path, key: "path", "create", isJSON: source.isJSON)
                return .success
            }
            do {
                let doc = try await client.files.paperCreate(
                    path: source.path, importFormat: source.importFormat, input: content
                ).response()
                if source.isJSON {
                    terminal.print(json: [
                        "path": doc.resultPath, "url": doc.url, "id": doc.fileId, "revision": doc.paperRevision,
                    ])
                } else {
                    terminal.print("\(doc.resultPath)  \(doc.url)")
                }
            } catch { throw .failure("cannot create \(source.path)", error) }
            return .success
        }
    }
}

/// `dbx paper update`: updates a Paper doc.
struct PaperUpdate: Command {
    static let name = "update"
    static let summary = "replace or extend the content of a Paper doc"
    static let examples = ["date | dbx paper update - /log.paper --policy append"]
    static let output = [
        OutputField("path", "the path of the doc"),
        OutputField("revision", .integer, "the new revision of the doc", isOptional: true), .plan,
    ]

    private enum Policy: String, CaseIterable { case overwrite, append, prepend, update }
    private let source: PaperSource
    private let policy: Policy
    private let revision: Int64?

    init(_ arguments: inout Arguments) throws(CommandError) {
        policy =
            try arguments.choice(
                "policy", "POLICY",
                "overwrite, append, prepend, or update (if --revision is current; default: overwrite)")
            ?? .overwrite
        let revision = arguments.option("revision", "NUMBER", "with --policy update: the revision that you read")
        source = try PaperSource(&arguments)
        self.revision = try revision.map { (text) throws(CommandError) in
            guard text.hasOnlyDigits, let number = Int64(text) else {
                throw .usage("invalid --revision '\(text)': expected a number")
            }
            return number
        }
        if (policy == .update) != (revision != nil) {
            throw .usage("--policy update and --revision require each other")
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let content = try await source.content()
        let policy: Files.PaperDocUpdatePolicy =
            switch policy {
            case .overwrite: .overwrite
            case .append: .append
            case .prepend: .prepend
            case .update: .update
            }
        return try await source.account.withClient(terminal) { client throws(CommandError) in
            if source.isDryRun {
                let operation = "cannot update \(source.path)"
                _ = try await RemoteItems.requiredItem(
                    at: source.path, client, for: operation, missing: "path/not_found")
                terminal.printOutcome("planned", of: source.path, key: "path", "update", isJSON: source.isJSON)
                return .success
            }
            do {
                let doc = try await client.files.paperUpdate(
                    path: source.path, importFormat: source.importFormat, docUpdatePolicy: policy,
                    paperRevision: revision, input: content
                ).response()
                if source.isJSON {
                    terminal.print(json: ["path": source.path, "revision": doc.paperRevision])
                } else {
                    terminal.print("updated \(source.path)")
                }
            } catch { throw .failure("cannot update \(source.path)", error) }
            return .success
        }
    }
}
