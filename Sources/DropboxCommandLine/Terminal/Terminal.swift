import Foundation
import DropboxConcurrency

/// Where a command speaks: results to standard output, progress and complaints to standard error.
struct Terminal: Sendable {
    /// Whether a person watches standard error, so that lines may be drawn over.
    let isInteractive: Bool

    /// Whether standard output, or standard error, is a terminal. What goes there shows nothing that steers it; what goes
    /// to files and pipes is left as it is.
    private let isTerminal: Bool
    private let isErrorWatched: Bool

    /// Whether a program reads standard error: what is told there is an object in JSON on each line.
    private(set) var isJSON = false

    /// Whether a person types standard input.
    let isInputTyped: Bool

    /// Columns of the window, which a person may change at any time; 80 where there is none.
    var width: Int { measure() }

    private let measure: @Sendable () -> Int
    private let write: @Sendable (_ text: String, _ stream: Stream) -> Void
    private let read: @Sendable () -> String?
    /// Why standard output took no more.
    private let failure = Locked<POSIXErrorCode?>(nil)

    enum Stream: Sendable { case output, error }

    /// The terminal of this process.
    init() {
        isErrorWatched = isatty(STDERR_FILENO) == 1
        isInteractive = isErrorWatched && ProcessInfo.processInfo.environment["TERM"] != "dumb"
        measure = {
            var size = winsize()
            return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
        }
        isTerminal = isatty(STDOUT_FILENO) == 1
        isInputTyped = isatty(STDIN_FILENO) == 1
        write = { [failure] text, stream in
            // Nobody is left to tell if standard error takes no more.
            if stream == .error { return _ = Self.put(Data(text.utf8), to: STDERR_FILENO) }
            if let code = Self.put(Data(text.utf8), to: STDOUT_FILENO) { failure.withLock { $0 = $0 ?? code } }
        }
        read = { Swift.readLine() }
    }

    /// A terminal that hands everything to `write`, and at which `read` types.
    init(
        isInteractive: Bool, width: Int = 80, read: @escaping @Sendable () -> String? = { nil },
        write: @escaping @Sendable (String, Stream) -> Void
    ) {
        self.isInteractive = isInteractive
        isTerminal = isInteractive
        isErrorWatched = isInteractive
        isInputTyped = isInteractive
        measure = { width }
        self.read = read
        self.write = write
    }

    /// The same terminal, for a person or for a program.
    func with(isJSON: Bool) -> Terminal {
        var copy = self
        copy.isJSON = isJSON
        return copy
    }

    /// A line of the result. Where it cannot be written, `checkOutput` tells.
    func print(_ line: String) { write((isTerminal ? line.harmless : line) + "\n", .output) }

    /// Several lines of the result, none of which are of anybody else.
    func print(text: String) { write((isTerminal ? text.harmlessText : text) + "\n", .output) }

    /// Bytes of the result, as they are.
    func print(_ bytes: Data) throws(CommandError) {
        if let code = Self.put(bytes, to: STDOUT_FILENO) { failure.withLock { $0 = $0 ?? code } }
        try checkOutput()
    }

    /// Ends a command whose result nobody gets: the reader has gone (`dbx … | head`), or a disk is full. What is more than
    /// telling, such as a transfer, goes on all the same, and ends so.
    func checkOutput() throws(CommandError) {
        switch failure.withLock({ $0 }) {
        case nil: return
        case .EPIPE?: throw CommandError(message: "nobody reads the output", status: .outputClosed)
        case let code?:
            throw .failure("cannot write to standard output: \(String(cString: strerror(code.rawValue)))")
        }
    }

    /// Writes everything, and answers what went wrong, if anything did.
    private static func put(_ bytes: Data, to descriptor: Int32) -> POSIXErrorCode? {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 { rest = rest.dropFirst(count) }
                if count < 0, errno != EINTR { return POSIXErrorCode(rawValue: errno) ?? .EIO }
            }
            return nil
        }
    }

    /// A line about the work: on the way, beside the result.
    func printStatus(_ line: String) { write((isErrorWatched ? line.harmless : line) + "\n", .error) }

    /// Several lines about the work, none of which are of anybody else.
    func printStatus(text: String) { write((isErrorWatched ? text.harmlessText : text) + "\n", .error) }

    /// A line about what went wrong.
    func printError(_ line: String) { printStatus(line) }

    /// The next line that is typed, without its end; `nil` at the end of the input, or when the task is cancelled.
    func readLine() async -> String? {
        let (lines, typed) = AsyncStream.makeStream(of: String?.self)
        let read = read
        BlockingIO.foreign.later {
            typed.yield(read())
            typed.finish()
        }
        for await line in lines { return line }
        return nil
    }

    /// Draws `line` over the one drawn before. Only for terminals that are interactive.
    func redraw(_ line: String) { write("\r\u{1B}[K" + line.harmlessOnOneLine.prefix(columns: width - 1), .error) }

    /// Draws `lines` over the `count` lines that were drawn so before. Only for terminals that are interactive.
    func redraw(_ lines: [String], over count: Int) {
        let up = count == 0 ? "" : "\u{1B}[\(count)A"
        let width = width - 1
        write(up + "\r\u{1B}[J" + lines.map { $0.harmlessOnOneLine.prefix(columns: width) + "\n" }.joined(), .error)
    }
}
