import DropboxSync
import Foundation

/// What to do.
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
        default: throw Complaint.usage
        }
    }

    func run(on book: NoteBook) async throws {
        switch self {
        case .new(let title, let text):
            try await book.create(title, try text ?? Editor.text(from: ""))
            print("Saved \(title).")
        case .edit(let title):
            // The note stays open while it is edited: what another device saves meanwhile is not overwritten, it becomes
            // a conflict.
            let file = try await book.open(title)
            defer { file.close() }
            let old = try await file.readString()
            let new = try Editor.text(from: old)
            if new == old { return print("Nothing changed.") }
            try await file.write(new)
            print("Saved \(title).")
        case .list:
            for note in try await book.notes() {
                let mark = note.original.map { "   <- another version of \($0)" } ?? ""
                print(note.title + mark)
            }
        case .show(let title):
            let file = try await book.open(title)
            defer { file.close() }
            print(try await file.readString(), terminator: "")
        case .delete(let title):
            try await book.delete(title)
            print("Deleted \(title).")
        case .sync: break  // Every command does that.
        }
    }
}
