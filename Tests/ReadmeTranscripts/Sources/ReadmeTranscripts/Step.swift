import Foundation

/// A command in a transcript of a README, and the output that the README documents.
public struct Step: Sendable {
    /// The command, which follows `$ `.
    public let command: String
    /// The lines that follow the command.
    public fileprivate(set) var output = ""

    /// Returns the steps in the code blocks of the type `console`, in order.
    ///
    /// - Parameters:
    ///   - page: The path of the README, relative to the directory of the test file.
    ///   - file: The test file. The default is the caller's.
    /// - Throws: An error if the README can't be read.
    public static func all(in page: String, relativeTo file: String = #filePath) throws -> [Step] {
        let url = URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: page)
        let transcripts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```console\n")
            .dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
        return transcripts.flatMap { $0.split(separator: "\n") }.reduce(into: []) { steps, line in
            if line.hasPrefix("$ ") {
                steps.append(Step(command: String(line.dropFirst(2))))
            } else if !steps.isEmpty {
                steps[steps.count - 1].output += line + "\n"
            }
        }
    }
}
