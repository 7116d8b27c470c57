import DropboxConcurrency
import DropboxCore
import Foundation
import SwiftyDropbox

/// `dbx hash`: prints the content hashes of local files.
struct HashCommand: Command {
    static let name = "hash"
    static let summary = "print the content hashes of local files, without an account"
    static let discussion = """
        Print the content hashes of local files, as Dropbox computes them. Needs no account, and sends nothing. The lines have
        the form of `sha256sum`: compare them with `dbx stat` or `dbx ls --json`.
        """
    static let output = [
        OutputField("file", "the file, or - for standard input"), OutputField("content_hash", "the hash"),
    ]

    private let files: [String]
    private let isJSON: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        files = try arguments.remainingArguments("FILE", "a local file; - for standard input", .file)
        isJSON = arguments.flag("json", "print a JSON object on each line")
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await terminal.forEach(files, isJSON: isJSON) { file throws(CommandError) in
            let hash: String
            do { hash = try await Self.hash(file) } catch { throw .failure("cannot read \(file)", error) }
            if isJSON {
                terminal.print(json: ["file": file, "content_hash": hash])
            } else {
                terminal.print("\(hash)  \(file)")
            }
        }
    }

    private static func hash(_ file: String) async throws -> String {
        guard file == "-" else {
            return try await BlockingIO.bulk.run { cancellation in
                try ContentHash.hash(ofRegularFileAt: URL(fileURLWithPath: file), check: cancellation.check)
            }
        }
        var hash = ContentHash()
        for try await bytes in StandardInput.content { hash.update(bytes) }
        return hash.finalize()
    }
}

extension ContentHash {
    /// Returns the hash of a regular file. Unlike the hash of any file, it never waits for another process.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - check: Throws an error to stop.
    static func hash(ofRegularFileAt url: URL, check: () throws -> Void) throws -> String {
        let descriptor = try RegularFile.open(url, O_RDONLY)
        defer { close(descriptor) }
        return try hash(of: descriptor, at: url, check: check)
    }
}
