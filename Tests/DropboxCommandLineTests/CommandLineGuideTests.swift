import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Compares Documentation/CommandLine.md with the program.
struct CommandLineGuideTests {
    private static let guide = URL(fileURLWithPath: #filePath)
        .appending(path: "../../../Documentation/CommandLine.md").standardized

    /// Returns the code blocks of the guide in a language.
    private func blocks(_ language: String) throws -> [String] {
        try String(contentsOf: Self.guide, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    @Test func guideContainsTheHelpOfEachCommand() async throws {
        let log = TerminalLog()
        #expect(await Dbx.run(["help", "--format", "markdown"], terminal: log.terminal()) == .success)
        let guide = try String(contentsOf: Self.guide, encoding: .utf8)
        #expect(
            guide.hasSuffix("## Commands\n\n" + log.text(.output)),
            "run `make command-reference`, which updates the guide")
    }

    @Test func guideLinksToTheSectionOfEachCommand() throws {
        let guide = try String(contentsOf: Self.guide, encoding: .utf8)
        let headings = guide.split(separator: "\n").filter { $0.hasPrefix("### dbx ") }
        #expect(headings.count > 90)
        for heading in headings {
            let link = "](#\(heading.dropFirst(4).replacing(" ", with: "-")))"
            #expect(guide.contains(link), "\(heading)")
        }
    }

    @Test func examplesAreValidCommandLines() throws {
        let lines = try blocks("sh").flatMap { $0.split(separator: "\n") }
        #expect(lines.count > 15)
        // `dbx put` checks whether the source is a folder.
        let documents = try TemporaryDirectory()
        for line in lines where !line.hasPrefix("mkdir ") {
            let words = line.split(separator: " ").map {
                $0 == "Documents" ? documents.url.path : $0.trimmingCharacters(in: ["'"])
            }
            try #require(words.first == "dbx" && words.count > 1)
            let command = try #require(Dbx.commands.first { $0.name == words[1] }, "\(line)")
            do throws(CommandError) {
                // `dbx fs` looks for a signed-in account, unless it has a token and a directory.
                let account =
                    words[1] == "fs" && !words.contains("--folder")
                    ? ["--folder", documents.url.path, "--token-file", documents.url.path] : []
                _ = try command.parse(Array(words.dropFirst(2)) + account)
            } catch {
                Issue.record("\(line): \(error.message)")
            }
        }
    }
}
