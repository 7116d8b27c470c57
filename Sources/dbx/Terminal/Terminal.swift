import Foundation

/// Where a command speaks: results to standard output, progress and complaints to standard error.
struct Terminal: Sendable {
    /// Whether a person watches standard error, so that lines may be drawn over.
    let isInteractive: Bool

    /// Columns of the window; 80 where there is none.
    let width: Int

    private let write: @Sendable (_ text: String, _ stream: Stream) -> Void
    private let read: @Sendable () -> String?

    enum Stream: Sendable { case output, error }

    /// The terminal of this process.
    init() {
        var size = winsize()
        let isWindow = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        isInteractive = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
        width = isWindow ? Int(size.ws_col) : 80
        write = { text, stream in
            let handle: FileHandle = stream == .output ? .standardOutput : .standardError
            // A reader that has gone is no reason to stop working.
            do { try handle.write(contentsOf: Data(text.utf8)) } catch {}
        }
        read = { Swift.readLine() }
    }

    /// A terminal that hands everything to `write`, and at which `read` types.
    init(
        isInteractive: Bool, width: Int = 80, read: @escaping @Sendable () -> String? = { nil },
        write: @escaping @Sendable (String, Stream) -> Void
    ) {
        self.isInteractive = isInteractive
        self.width = width
        self.read = read
        self.write = write
    }

    /// A line of the result.
    func print(_ line: String) { write(line + "\n", .output) }

    /// A line about the work: on the way, beside the result.
    func note(_ line: String) { write(line + "\n", .error) }

    /// A line about what went wrong.
    func complain(_ line: String) { write(line + "\n", .error) }

    /// The next line that is typed, without its end; `nil` at the end of the input, or when the task is cancelled.
    func readLine() async -> String? {
        let (lines, typed) = AsyncStream.makeStream(of: String?.self)
        let read = read
        Thread.detachNewThread {
            typed.yield(read())
            typed.finish()
        }
        for await line in lines { return line }
        return nil
    }

    /// Draws `line` over the one drawn before. Only for terminals that are interactive.
    func redraw(_ line: String) { write("\r\u{1B}[K" + line.prefix(width - 1), .error) }

    /// Draws `lines` over the `count` lines that were drawn so before. Only for terminals that are interactive.
    func redraw(_ lines: [String], over count: Int) {
        let up = count == 0 ? "" : "\u{1B}[\(count)A"
        write(up + "\r\u{1B}[J" + lines.map { $0.prefix(width - 1) + "\n" }.joined(), .error)
    }
}

extension String {
    /// The text with blanks after it, up to `width` characters.
    func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// The text with blanks before it, up to `width` characters.
    func leftPadding(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
