import Foundation

/// Where the text of a note comes from.
enum Editor {
    /// What standard input holds; where that is a terminal, what the editor makes of `text`.
    static func text(from text: String) throws -> String {
        guard isatty(STDIN_FILENO) == 1 else {
            return String(decoding: try FileHandle.standardInput.readToEnd() ?? Data(), as: UTF8.self)
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt")
        // A note is nobody else's business.
        let isThere = FileManager.default.createFile(
            atPath: file.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        guard isThere else { throw Complaint(text: "\(file.path) cannot be written for the editor") }
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
