import DropboxConcurrency
import DropboxCore
import Foundation
import SwiftyDropbox

/// `dbx completion`: completes command lines in a shell.
struct CompletionCommand: Command {
    static let name = "completion"
    static let defaults = DefaultsUse.optional
    static let summary = "print the script with which a shell completes commands, options, and paths"
    static let discussion = """
        Print the script with which a shell completes commands, options, accounts, and paths in Dropbox. Listings of folders
        are kept for a minute in dbx/completion in XDG_CACHE_HOME (default: ~/.cache).
        """
    static let usage = ["SHELL", "--words -- WORD…", "--bash -- LINE BREAKS"]
    static let examples = [
        "source <(dbx completion bash)                                          # in ~/.bashrc",
        "dbx completion zsh > \"${fpath[1]}/_dbx\"",
        "dbx completion fish > ~/.config/fish/completions/dbx.fish",
    ]

    private enum Action: Sendable {
        case script(CompletingShell)
        case complete([String])
        case completeForBash(BashCommandLine)
    }

    private let action: Action

    init(_ arguments: inout Arguments) throws(CommandError) {
        let isForWords = arguments.flag(
            "words",
            """
            print how the words after `dbx` can continue: a line with files, directories, or words, then each \
            word with its description after a tab
            """)
        let isForBash = arguments.flag(
            "bash",
            """
            print how LINE, a command line up to the cursor, can continue: a line with files or directories, then the start of \
            the path and the number of its characters that bash keeps; or a line with words, then what bash inserts. BREAKS \
            is COMP_WORDBREAKS
            """)
        let words = try arguments.remainingArguments(
            "SHELL", "bash, zsh, or fish; with --words or --bash, the words to complete",
            .words(CompletingShell.allCases.map(\.rawValue)), isRequired: false,
            allowsEmpty: true)
        if isForWords, isForBash { throw .usage("--words and --bash cannot be combined") }
        if isForWords {
            action = .complete(words)
        } else if isForBash {
            guard words.count == 2 || arguments.isDeclaring else { throw .usage("expected --bash -- LINE BREAKS") }
            action = .completeForBash(BashCommandLine(words.first ?? "", breaks: words.last ?? ""))
        } else if words.count == 1, let shell = CompletingShell(rawValue: words[0]) {
            action = .script(shell)
        } else {
            throw .usage("expected one shell: bash, zsh, or fish")
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        switch action {
        case .script(let shell): terminal.print(text: shell.script)
        case .complete(let words):
            switch await candidates(words, terminal) {
            case .files(let onlyDirectories): terminal.print(onlyDirectories ? "directories" : "files")
            case .words(let candidates):
                terminal.print("words")
                for candidate in candidates {
                    terminal.print(
                        candidate.summary.isEmpty ? candidate.word : "\(candidate.word)\t\(candidate.summary)")
                }
            }
        case .completeForBash(let line):
            switch await candidates(line.words, terminal) {
            case .files(let onlyDirectories):
                let completion = Completion(line.words)
                terminal.print(onlyDirectories ? "directories" : "files")
                terminal.print(completion.text)
                terminal.print("\(line.keptCount(after: completion.prefix))")
            case .words(let candidates):
                terminal.print("words")
                for word in candidates.compactMap({ line.insertion(of: $0.word) }) { terminal.print(word) }
            }
        }
        return .success
    }

    private enum Candidates {
        case files(onlyDirectories: Bool)
        case words([Completion.Candidate])
    }

    private func candidates(_ words: [String], _ terminal: Terminal) async -> Candidates {
        let completion = Completion(words)
        let candidates: [Completion.Candidate]
        switch completion.result {
        case .files(let onlyDirectories): return .files(onlyDirectories: onlyDirectories)
        case .candidates(let words): candidates = words
        case .remotePaths(let start):
            candidates = await RemoteCompletion(words: words).paths(startingWith: start)
                .map { Completion.Candidate(word: completion.prefix + $0, summary: "") }
        }
        // A newline in a name can't be completed.
        return .words(candidates.filter { !$0.word.contains(where: \.isNewline) })
    }
}

/// The completion of paths in Dropbox. Listings for a signed-in account are kept for a minute, because users complete many
/// words in one folder.
private struct RemoteCompletion {
    private static let lifetime: TimeInterval = 60

    /// The words of the command line, which can select the account.
    let words: [String]

    /// Returns the paths of the items that start with a text, in the spelling of the user. Without a connection, there are
    /// none, because a shell has no place for the reason.
    func paths(startingWith text: String) async -> [String] {
        let name = text.lastPathName
        let (folder, start) = (String(text[..<name.startIndex]), name.lowercased())
        do throws(CommandError) {
            return try await names(in: RemotePattern.normalized(folder)).filter { $0.lowercased().hasPrefix(start) }
                .map { (folder.isEmpty ? "/" : folder) + $0 }
        } catch {
            return []
        }
    }

    private func names(in folder: String) async throws(CommandError) -> [String] {
        let account = try account()
        let cache = try account.identity().map { account in
            let key = ContentHash.hash(of: Data("\(account)\n\(folder)".utf8)).prefix(32)
            return XDGBaseDirectories.url("XDG_CACHE_HOME", ".cache").appendingPathComponent("dbx/completion/\(key)")
        }
        if let cache, let names = Self.names(cachedIn: cache) { return names }
        let client = try await account.client(NetworkSettings.forCompletion)
        defer { client.shutdown() }
        let names: [String]
        do {
            names = try await client.files.listFolder(path: folder).response().entries
                .filter { $0.nameError == nil && !$0.name.contains(where: \.isNewline) }
                .map { $0 is Files.FolderMetadata ? $0.name + "/" : $0.name }
        } catch { throw .failure("cannot list \(folder)", error) }
        if let cache { Self.store(names, in: cache) }
        return names
    }

    /// The account of the command line. The word to complete and unknown options don't matter.
    private func account() throws(CommandError) -> AccountOptions {
        var options: [String] = []
        for (word, value) in zip(words, words.dropFirst()) {
            let name = String(word.prefix { $0 != "=" })
            guard AccountOptions.selectingNames.contains(name) else { continue }
            options += name == word ? [word, value] : [word]
        }
        return try Arguments.parse(options) { (arguments) throws(CommandError) in try AccountOptions(&arguments) }
    }

    private static func names(cachedIn file: URL) -> [String]? {
        // Without the file, or with an old one, the folder is listed.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let date = attributes[.modificationDate] as? Date, (0..<lifetime).contains(-date.timeIntervalSinceNow),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return nil }
        return text.split(separator: "\n").map { String($0) }
    }

    /// Stores names, and removes the listings that are too old. Without a writable directory, each completion lists anew.
    private static func store(_ names: [String], in file: URL) {
        let directory = file.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
                let old = directory.appendingPathComponent(name)
                if Self.names(cachedIn: old) == nil { try FileManager.default.removeItem(at: old) }
            }
            try Data(names.joined(separator: "\n").utf8).write(to: file, options: .atomic)
        } catch {}
    }
}
