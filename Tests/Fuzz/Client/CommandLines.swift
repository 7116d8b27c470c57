import Foundation
import SwiftyDropbox

@testable import DropboxCore
@testable import DropboxCommandLine

/// Readers of command lines, of what a person configures, and of text on its way to a terminal.
enum CommandLines {
    /// The words of a command line, one on each line.
    static func words(_ data: Data) throws {
        let words = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        // A file of that name may be a pipe, which nobody writes to.
        guard !words.contains(where: { $0.hasPrefix("--config") }) else { return }
        for command in Dbx.commands {
            var arguments = Arguments(words)
            guard (try? command.init(&arguments)) != nil else { continue }
            try? arguments.finish()
        }
        var arguments = Arguments(words)
        if let size = try? arguments.amount("size") { expect(size >= 1, "a size of \(size) is taken") }
        if let number = try? arguments.number("number", in: -5...5) { expect(abs(number) <= 5, "\(number) is taken") }
        _ = try? arguments.server("server")
    }

    /// A pattern, and a name on each further line.
    static func pattern(_ data: Data) throws {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let pattern = NamePattern(lines[0])
        for name in lines.dropFirst() {
            _ = (pattern.matches(name), NamePattern.isPattern(name), RemotePattern.normalized(String(name)))
            let escaped = name.map { "*?[]\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
            expect(NamePattern(escaped).matches(name), "\(name) isn't what it says itself")
        }
    }

    /// Text for a terminal, and the numbers that a transfer tells.
    static func text(_ data: Data) throws {
        let text = String(decoding: data, as: UTF8.self)
        for harmless in [text.harmless, text.harmlessText, text.harmlessOnOneLine] {
            let hidden = harmless.unicodeScalars.filter { $0.isHidden && $0 != "\n" && $0 != "\t" }
            expect(hidden.isEmpty, "a terminal gets \(hidden.map(\.value))")
        }
        expect(!text.withEscapedScalars.unicodeScalars.contains(where: \.isHidden), "JSON has what is not seen")
        _ = (text.shortened(to: 7), text.padding(to: 9), text.leftPadding(to: 9))
        expect(text.shortened(to: 7).columns <= 7 || text.columns <= 7, "\(text) takes too much room")
        let numbers = stride(from: 0, to: data.count - 7, by: 8).map { place in
            data.dropFirst(place).prefix(8).reduce(Int64(0)) { $0 << 8 | Int64($1) }
        }
        guard numbers.count >= 4 else { return }
        _ = TransferProgressLine.text(
            text, bytes: max(0, numbers[0]), ahead: max(0, numbers[1]), total: numbers[2],
            rate: Double(bitPattern: UInt64(bitPattern: numbers[3])), width: Int(truncatingIfNeeded: numbers[0] & 255))
        let wait = ClientWait(
            route: text, attempt: Int(truncatingIfNeeded: numbers[0]), reason: .failure(text),
            duration: Duration(secondsComponent: numbers[1], attosecondsComponent: 0))
        _ = wait.description
    }

    /// The accounts that were signed in.
    static func accounts(_ data: Data) throws {
        for account in try JSONDecoder().decode([SavedAccount].self, from: data) {
            _ = (account.label, account.isTeam)
            _ = BaseHosts.url(host: account.baseHosts.apiHost, path: "/2/files/list_folder")
        }
    }
}
