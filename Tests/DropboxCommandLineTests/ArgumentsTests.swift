import Foundation
import Testing

@testable import DropboxCommandLine

@Suite struct ArgumentsTests {
    private enum Order: String, CaseIterable { case name, size, time }

    /// Options and arguments of each kind.
    private struct Sample: Command, Equatable {
        static let name = "sample"
        static let summary = "declare arguments and options"

        let path: String
        let others: [String]
        let isLong: Bool
        let isRecursive: Bool
        let verbosity: Int
        let port: UInt16?
        let order: Order?
        let patterns: [String]

        init(_ arguments: inout Arguments) throws(CommandError) {
            path = try arguments.requiredArgument("PATH", "the path")
            others = try arguments.remainingArguments("OTHER", "other paths", isRequired: false)
            isLong = arguments.flag("long", letter: "l", "print more")
            isRecursive = arguments.flag("recursive", letter: "r", "print all")
            verbosity = arguments.count("verbose", letter: "v", "print much")
            port = try arguments.number("port", letter: "p", "PORT", "the port", in: 0...65_535)
            order = try arguments.choice("sort", "ORDER", "the order")
            patterns = arguments.options("exclude", "PATTERN", "skip names")
        }

        func run(_ terminal: Terminal) async throws(CommandError) -> DropboxCommandLine.ExitStatus { .success }
    }

    @Test(arguments: [
        ["a", "-l", "-r", "--port", "80", "b"], ["-lr", "--port=80", "a", "b"], ["-lrp80", "a", "b"],
        ["a", "b", "-rlp", "80"], ["-p=80", "--long", "--recursive", "--", "a", "b"],
    ])
    func optionsCanBeAnywhereAndCombined(words: [String]) throws {
        let sample = try Sample.parse(words)
        #expect((sample.path, sample.others) == ("a", ["b"]))
        #expect((sample.isLong, sample.isRecursive, sample.port) == (true, true, 80))
    }

    @Test func optionsCanBeRepeated() throws {
        let sample = try Sample.parse(["a", "-vv", "--verbose", "--exclude", "x", "--exclude=y", "-l", "--long"])
        #expect((sample.verbosity, sample.patterns, sample.isLong) == (3, ["x", "y"], true))
    }

    @Test func wordsAfterTwoDashesAreNames() throws {
        let sample = try Sample.parse(["--", "--long", "-r"])
        #expect((sample.path, sample.others, sample.isLong) == ("--long", ["-r"], false))
        #expect(try Sample.parse(["-"]).path == "-")
    }

    @Test(arguments: [
        (["a", "--port"], "--port requires a value"), (["a", "-p"], "-p requires a value"),
        (["a", "--port", "--long"], "--port requires a value"), (["a", "--long=x"], "--long takes no value"),
        (["a", "--port", "1", "--port", "2"], "--port can be given only once"),
        ([], "missing PATH; --help shows the usage"),
        (["a", "--lon"], "unknown option '--lon' (did you mean --long?)"),
        (["a", "--reucrsive=x"], "unknown option '--reucrsive' (did you mean --recursive?)"),
        (["-notes.txt"], "unknown option '-notes.txt' (to pass it as a name, put -- before it)"),
        (["a", "--sort", "tiem"], "invalid --sort 'tiem': did you mean time?"),
        (["a", "--sort", "x"], "invalid --sort 'x': expected name, size, or time"),
    ])
    func errorsSayWhatIsWrong(words: [String], message: String) {
        let error = #expect(throws: CommandError.self) { try Sample.parse(words) }
        #expect(error?.message == message)
        #expect(error?.status == .usage)
    }

    @Test(arguments: ["x", "-1", "65536", "", "+5", "0x10", " 5", "５"]) func numberOutOfRangeIsRejected(text: String) {
        let error = #expect(throws: CommandError.self) { try Sample.parse(["a", "--port=\(text)"]) }
        #expect(error?.message == "invalid --port '\(text)': expected a number from 0 to 65535")
    }

    @Test(arguments: ["0x10", "1e3", "+5", "nan", "inf", "-1", "1.2.3", "1.", ".5", "", "０"])
    func onlyDecimalDigitsAreNumbers(text: String) {
        #expect(ByteCount.bytes(text) == nil)
        #expect(ByteCount.bytes(text + "k") == nil)
        #expect(throws: CommandError.self) { try PointInTime.date(text + "d", "newer") }
    }

    @Test(arguments: [
        "2026-02-30", "2026-11-31", "2026-13-01", "2026-00-10", "2025-02-29", "2026-02-30T12:00:00Z",
        "2026-02-28T25:00:00Z",
    ])
    func impossibleDatesAreRejected(text: String) {
        #expect(throws: CommandError.self) { try PointInTime.date(text, "newer") }
    }

    @Test(arguments: [
        ("2024-02-29", 1_709_164_800.0), ("2026-12-31T23:59:59Z", 1_798_761_599),
        ("2026-01-31T12:00:00+02:00", 1_769_853_600),
    ])
    func datesAreRead(text: String, seconds: Double) throws {
        #expect(try PointInTime.date(text, "newer").timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        ("nowhere", "expected a URL"), ("foo bar", "expected a URL"), ("ftp://host", "expected a URL"),
        ("http://", "expected a URL"), ("127.0.0.1:8080", "expected a URL"),
        ("http://host/path", "expected only a scheme, a host, and a port"), ("http://host?q", "expected only"),
        ("http://me@host", "expected only"), ("http://me:hunter2@host", "expected only"),
        ("http://host:0", "a port from 1 to 65535"), ("http://host:65536", "a port from 1 to 65535"),
    ])
    func invalidServerURLIsRejected(text: String, message: String) {
        let error = #expect(throws: CommandError.self) { try LsCommand.parse(["--host", text, "--token", "t"]) }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        #expect(error?.status == .usage)
    }

    @Test(arguments: [
        ("", ""), ("/", ""), ("a", "/a"), ("/a/", "/a"), ("a b/c", "/a b/c"), ("id:x", "id:x"), ("rev:1", "rev:1"),
        ("ns:1/a", "ns:1/a"), ("C:\\a", "/C:\\a"), ("-a", "/-a"),
    ])
    func leadingSlashOfADropboxPathIsOptional(typed: String, path: String) {
        #expect(RemotePattern.normalized(typed) == path)
    }

    @Test(arguments: [["--token", "secret", "ls"], ["--help", "--token", "secret"], ["--json", "ls"], ["-v"]])
    func optionBeforeTheCommandIsRejectedWithoutItsValue(words: [String]) async {
        let log = TerminalLog()
        #expect(await Dbx.run(words + ["--json"], terminal: log.terminal()) == .usage)
        #expect(log.text(.error).contains("options must follow the command: dbx COMMAND [OPTIONS]"))
        #expect(!log.text(.error).contains("secret"))
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["--help", "ls"], ["ls", "--help"], ["ls", "-h"], ["--version"], ["-V"], ["help", "ls"],
        ["fs", "put", "--help"], ["help", "fs", "put"], ["get", "--help", "--json"], [], ["help", "--format", "man"],
    ])
    func helpAndVersionCanBeTheFirstWord(words: [String]) async {
        let log = TerminalLog()
        #expect(await Dbx.run(words, terminal: log.terminal()) == .success)
        #expect(!log.text(.output).isEmpty)
    }

    @Test(arguments: [
        (["lss"], "unknown command 'lss': did you mean ls?"), (["fs", "mkdri"], "did you mean mkdir?"),
        (["help", "gte"], "did you mean get?"), (["help", "fs", "fly"], "expected ls, cat, put, mkdir"),
        (["help", "ls", "x"], "unexpected argument 'x'"), (["fs", "fly", "--unknown"], "unknown command 'fly'"),
    ])
    func unknownCommandsAreReported(words: [String], message: String) async {
        let log = TerminalLog()
        #expect(await Dbx.run(words, terminal: log.terminal()) == .usage)
        #expect(log.text(.error).contains(message), "\(log.text(.error))")
    }

    @Test(arguments: ["--exclude", "--include"], ["", "#a", "!a", "a\nb", "  "])
    func filterThatMatchesNothingIsRejected(option: String, pattern: String) {
        let error = #expect(throws: CommandError.self) {
            try Arguments.parse(["\(option)=\(pattern)"]) { (arguments) throws(CommandError) in
                try FolderFilters(&arguments)
            }
        }
        #expect(error?.status == .usage)
        #expect(error?.message.contains("invalid \(option) '\(pattern)'") == true)
    }

    @Test func unexpectedArgumentsAreRejected() {
        let error = #expect(throws: CommandError.self) { try LsCommand.parse(["first", "second", "--token", "t"]) }
        #expect(error?.message == "unexpected argument 'second'")
        let flag = #expect(throws: CommandError.self) { try LsCommand.parse(["first", "--long", "second"]) }
        #expect(flag?.message == "unexpected argument 'second': --long takes no value")
        let option = #expect(throws: CommandError.self) { try LsCommand.parse(["first", "--token", "t", "second"]) }
        #expect(option?.message == "unexpected argument 'second'")
    }

    /// Each command declares its options before it looks at anything else, so that help and completion are complete.
    @Test func commandsDeclareAllOptions() {
        for command in Dbx.commands {
            let syntax = command.syntax()
            // A command with subcommands has only the options of these.
            #expect(!syntax.options.isEmpty || !syntax.subcommands.isEmpty, "\(command.name)")
            for option in syntax.options {
                #expect(option.help.first?.isUppercase == false || option.help.hasPrefix("DANGEROUS"), "\(option.name)")
                #expect(!option.help.hasSuffix("."), "\(command.name) --\(option.name)")
            }
            for subcommand in syntax.subcommands {
                #expect(command.syntax(of: [subcommand.name]).selection.map { $0.name } == [subcommand.name])
            }
        }
    }
}
