import DropboxConcurrency
import DropboxCore
import Foundation

/// The input and output of a command. Results are written to standard output; progress, status, and errors to standard
/// error.
package struct Terminal: Sendable {
    /// A Boolean value that indicates whether standard error is a terminal on which lines can be redrawn.
    private(set) var isInteractive: Bool

    /// Whether standard output is a terminal.
    ///
    /// On a terminal, control characters and invisible characters are replaced. Files and pipes receive the text
    /// unchanged, except that a line has no newlines.
    let isTerminal: Bool
    /// Whether standard error is a terminal.
    private let isErrorTerminal: Bool

    /// A Boolean value that indicates whether messages on standard error are JSON objects, one per line.
    private(set) var isJSON = false

    /// A Boolean value that indicates whether only results, warnings, and errors are printed.
    private(set) var isQuiet = false

    /// A Boolean value that indicates whether progress is printed regularly if it can't be drawn.
    private(set) var printsProgress = false

    /// A Boolean value that indicates whether standard input is a terminal.
    let isInputInteractive: Bool

    /// Whether progress bars consist of ASCII characters, because the locale has no others.
    let isASCII: Bool

    /// The clock that ends the waits of commands.
    let clock: ClientClock

    /// The current width of the window in columns, or 80 without a window.
    var width: Int { currentWidth() }

    private let currentWidth: @Sendable () -> Int
    private let write: @Sendable (_ text: String, _ stream: Stream) -> Void
    private let read: @Sendable () -> String?
    private let live = LiveLines()
    /// The first error of a write to standard output.
    private let outputError = Locked<POSIXErrorCode?>(nil)

    enum Stream: Sendable { case output, error }

    /// Creates the terminal of this process.
    init() {
        clock = .system
        isErrorTerminal = isatty(STDERR_FILENO) == 1
        let environment = ProcessInfo.processInfo.environment
        isInteractive = isErrorTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
        isASCII = Self.isASCII(environment)
        currentWidth = {
            var size = winsize()
            return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
        }
        isTerminal = isatty(STDOUT_FILENO) == 1
        isInputInteractive = isatty(STDIN_FILENO) == 1
        write = { [outputError] text, stream in
            // An error of standard error can't be reported anywhere.
            if stream == .error { return _ = Self.writeAll(text, to: STDERR_FILENO) }
            if let code = Self.writeAll(text, to: STDOUT_FILENO) {
                outputError.withLock { $0 = $0 ?? code }
            }
        }
        read = { Swift.readLine() }
    }

    /// Creates a terminal for tests, which passes its output to `write` and reads lines with `read`.
    init(
        isInteractive: Bool, width: Int = 80, clock: ClientClock = .system,
        read: @escaping @Sendable () -> String? = { nil },
        write: @escaping @Sendable (String, Stream) -> Void
    ) {
        self.isInteractive = isInteractive
        isTerminal = isInteractive
        isErrorTerminal = isInteractive
        isInputInteractive = isInteractive
        isASCII = false
        currentWidth = { width }
        self.clock = clock
        self.read = read
        self.write = write
    }

    /// Returns whether the locale of an environment has only ASCII characters. Without a locale, a terminal usually shows all.
    static func isASCII(_ environment: [String: String]) -> Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale == "C" || locale == "POSIX"
    }

    /// Returns a copy with the given message format on standard error.
    func with(isJSON: Bool) -> Terminal {
        var copy = self
        copy.isJSON = isJSON
        return copy
    }

    /// Returns a copy that prints what some options ask for.
    func with(_ options: MessageOptions) -> Terminal {
        var copy = self
        copy.isQuiet = options.isQuiet
        copy.printsProgress = options.printsProgress
        if options.isQuiet { copy.isInteractive = false }
        return copy
    }

    /// Writes text above the lines that are redrawn.
    private func writeLines(_ text: String, _ stream: Stream) {
        guard isInteractive else { return write(text, stream) }
        live.printAbove({ write($0, .error) }, { write(text, stream) })
    }

    /// Prints a line to standard output. ``checkOutput()`` reports errors.
    package func print(_ line: String) {
        writeLines((isTerminal ? line.escapedForTerminal : line.onOneLine) + "\n", .output)
    }

    /// Prints several lines to standard output. The text must not contain names or messages from elsewhere, because its
    /// newlines are preserved.
    package func print(text: String) {
        writeLines((isTerminal ? text.escapedForTerminalKeepingNewlines : text) + "\n", .output)
    }

    /// Writes bytes to standard output.
    func print(_ bytes: Data) throws(CommandError) {
        if let code = bytes.withUnsafeBytes({ Self.writeAll($0, to: STDOUT_FILENO) }) {
            outputError.withLock { $0 = $0 ?? code }
        }
        try checkOutput()
    }

    /// Throws an error if a write to standard output failed because the reader closed the pipe (`dbx … | head`) or a
    /// disk is full.
    ///
    /// Commands that only print call it after each line. Transfers finish first, and call it at the end.
    func checkOutput() throws(CommandError) {
        switch outputError.withLock({ $0 }) {
        case nil: return
        case .EPIPE?: throw CommandError(message: "the reader closed the output", status: .outputClosed)
        case let code?:
            throw .failure("cannot write to standard output: \(String(cString: strerror(code.rawValue)))")
        }
    }

    private static func writeAll(_ text: String, to descriptor: Int32) -> POSIXErrorCode? {
        var text = text
        return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    /// Writes all bytes, and returns the error, if any.
    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> POSIXErrorCode? {
        var remaining = bytes[...]
        while !remaining.isEmpty {
            let count = Foundation.write(
                descriptor, UnsafeRawBufferPointer(rebasing: remaining).baseAddress, remaining.count)
            if count >= 0 { remaining = remaining.dropFirst(count) }
            if count < 0, errno != EINTR { return POSIXErrorCode(rawValue: errno) ?? .EIO }
        }
        return nil
    }

    /// Prints a status message to standard error, unless the user wants only results and errors.
    func printStatus(_ line: String) {
        if isJSON {
            if !line.isEmpty { printStatus(json: ["info": line]) }
        } else if !isQuiet {
            printMessage(line)
        }
    }

    /// Prints a status message with several fields for programs, unless the user wants only results and errors.
    func printStatus(json object: JSONObject) { if !isQuiet { printMessage(object.text) } }

    /// Prints a warning, an error, or a line of the log to standard error.
    package func printMessage(_ line: String) {
        writeLines((isErrorTerminal ? line.escapedForTerminal : line.onOneLine) + "\n", .error)
    }

    /// Prints a status message of several lines to standard error. The text must not contain names or messages from
    /// elsewhere, because its newlines are preserved.
    func printStatus(text: String) {
        if isQuiet { return }
        if isJSON { return printStatus(text) }
        writeLines((isErrorTerminal ? text.escapedForTerminalKeepingNewlines : text) + "\n", .error)
    }

    /// Prints an error message to standard error.
    func printError(_ line: String) { printMessage(line) }

    /// Reads the next line of standard input without its newline.
    ///
    /// - Returns: The line, or `nil` at the end of the input or if the task is canceled.
    func readLine() async -> String? {
        let (lines, continuation) = AsyncStream.makeStream(of: String?.self)
        let read = read
        BlockingIO.external.enqueue {
            continuation.yield(read())
            continuation.finish()
        }
        for await line in lines { return line }
        return nil
    }

    /// A Boolean value that indicates whether the user can answer a question.
    var canAsk: Bool { isInputInteractive && isErrorTerminal && !isJSON }

    /// Asks the user a question, and returns whether the answer is yes. Anything else is no.
    func confirms(_ question: String) async -> Bool {
        write(question.escapedForTerminalOnOneLine + " [y/N] ", .error)
        let answer = await readLine()?.trimmingCharacters(in: .whitespaces).lowercased()
        return answer == "y" || answer == "yes"
    }

    /// Asks for a secret, which the terminal doesn't show.
    ///
    /// - Returns: The secret, or `nil` at the end of the input or if the task is canceled.
    func readSecret(_ prompt: String) async -> String? {
        let isHidden = HiddenInput.hide(prompt)
        write(prompt, .error)
        let secret = await readLine()
        if isHidden { HiddenInput.show() }
        write("\n", .error)
        return secret
    }

    /// Replaces one of the lines at the end of an interactive terminal, or removes it.
    func show(_ line: String?, as kind: LiveLines.Kind) {
        live.set(kind, to: line.map { $0.escapedForTerminalOnOneLine.prefix(columns: width - 1) }) { write($0, .error) }
    }

    /// Prints the current text of one of the lines at the end of an interactive terminal above the others.
    func keep(_ kind: LiveLines.Kind) { live.keep(kind) { write($0, .error) } }

    /// Replaces the `count` lines that were drawn before. Call it only on an interactive terminal.
    func redraw(_ lines: [String], over count: Int) {
        let up = count == 0 ? "" : "\u{1B}[\(count)A"
        let width = width - 1
        write(
            up + "\r\u{1B}[J" + lines.map { $0.escapedForTerminalOnOneLine.prefix(columns: width) + "\n" }.joined(),
            .error)
    }
}

extension Terminal {
    /// Prints a result as a JSON object on one line, with sorted keys.
    func print(json object: JSONObject) { print(object.text) }

    /// Prints a result as a JSON object on one line.
    // JSON escapes newlines and what a terminal doesn't show.
    func print(_ line: consuming JSONLine) { writeLines(line.finish(), .output) }

    /// Prints the fields of a result, one on each line.
    ///
    /// - Parameters:
    ///   - object: The fields.
    ///   - first: The names of fields that precede the others. The default is none.
    func print(fields object: JSONObject, first: [String] = []) {
        let texts = object.texts
        let fields =
            first.flatMap { name in texts.filter { $0.key == name } } + texts.filter { !first.contains($0.key) }
        let width = fields.map(\.key.count).max() ?? 0
        for (key, text) in fields { print((key.replacing("_", with: " ") + ":").padding(to: width + 3) + text) }
    }
}

/// Standard input as a stream. Reads block, so they run on a dedicated thread.
enum StandardInput {
    /// The content, which is read on demand.
    static var content: AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream {
            // Cancellation stops the wait. The thread stays blocked until input arrives or the process exits.
            try await BlockingIO.external.read { _ in try next() }
        }
    }

    /// Copies all input into a temporary file, and deletes the file after `use` returns. The input can be larger than
    /// the memory.
    static func withFile<Result>(_ use: (URL) async throws -> Result) async throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dbx-input-\(UUID().uuidString)")
        let handle = try await BlockingIO.disk.run { () throws(any Error) in
            let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        }
        defer { unlink(file.path) }
        for try await chunk in content {
            try await BlockingIO.disk.run { () throws(any Error) in try handle.write(contentsOf: chunk) }
        }
        try await BlockingIO.disk.run { () throws(any Error) in try handle.close() }
        return try await use(file)
    }

    private static func next() throws -> Data? {
        var buffer = Data(count: 256 << 10)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count > 0 { return buffer.prefix(count) }
            if count == 0 { return nil }
            let code = errno
            guard code == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
        }
    }
}
