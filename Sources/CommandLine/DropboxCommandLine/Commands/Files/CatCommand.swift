import SwiftyDropbox

/// `dbx cat`: prints the content of files.
struct CatCommand: Command {
    static let name = "cat"
    static let summary = "print the content of files"
    static let examples = ["dbx cat /notes.txt", "dbx cat rev:0123456789abcdef | less"]

    private let paths: [String]
    private let printsBinaryData: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        paths = try arguments.remainingArguments("FILE", "a file, its ID, or a revision: rev:REV", .remotePath)
            .map(RemotePattern.normalized)
        printsBinaryData = arguments.flag("force", letter: "f", ContentOutput.help)
        account = try AccountOptions(&arguments, .transfer)
        if paths.contains("") { throw .usage("cannot print the root folder: it is not a file") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            try await terminal.forEach(paths, isJSON: false) { path throws(CommandError) in
                var output = ContentOutput(terminal, isForced: printsBinaryData)
                do {
                    for try await bytes in client.files.downloadStream(path: path) { try output.print(bytes) }
                } catch { throw .failure("cannot print \(path)", error) }
            }
        }
    }
}
