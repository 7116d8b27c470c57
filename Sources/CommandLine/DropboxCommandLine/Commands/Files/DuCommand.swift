import DropboxCore
import SwiftyDropbox

/// `dbx du`: prints the sizes of folders.
struct DuCommand: Command {
    static let name = "du"
    static let summary = "print the sizes of folders"
    static let discussion =
        "Print the size of a folder and of the folders in it, with all their contents, largest last."
    static let examples = ["dbx du -H /photos", "dbx du --depth 2", "dbx du --depth 0 /backup"]
    static let output = [
        OutputField("path", "the path of the folder"),
        OutputField("size", .integer, "the size of all its files in bytes"),
        OutputField("files", .integer, "the number of all its files"),
    ]

    private let path: String
    private let depth: Int
    private let isHumanReadable: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        let path = arguments.argument("PATH", "the folder (default: the root)", .remotePath)
        depth =
            try arguments.number(
                "depth", "COUNT", "print folders at most COUNT levels below the folder (default: 1)", in: 0...10_000)
            ?? 1
        isHumanReadable = arguments.flag("human", letter: "H", "print sizes with units: 1.5 MB")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        self.path = RemotePattern.normalized(path ?? "")
    }

    private struct Sum {
        var path: String
        var bytes: Int64 = 0
        var files = 0
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let listing = CheckedListing(terminal, isJSON: isJSON)
            for sum in try await sums(client, listing).sorted(by: { ($0.bytes, $1.path) < ($1.bytes, $0.path) }) {
                if isJSON {
                    terminal.print(json: ["path": sum.path, "size": sum.bytes, "files": sum.files])
                } else {
                    let size = isHumanReadable ? ByteCount(bytes: sum.bytes).description : String(sum.bytes)
                    terminal.print("\(size.leftPadding(to: 13))  \(sum.path)")
                }
                try terminal.checkOutput()
            }
            return listing.status
        }
    }

    private func sums(_ client: DropboxClient, _ listing: CheckedListing) async throws(CommandError) -> [Sum] {
        let top = Sum(path: path.isEmpty ? "/" : path)
        var sums = ["": top]
        do {
            for try await entry in client.files.entries(in: path, recursive: true) where listing.accepts(entry) {
                // An ID has no relation to the paths below it, so the depth counts from the end of the first path.
                let names = entry.displayPath.pathNames.dropFirst(rootDepth)
                if entry is Files.FolderMetadata, names.count <= depth, !names.isEmpty {
                    let key = names.joined(separator: "/").lowercased()
                    sums[key, default: Sum(path: "")].path = entry.displayPath
                }
                guard let file = entry as? Files.FileMetadata else { continue }
                for count in 0...min(depth, max(0, names.count - 1)) {
                    let key = names.prefix(count).joined(separator: "/").lowercased()
                    let path =
                        "/" + entry.displayPath.pathNames.prefix(rootDepth + count).joined(separator: "/")
                    var sum = sums[key] ?? Sum(path: path)
                    sum.files += 1
                    sum.bytes = sum.bytes.addingClamped(Int64(clamping: file.size))
                    sums[key] = sum
                }
            }
        } catch { throw .failure("cannot list \(path.isEmpty ? "/" : path)", error) }
        return Array(sums.values)
    }

    private var rootDepth: Int { path.pathNames.count }
}
