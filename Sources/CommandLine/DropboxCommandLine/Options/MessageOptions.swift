import Foundation

/// The options that select what a command says about its work.
struct MessageOptions: Sendable {
    /// What is logged about requests.
    enum Verbosity: Int, Sendable, Comparable {
        case none
        /// A line for each attempt of each request.
        case requests
        /// The headers of requests and responses, too.
        case headers

        static func < (first: Verbosity, second: Verbosity) -> Bool { first.rawValue < second.rawValue }
    }

    /// The heading of the options in the help.
    static let section = "messages"

    /// Whether only results, warnings, and errors are printed.
    let isQuiet: Bool
    /// Whether progress is printed regularly if there is no terminal to draw it on.
    let printsProgress: Bool
    /// What is logged on standard error.
    let verbosity: Verbosity
    /// The file that receives the log, too.
    let logFile: URL?

    init(_ arguments: inout Arguments) throws(CommandError) {
        arguments.section(Self.section)
        let count = arguments.count(
            "verbose", letter: "v",
            "print each request with its time, status, and ID; twice (-vv): also the headers, without secrets")
        isQuiet = arguments.flag("quiet", letter: "q", "print only results, warnings, and errors")
        printsProgress = arguments.flag(
            "progress", "without a terminal: print the progress of a transfer every 10 seconds")
        logFile = arguments.file(
            "log-file", "FILE", "append what --verbose prints to FILE, with the time; with -vv, also the headers")
        verbosity = Verbosity(rawValue: min(count, 2)) ?? .none
        if isQuiet, count > 0 {
            throw .usage("--quiet and --verbose cannot be combined; --log-file works with --quiet")
        }
        if isQuiet, printsProgress { throw .usage("--quiet and --progress cannot be combined") }
    }
}
