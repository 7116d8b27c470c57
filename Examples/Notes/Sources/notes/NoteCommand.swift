import DropboxSync
import Foundation

/// A command of the program.
enum NoteCommand {
    case new(String, String?)
    case edit(String)
    case list
    case show(String)
    case delete(String)
    case sync

    init(_ words: [String]) throws {
        switch (words.first, words.count) {
        case ("new", 2): self = .new(words[1], nil)
        case ("new", 3...): self = .new(words[1], words[2...].joined(separator: " ") + "\n")
        case ("edit", 2): self = .edit(words[1])
        case ("list", 1): self = .list
        case ("show", 2): self = .show(words[1])
        case ("delete", 2): self = .delete(words[1])
        case ("sync", 1): self = .sync
        default: throw UsageError.usage
        }
    }

    func run(on store: NoteStore) async throws {
        switch self {
        case .new(let title, let text):
            try await store.create(title, try text ?? Editor.text(from: ""))
            print("Saved \(title).")
        case .edit(let title):
            // Keep the note open during editing. If another device saves a change in the meantime, it isn't overwritten
            // but becomes a conflict.
            let file = try await store.open(title)
            defer { file.close() }
            let old = try await file.readString()
            let new = try Editor.text(from: old)
            if new == old { return print("Nothing changed.") }
            try await file.write(new)
            print("Saved \(title).")
        case .list:
            for note in try await store.notes() {
                let remark = note.original.map { "   <- another version of \($0)" } ?? ""
                print(note.title + remark)
            }
        case .show(let title):
            let file = try await store.open(title)
            defer { file.close() }
            print(try await file.readString(), terminator: "")
        case .delete(let title):
            try await store.delete(title)
            print("Deleted \(title).")
        case .sync: break  // Every command syncs.
        }
    }
}

/// Reads the text of a note from standard input or an editor.
enum Editor {
    /// Returns the content of standard input. If standard input is a terminal, opens an editor with `text`, and returns
    /// the edited text.
    static func text(from text: String) throws -> String {
        guard isatty(STDIN_FILENO) == 1 else {
            return String(decoding: try FileHandle.standardInput.readToEnd() ?? Data(), as: UTF8.self)
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt")
        // Other users must not be able to read the note.
        let wasCreated = FileManager.default.createFile(
            atPath: file.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        guard wasCreated else { throw UsageError(text: "cannot write \(file.path)") }
        defer { unlink(file.path) }
        let editor = Process()
        editor.executableURL = URL(fileURLWithPath: "/bin/sh")
        editor.arguments = ["-c", "${EDITOR:-vi} \"$0\"", file.path]
        try editor.run()
        editor.waitUntilExit()
        guard editor.terminationStatus == 0 else { throw UsageError(text: "the editor failed; the note was not saved") }
        return try String(contentsOf: file, encoding: .utf8)
    }
}
