import DropboxOAuth
import DropboxTransfer
import Foundation

/// The options of the command line.
struct Options {
    let source: URL
    let destination: String
    let isDryRun: Bool
    let transfer: FolderTransferOptions
    let client: DropboxClient

    init(_ arguments: [String], _ environment: [String: String]) throws(UsageError) {
        var words: [String] = []
        var flags: Set<String> = []
        for word in arguments {
            if word.hasPrefix("--") {
                guard ["--dry-run", "--overwrite"].contains(word) else { throw UsageError("unknown option \(word)") }
                flags.insert(word)
            } else {
                words.append(word)
            }
        }
        guard words.count == 2 else { throw UsageError("expected a directory and a destination") }
        source = URL(fileURLWithPath: words[0])
        destination = words[1]
        isDryRun = flags.contains("--dry-run")
        // The state of unfinished uploads. With it, the same command resumes after a crash.
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        let journal = UploadJournal(directory: URL(fileURLWithPath: home + "/.local/state/importer"))
        transfer = FolderTransferOptions {
            $0.isDryRun = flags.contains("--dry-run")
            $0.overwrite = flags.contains("--overwrite")
            $0.journal = journal
            $0.isExcluded = { path, _ in path.split(separator: "/").last?.hasPrefix(".") == true }
        }
        do throws(DropboxEnvironmentError) { client = try DropboxClient(environment: environment) } catch {
            throw UsageError(error.description)
        }
    }
}

/// An error in the usage of the program.
struct UsageError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
