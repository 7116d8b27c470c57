import DropboxConcurrency
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

@Suite struct TerminalTests {
    @Test func tableAlignsColumns() {
        var table = Table(header: ["", "files", "MB/s"])
        table.add(["Upload", "7", "1234.5"])
        #expect(table.lines == ["        files    MB/s", "──────  ─────  ──────", "Upload      7  1234.5"])
    }

    @Test(arguments: [
        (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"),
        (67_108_864, "67.1 MB"), (5_000_000_000_000_000, "5000.0 TB"),
    ])
    func byteCountsUseDecimalUnits(bytes: Int64, text: String) {
        #expect(ByteCount(bytes: bytes).description == text)
    }

    @Test func progressBarFillsInEighthsAndKeepsItsWidth() {
        #expect(ProgressBar(fraction: 0, width: 4).description == "▕    ▏")
        #expect(ProgressBar(fraction: 0.5, width: 4).description == "▕██  ▏")
        #expect(ProgressBar(fraction: 0.53125, width: 4).description == "▕██▏ ▏")
        #expect(ProgressBar(fraction: 7, width: 4).description == "▕████▏")
    }

    @Test(
        arguments: [
            (["LC_ALL": "C", "LANG": "en_US.UTF-8"], true), (["LANG": "POSIX"], true),
            (["LC_ALL": "", "LANG": "C"], true),
            (["LC_ALL": "C.UTF-8", "LANG": "C"], false), (["LANG": "en_US.UTF-8"], false), ([:], false),
        ] as [([String: String], Bool)]) func progressBarIsASCIIIfTheLocaleIs(
            environment: [String: String], isASCII: Bool
        )
    {
        #expect(Terminal.isASCII(environment) == isASCII)
        let bar = ProgressBar(fraction: 0.6, width: 4, isASCII: isASCII).description
        #expect(bar.utf8.allSatisfy { $0 < 128 } == isASCII)
        #expect(!isASCII || bar == "[##  ]")
        let text = TransferProgressLine.text("a", bytes: 1, total: 2, rate: 1, width: 80, isASCII: isASCII)
        #expect(text.utf8.allSatisfy { $0 < 128 } == isASCII)
    }

    @Test(arguments: [("abc", 3), ("naïve", 5), ("naive\u{308}", 5), ("🎈", 2), ("👩‍👩‍👧", 2), ("日本", 4), ("❤️", 2), ("", 0)])
    func columnsMatchTheWidthOnATerminal(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test func textIsTruncatedToColumns() {
        #expect("🎈🎈🎈".prefix(columns: 5) == "🎈🎈")
        #expect("日本語".truncated(to: 5) == "…本語")
        #expect("日本語".truncated(to: 6) == "日本語")
        #expect("日本".padding(to: 6) == "日本  ")
        #expect("abc".truncated(to: 0) == "…")
    }

    @Test func namesCannotControlTheTerminal() {
        let log = TerminalLog()
        log.terminal(isInteractive: true).print("we\u{1B}[31mird\u{9B}\u{7F}\t.txt")
        #expect(log.text(.output) == "we?[31mird??\t.txt\n")
        let pipe = TerminalLog()
        pipe.terminal(isInteractive: false).print("we\u{1B}[31mird")
        #expect(pipe.text(.output) == "we\u{1B}[31mird\n")
    }

    /// All control characters and invisible characters.
    private static let hidden: [Unicode.Scalar] = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        .filter {
            switch $0.properties.generalCategory {
            case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .surrogate: true
            default: $0.properties.isDefaultIgnorableCodePoint
            }
        }

    @Test("No hidden character reaches a terminal")
    func hiddenScalarsNeverReachATerminal() throws {
        let log = TerminalLog()
        let terminal = log.terminal(isInteractive: true)
        // Variation selectors are allowed. Tabs and newlines are allowed in text of several lines.
        let hidden = Self.hidden.filter { ![0xFE0E, 0xFE0F].contains($0.value) }
        #expect(hidden.count > 800_000)
        let forbidden = Set(hidden)
        var text = String()
        text.unicodeScalars.append(contentsOf: hidden)
        terminal.print(text)
        terminal.printStatus(text)
        terminal.printError(text)
        terminal.show(text, as: .progress)
        terminal.keep(.progress)
        terminal.redraw([text], over: 0)
        terminal.print(json: [text: text])
        let drawing = ["\r\u{1B}[K", "\r\u{1B}[J"]
        for stream in [Terminal.Stream.output, .error] {
            var shown = log.text(stream)
            for code in drawing { shown = shown.replacingOccurrences(of: code, with: "") }
            #expect(shown.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !forbidden.contains($0) })
        }
        // Pipes receive the text unchanged except for newlines, and JSON preserves all scalars.
        let pipe = TerminalLog()
        pipe.terminal(isInteractive: false).print(text)
        #expect(Array(pipe.text(.output).utf8) == text.utf8.map { [10, 13].contains($0) ? 63 : $0 } + [10])
        let object: JSONObject = ["name": text]
        let decoded = try JSONSerialization.jsonObject(with: Data(object.text.utf8)) as? [String: String]
        #expect(Array(try #require(decoded?["name"]).utf8) == Array(text.utf8))
    }

    @Test(arguments: ["\u{202E}gpj.exe", "a\u{200B}b", "a\u{2028}b", "a\nb", "\u{E0041}", "\u{FEFF}a", "\u{3164}"])
    func deceptiveNamesAreEscaped(name: String) {
        let log = TerminalLog()
        log.terminal(isInteractive: true).print(name)
        #expect(log.text(.output).contains("?"))
        #expect(!log.text(.output).dropLast().contains("\n"))
    }

    @Test func namesCannotBreakARedrawnLine() {
        let log = TerminalLog()
        let terminal = log.terminal(isInteractive: true)
        terminal.show("two\nlines\tand\r\nmore", as: .progress)
        terminal.keep(.progress)
        terminal.redraw(["a\nb", "c\td"], over: 0)
        #expect(log.text(.error).contains("two?lines?and??more\n"))
        #expect(log.text(.error).hasSuffix("\r\u{1B}[Ja?b\nc?d\n"))
    }

    /// The bar stays while the client waits, and lines are printed above both.
    @Test func linesThatAreRedrawnStayBelowOthers() {
        let screen = Screen()
        let terminal = Terminal(isInteractive: true) { text, _ in screen.write(text) }
        terminal.show("10 %", as: .progress)
        terminal.show("waiting", as: .wait)
        #expect(screen.lines == ["10 %", "waiting"])
        terminal.print("a.txt")
        terminal.show("20 %", as: .progress)
        #expect(screen.lines == ["a.txt", "20 %", "waiting"])
        terminal.show(nil, as: .wait)
        terminal.printStatus("b.txt")
        #expect(screen.lines == ["a.txt", "b.txt", "20 %"])
        terminal.show("30 %", as: .progress)
        terminal.keep(.progress)
        terminal.print("done")
        #expect(screen.lines == ["a.txt", "b.txt", "30 %", "done", ""])
    }

    @Test func progressIsPrintedWithoutATerminal() async throws {
        let log = TerminalLog()
        let (ticks, tick) = AsyncStream<Void>.makeStream()
        let (pauses, paused) = AsyncStream<Void>.makeStream()
        let options = try Arguments.parse(["--progress"]) { (arguments) throws(CommandError) in
            try MessageOptions(&arguments)
        }
        let line = TransferProgressLine("a.bin", terminal: log.terminal().with(options)) {
            paused.yield()
            for await _ in ticks { break }
        }
        var pausing = pauses.makeAsyncIterator()
        line.show(UploadProgress(bytesSent: 4_000_000, bytesConfirmed: 4_000_000, bytesTotal: 100_000_000))
        await pausing.next()
        #expect(log.text(.error) == "")
        tick.yield()
        await pausing.next()
        let text = log.text(.error)
        #expect(
            text.hasPrefix("a.bin ") && text.contains(" 4 %  4.0 MB of 100.0 MB") && text.hasSuffix("\n"), "\(text)")
        line.finish()
        #expect(log.text(.error) == text)
    }

    @Test(arguments: [20, 30, 40, 60, 80, 120]) func transferProgressLineFitsTheWindow(width: Int) {
        let name = "a rather long name 🎈 of a file.bin"
        let text = TransferProgressLine.text(name, bytes: 12_345_678, total: 98_765_432, rate: 1.5e6, width: width)
        #expect(width < 30 || text.columns < width, "\(text)")
        #expect(text.contains(" 12 %"))
        #expect(text.contains("0:58 left") == (width >= 40), "\(text)")
        #expect(text.contains("1.5 MB/s") == (width >= 80), "\(text)")
    }

    @Test func uploadProgressLineIsRedrawnPeriodically() async {
        let log = TerminalLog()
        let (ticks, tick) = AsyncStream<Void>.makeStream()
        let (pauses, paused) = AsyncStream<Void>.makeStream()
        let line = TransferProgressLine("a.bin", terminal: log.terminal(isInteractive: true)) {
            paused.yield()
            for await _ in ticks { break }
        }
        var pausing = pauses.makeAsyncIterator()
        line.show(UploadProgress(bytesSent: 4_000_000, bytesConfirmed: 0, bytesTotal: 100_000_000))
        await pausing.next()
        let before = log.text(.error)
        #expect(before.contains(" 4 %  0 bytes of 100.0 MB (+ 4.0 MB sent)"), "\(before)")
        // The line is redrawn although no progress is reported.
        tick.yield()
        await pausing.next()
        #expect(log.text(.error).components(separatedBy: "4.0 MB sent").count == 3)
        line.finish()
    }

    /// Also while one of several waits ends.
    @Test(arguments: [false, true]) func waitsAreNotDrawnWithoutATerminal(isJSON: Bool) {
        let log = TerminalLog()
        let line = WaitingLine(log.terminal(isInteractive: isJSON).with(isJSON: isJSON))
        let waits = (1...2).map { ClientWait(route: "a/b", attempt: $0, reason: .response, duration: nil) }
        for wait in waits { line.show(.began(wait)) }
        line.show(.ended(waits[0]))
        line.finish()
        let text = log.text(.error)
        #expect(text.hasSuffix("the server has not responded yet" + (isJSON ? "\"}\n" : "\n")), "\(text)")
        #expect(!text.dropLast().contains("\n") && text.hasPrefix(isJSON ? "{" : "waiting: "), "\(text)")
    }

    @Test func rateIgnoresBytesOfEarlierRuns() {
        let text = TransferProgressLine.text(
            "a.bin", bytes: 50_000_000, unconfirmed: 4_000_000, total: 100_000_000, rate: 1e6, width: 100)
        #expect(text.hasSuffix(" 54 %  50.0 MB of 100.0 MB (+ 4.0 MB sent)  1.0 MB/s  0:46 left"), "\(text)")
    }

    @Test("Extreme byte counts and rates do not trap", arguments: [0.5, 9.3e18, 1e300, .infinity, .nan])
    func impossibleRate(rate: Double) {
        for total in [-1, 0, 1, Int64.max] {
            let text = TransferProgressLine.text(
                "a.bin", bytes: .max, unconfirmed: .max, total: total, rate: rate, width: 60)
            #expect(total <= 0 || text.columns <= 60, "\(text)")
        }
    }

    @Test func phaseWithoutATerminalPrintsOneLine() {
        let log = TerminalLog()
        let phase = Phase("Upload", files: 2, bytes: 30, terminal: log.terminal(isInteractive: false))
        phase.advance(files: 1, bytes: 10)
        phase.advance(files: 1, bytes: 20)
        let result = phase.finish()
        #expect(log.text(.error) == "Upload: 2 files, 30 bytes\n")
        #expect((result.files, result.bytes, result.requests) == (2, 30, 0))
    }

    @Test func phaseOnATerminalIsRedrawnUntilComplete() {
        let log = TerminalLog()
        let phase = Phase("Upload", files: 1, bytes: 10, terminal: log.terminal(isInteractive: true))
        phase.advance(files: 1, bytes: 10)
        _ = phase.finish()
        let drawings = log.text(.error).split(separator: "\r")
        #expect(drawings.count == 3)
        #expect(drawings.last?.contains("100 %  1 of 1 file") == true)
    }
}

/// A terminal that records its output.
final class TerminalLog: Sendable {
    private let output = Locked<[(text: String, stream: Terminal.Stream)]>([])

    func terminal(isInteractive: Bool = false) -> Terminal {
        Terminal(isInteractive: isInteractive, write: write)
    }

    @Sendable func write(_ text: String, _ stream: Terminal.Stream) { output.withLock { $0.append((text, stream)) } }

    func text(_ stream: Terminal.Stream) -> String {
        output.withLock { output in output.filter { $0.stream == stream }.map(\.text).joined() }
    }
}

/// A terminal's screen, which interprets what is written to it.
private final class Screen: Sendable {
    private let state = Locked((lines: [""], row: 0, column: 0))

    var lines: [String] { state.withLock { $0.lines } }

    func write(_ text: String) {
        state.withLock { state in
            var rest = text.unicodeScalars[...]
            while let scalar = rest.popFirst() {
                switch scalar {
                case "\r": state.column = 0
                case "\n":
                    (state.row, state.column) = (state.row + 1, 0)
                    if state.row == state.lines.count { state.lines.append("") }
                case "\u{1B}":
                    rest.removeFirst()
                    let digits = rest.prefix { ("0"..."9").contains($0) }
                    rest = rest.dropFirst(digits.count)
                    let code = rest.popFirst()
                    if code == "A" { state.row -= Int(String(digits)) ?? 1 }
                    if code == "K" || code == "J" {
                        state.lines[state.row] = String(state.lines[state.row].prefix(state.column))
                    }
                    if code == "J" { state.lines.removeSubrange((state.row + 1)...) }
                default:
                    var line = Array(state.lines[state.row].unicodeScalars)
                    if state.column < line.count { line[state.column] = scalar } else { line.append(scalar) }
                    state.lines[state.row] = String(String.UnicodeScalarView(line))
                    state.column += 1
                }
            }
        }
    }
}
