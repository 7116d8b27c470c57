import SwiftyDropbox

/// `dbx search`: searches names and content.
struct SearchCommand: Command {
    static let name = "search"
    static let summary = "search names and content with the index of Dropbox"
    static let discussion = """
        Search names and the content of files with the index of Dropbox, best results first. The index lags behind changes;
        `dbx find` compares names itself.
        """
    static let examples = ["dbx search 'annual report' --path /finance", "dbx search invoice --extension pdf --names"]
    static let output = OutputField.item

    private let query: String
    private let path: String?
    private let extensions: [String]
    private let onlyNames: Bool
    private let includesDeleted: Bool
    private let limit: Int
    private let format: ItemFormat
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        query = try arguments.requiredArgument("QUERY", "the words to search for")
        path = arguments.option("path", letter: "p", "PATH", "search only in this folder", .remotePath)
            .map(RemotePattern.normalized)
        extensions = arguments.options("extension", "NAME", "search only files with this extension, such as pdf")
        onlyNames = arguments.flag("names", "search only the names")
        includesDeleted = arguments.flag("deleted", letter: "d", "search deleted files instead")
        limit =
            try arguments.number("limit", "COUNT", "print at most COUNT results (default: 100)", in: 1...10_000) ?? 100
        let isLong = arguments.flag("long", letter: "l", "print size and time before the paths")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        format = ItemFormat(showsPaths: true, isLong: isLong)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let options = Files.SearchOptions(
                path: path, maxResults: UInt64(min(limit, 1000)), fileStatus: includesDeleted ? .deleted : .active,
                filenameOnly: onlyNames, fileExtensions: extensions.isEmpty ? nil : extensions)
            var count = 0
            do {
                for try await match in client.files.searchResults(for: query, options: options) {
                    guard case .metadata(let entry) = match.metadata, entry.nameError == nil else { continue }
                    if isJSON { terminal.print(json: entry.jsonFields) } else { terminal.print(format.line(entry)) }
                    try terminal.checkOutput()
                    count += 1
                    if count == limit { break }
                }
            } catch { throw .failure("cannot search", error) }
            if count == 0 { terminal.printStatus("Nothing was found.") }
            return count == 0 ? .failure : .success
        }
    }
}
