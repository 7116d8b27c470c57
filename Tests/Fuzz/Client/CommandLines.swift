import Foundation
import SwiftyDropbox

@testable import DropboxCore
@testable import DropboxCommandLine

/// Parsers of command lines and configuration files, and text output for terminals.
enum CommandLines {
    /// Parses a command line with one argument per line.
    static func words(_ data: Data) throws {
        let words = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        // The file could be a pipe without a writer, which would block.
        guard !words.contains(where: { $0.hasPrefix("--config") }) else { return }
        for command in Dbx.commands {
            _ = try? command.parse(words)
            _ = Help(command, words, width: words.count).text
        }
        _ = Completion(words).result
        _ = try? Arguments.parse(words) { (arguments) throws(CommandError) in
            if let size = try arguments.byteCount("size", "SIZE", "") {
                expect(size >= 1, "the size \(size) is accepted")
            }
            if let number = try arguments.number("number", "NUMBER", "", in: -5...5) {
                expect(abs(number) <= 5, "\(number) is accepted")
            }
            _ = try arguments.serverURL("server", "")
        }
    }

    /// Matches a pattern, in the first line, against the names in the other lines, and all lines as rules against them
    /// as paths.
    static func pattern(_ data: Data) throws {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let pattern = NamePattern(lines[0])
        for name in lines.dropFirst() {
            _ = (pattern.matches(name), NamePattern.isPattern(name), RemotePattern.normalized(String(name)))
            let escaped = name.map { "*?[]\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
            expect(NamePattern(escaped).matches(name), "\(name) doesn't match itself")
        }
        let rules = IgnoreRules(String(decoding: data, as: UTF8.self))
        for path in lines {
            guard rules.excludes(String(path), isFolder: true) else { continue }
            expect(rules.excludes(path + "/x", isFolder: false), "what \(path) contains isn't excluded")
        }
    }

    /// Formats text for a terminal, and the progress of a transfer.
    static func text(_ data: Data) throws {
        let text = String(decoding: data, as: UTF8.self)
        for escaped in [
            text.escapedForTerminal, text.escapedForTerminalKeepingNewlines, text.escapedForTerminalOnOneLine,
        ] {
            let hidden = escaped.unicodeScalars.filter { $0.isHidden && $0 != "\n" && $0 != "\t" }
            expect(hidden.isEmpty, "unescaped scalars: \(hidden.map(\.value))")
        }
        let json = JSONObject(dictionaryLiteral: (text, text)).text
        expect(!json.unicodeScalars.contains(where: \.isHidden), "JSON contains hidden scalars")
        expect((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil, "\(json) is not JSON")
        _ = (text.truncated(to: 7), text.padding(to: 9), text.leftPadding(to: 9))
        expect(text.truncated(to: 7).columns <= 7 || text.columns <= 7, "\(text) is too wide")
        let numbers = stride(from: 0, to: data.count - 7, by: 8).map { offset in
            data.dropFirst(offset).prefix(8).reduce(Int64(0)) { $0 << 8 | Int64($1) }
        }
        guard numbers.count >= 4 else { return }
        _ = TransferProgressLine.text(
            text, bytes: max(0, numbers[0]), unconfirmed: max(0, numbers[1]), total: numbers[2],
            rate: Double(bitPattern: UInt64(bitPattern: numbers[3])), width: Int(truncatingIfNeeded: numbers[0] & 255))
        let clientWait = ClientWait(
            route: text, attempt: Int(truncatingIfNeeded: numbers[0]), reason: .failure(text),
            duration: Duration(secondsComponent: numbers[1], attosecondsComponent: 0))
        _ = clientWait.description
    }

    /// Parses the list of signed-in accounts.
    static func accounts(_ data: Data) throws {
        for account in try JSONDecoder().decode([SavedAccount].self, from: data) {
            _ = (account.label, account.isTeam)
            _ = BaseHosts.url(host: account.baseHosts.apiHost, path: "/2/files/list_folder")
        }
    }
}
