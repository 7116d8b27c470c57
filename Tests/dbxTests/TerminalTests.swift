import Locking
import Testing

@testable import dbx

@Suite struct TerminalTests {
    @Test func columnsAreAsWideAsTheirWidestCellAndNumbersStandToTheRight() {
        var table = Table(header: ["", "files", "MB/s"])
        table.add(["Upload", "7", "1234.5"])
        #expect(table.lines == ["        files    MB/s", "──────  ─────  ──────", "Upload      7  1234.5"])
    }

    @Test(arguments: [
        (0, "0 bytes"), (999, "999 bytes"), (1000, "1.0 kB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"),
        (67_108_864, "67.1 MB"), (5_000_000_000_000_000, "5000.0 TB"),
    ])
    func bytesAreSaidInDecimalUnits(bytes: Int64, text: String) {
        #expect(ByteCount(bytes: bytes).description == text)
    }

    @Test func theBarFillsInEighthsAndKeepsItsWidth() {
        #expect(ProgressBar(share: 0, width: 4).description == "▕    ▏")
        #expect(ProgressBar(share: 0.5, width: 4).description == "▕██  ▏")
        #expect(ProgressBar(share: 0.53125, width: 4).description == "▕██▏ ▏")
        #expect(ProgressBar(share: 7, width: 4).description == "▕████▏")
    }

    @Test func withoutAPersonWatchingAPhaseSaysOneLineAtItsEnd() {
        let log = TerminalLog()
        let phase = Phase("Upload", files: 2, bytes: 30, terminal: log.terminal(isInteractive: false))
        phase.advance(files: 1, bytes: 10)
        phase.advance(files: 1, bytes: 20)
        let result = phase.finish()
        #expect(log.text(.error) == "Upload: 2 files, 30 bytes\n")
        #expect((result.files, result.bytes, result.requests) == (2, 30, 0))
    }

    @Test func onATerminalAPhaseIsDrawnOverItselfAndEndsFull() {
        let log = TerminalLog()
        let phase = Phase("Upload", files: 1, bytes: 10, terminal: log.terminal(isInteractive: true))
        phase.advance(files: 1, bytes: 10)
        _ = phase.finish()
        let drawings = log.text(.error).split(separator: "\r")
        #expect(drawings.count == 2)
        #expect(drawings.last?.contains("100 %  1 of 1 files") == true)
    }
}

/// A terminal that remembers what was said on it.
final class TerminalLog: Sendable {
    private let said = Locked<[(text: String, stream: Terminal.Stream)]>([])

    func terminal(isInteractive: Bool = false) -> Terminal {
        Terminal(isInteractive: isInteractive, write: write)
    }

    @Sendable func write(_ text: String, _ stream: Terminal.Stream) { said.withLock { $0.append((text, stream)) } }

    func text(_ stream: Terminal.Stream) -> String {
        said.withLock { said in said.filter { $0.stream == stream }.map(\.text).joined() }
    }
}
