import Foundation

/// Where the text of a note comes from.
enum Editor {
    /// What standard input holds; where that is a terminal, what the editor makes of `text`.
    static func text(from text: String) throws -> String {
        guard isatty(STDIN_FILENO) == 1 else {
            return String(decoding: try FileHandle.standardInput.readToEnd() ?? Data(), as: UTF8.self)
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt")
        try Data(text.utf8).write(to: file)
        defer { unlink(file.path) }
        let editor = Process()
        editor.executableURL = URL(fileURLWithPath: "/bin/sh")
        editor.arguments = ["-c", "${EDITOR:-vi} \"$0\"", file.path]
        try editor.run()
        editor.waitUntilExit()
        guard editor.terminationStatus == 0 else { throw Complaint(text: "the editor failed; nothing was saved") }
        return try String(contentsOf: file, encoding: .utf8)
    }
}
