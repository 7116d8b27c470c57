import Foundation
import Testing

/// A transcript in a Markdown page: command lines after `$ `, each followed by its output.
struct Transcript: Sendable, CustomTestStringConvertible {
    struct Step: Sendable {
        /// The command line.
        let command: String
        /// The lines of the output.
        var output: [String]
    }

    /// The heading of the section.
    let heading: String
    var steps: [Step]

    var testDescription: String { heading }

    /// The content of the code block.
    var text: String {
        steps.map { step in (["$ " + step.command] + step.output).map { $0 + "\n" }.joined() }.joined()
    }

    /// Returns the transcripts of a page: its code blocks in the language `console`.
    static func all(in page: String) -> [Transcript] {
        var (transcripts, heading): ([Transcript], String) = ([], "")
        var current: Transcript?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false).map({ String($0) }) {
            if let transcript = current {
                if line == "```" {
                    transcripts.append(transcript)
                    current = nil
                } else if line.hasPrefix("$ ") {
                    current?.steps.append(Step(command: String(line.dropFirst(2)), output: []))
                } else if !transcript.steps.isEmpty {
                    current?.steps[transcript.steps.count - 1].output.append(line)
                }
            } else if line == "```console" {
                current = Transcript(heading: heading, steps: [])
            } else if line.hasPrefix("#") {
                heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
            }
        }
        return transcripts
    }
}

/// The values of a transcript that differ from run to run.
///
/// Times are equal to all other times. Any other value of the page stands for the value at the same place of the output, and must
/// stand for the same one everywhere in a transcript, also in later command lines.
struct VaryingValues {
    /// The value of a run for each value of the page.
    private var actual: [String: String] = [:]

    private static var time: Regex<Substring> { /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\b\d+\.\d+ ?s\b/ }

    /// A link; the ID of a command, which is before its time; an ID with its type, such as `id:…`; a revision or the ID of a
    /// request, but no content hash; the ID of a file request.
    private static var value: Regex<Substring> {
        #/
        https?://[^\s"]+
        | ^[0-9a-z]{4,9}\x20+(?=\d{4}-) | \([0-9a-z]{4,9}(?=,\x20\d{4}-)
        | \b(?:id|dbid|dbmid|dbtid|g):[\w\-]+
        | \b[0-9a-f]{15,40}\b
        | (?:^|\x20)(?=[\w\-]*[a-z])(?=[\w\-]*[A-Z])[\w\-]{20}(?=\x20|$)
        /#
    }

    /// Returns a command line of the page with the values of the run.
    func command(_ line: String) -> String { replacing(actual.map { ($0, $1) }, in: line) }

    /// Returns a line of the output of a run with the values of the page, as far as they are known.
    func documented(_ line: String) -> String { replacing(actual.map { ($1, $0) }, in: line) }

    /// Returns the output of a run with the values of the page. The column of IDs is as wide as those of the page need.
    func documented(_ output: [String]) -> [String] {
        let lines = output.map { documented($0) }
        let column = /([0-9a-z]{4,9})\x20+(?=\d{4}-)/
        let width = lines.compactMap { $0.prefixMatch(of: column)?.output.1.count }.max() ?? 0
        return lines.map { line in
            guard let match = line.prefixMatch(of: column) else { return line }
            let padding = String(repeating: " ", count: width - match.output.1.count + 2)
            return match.output.1 + padding + line[match.range.upperBound...]
        }
    }

    private func replacing(_ pairs: [(String, String)], in line: String) -> String {
        // A value can be a part of a longer one, and also the replacement of another one.
        let pairs = pairs.sorted { $0.0.count > $1.0.count }
        var (result, rest) = ("", line[...])
        while let next = rest.first {
            let pair = pairs.first { rest.hasPrefix($0.0) }
            result += pair?.1 ?? String(next)
            rest = rest.dropFirst(pair?.0.count ?? 1)
        }
        return result
    }

    /// Returns a description of the first difference between an output of the page and that of a run, or `nil`.
    mutating func difference(_ expected: [String], _ output: [String]) -> String? {
        guard expected.count == output.count else { return "\(output.count) lines instead of \(expected.count)" }
        for (line, other) in zip(expected, output) {
            guard Self.constantPart(command(line)) == Self.constantPart(other) else {
                return "“\(other)” instead of “\(line)”"
            }
            for (value, run) in zip(Self.values(line), Self.values(other)) {
                if let known = actual[value], known != run { return "“\(run)” instead of “\(known)” again" }
                if actual[value] == nil, actual.values.contains(run) { return "“\(run)” also for “\(value)”" }
                actual[value] = run
            }
        }
        return nil
    }

    private static func constantPart(_ line: String) -> String {
        line.replacing(value, with: "…").replacing(time, with: "…")
    }

    private static func values(_ line: String) -> [String] {
        line.matches(of: value).map { $0.output.trimmingCharacters(in: ["(", " "]) }
    }
}
