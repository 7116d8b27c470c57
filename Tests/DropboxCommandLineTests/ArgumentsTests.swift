import Testing

@testable import DropboxCommandLine

@Suite struct ArgumentsTests {
    @Test func optionValueIsTheNextWordOrAfterAnEqualsSign() throws {
        var arguments = Arguments(["--port", "8080", "--data=/tmp/x", "folder"])
        let (port, data) = (try arguments.option("port"), try arguments.option("data"))
        let folder = arguments.nextPositional()
        #expect((port, data, folder) == ("8080", "/tmp/x", "folder"))
        try arguments.finish()
    }

    @Test func optionWithoutAValueIsRejected() {
        for words in [["--host"], ["--host", "--token", "t"]] {
            let error = #expect(throws: CommandError.self) {
                var arguments = Arguments(words)
                _ = try arguments.option("host")
            }
            #expect(error?.message == "--host requires a value")
            #expect(error?.status == .usage)
        }
    }

    @Test(arguments: ["x", "-1", "65536", ""]) func numberOutOfRangeIsRejected(text: String) {
        let error = #expect(throws: CommandError.self) {
            var arguments = Arguments(["--port=\(text)"])
            _ = try arguments.number("port", in: UInt16(0)...65_535)
        }
        #expect(error?.message == "invalid --port '\(text)': expected a number from 0 to 65535")
    }

    @Test func wordsAfterTwoDashesAreNotOptions() throws {
        var arguments = Arguments(["--", "--help"])
        let (isHelp, word) = (arguments.flag("help"), arguments.nextPositional())
        #expect((isHelp, word) == (false, "--help"))
        try arguments.finish()
    }

    @Test func nameThatLooksLikeAnOptionIsReported() throws {
        let error = #expect(throws: CommandError.self) {
            var arguments = Arguments(["-notes.txt"])
            _ = try arguments.requiredPositional("missing file")
        }
        #expect(error?.message == "unknown option '-notes.txt' (to pass it as a name, put -- before it)")
        let none = #expect(throws: CommandError.self) {
            var arguments = Arguments([])
            _ = try arguments.requiredPositional("missing file")
        }
        #expect(none?.message == "missing file")
    }

    @Test(arguments: ["nowhere", "foo bar", "ftp://host", "http://", "127.0.0.1:8080"])
    func invalidServerURLIsRejected(text: String) {
        let error = #expect(throws: CommandError.self) {
            var arguments = Arguments(["--host", text])
            _ = try arguments.serverURL("host")
        }
        #expect(error?.message == "invalid --host '\(text)': expected a URL such as http://127.0.0.1:8080")
    }

    @Test(arguments: [
        ("", ""), ("/", ""), ("a", "/a"), ("/a/", "/a"), ("a b/c", "/a b/c"), ("id:x", "id:x"), ("rev:1", "rev:1"),
        ("ns:1/a", "ns:1/a"), ("C:\\a", "/C:\\a"), ("-a", "/-a"),
    ])
    func leadingSlashOfADropboxPathIsOptional(typed: String, path: String) {
        #expect(RemotePattern.normalized(typed) == path)
    }

    @Test func repeatedFlagIsAccepted() throws {
        var arguments = Arguments(["--json", "x", "--json"])
        let (isJSON, word) = (arguments.flag("json"), arguments.nextPositional())
        #expect((isJSON, word) == (true, "x"))
        try arguments.finish()
    }

    @Test(arguments: [["--token", "secret", "ls"], ["--help", "--token", "secret"], ["--json", "ls"], ["-v"]])
    func optionBeforeTheCommandIsRejectedWithoutItsValue(words: [String]) async {
        let log = TerminalLog()
        #expect(await Dbx.run(words + ["--json"], terminal: log.terminal()) == .usage)
        #expect(log.text(.error).contains("options must follow the command: dbx COMMAND [OPTIONS]"))
        #expect(!log.text(.error).contains("secret"))
    }

    @Test(arguments: [["--help"], ["-h"], ["--help", "ls"], ["ls", "--help"], ["--version"], ["help", "ls"]])
    func helpAndVersionCanBeTheFirstWord(words: [String]) async {
        let log = TerminalLog()
        #expect(await Dbx.run(words, terminal: log.terminal()) == .success)
        #expect(!log.text(.output).isEmpty)
    }

    @Test(arguments: [("cache/", ["a/cache", "cache"]), ("*.tmp", ["x.tmp", "a/b/y.tmp"])])
    func excludedItemsMatchByName(pattern: String, paths: [String]) throws {
        var arguments = Arguments(["--exclude", pattern])
        let options = try FolderOptions(&arguments)
        for path in paths { #expect(options.excludes(path)) }
        #expect(!options.excludes("cache/other"))
    }

    @Test(arguments: ["a/b", "/a", "a//", "/", "", "a/\u{301}b"]) func excludeRejectsPaths(pattern: String) {
        let error = #expect(throws: CommandError.self) {
            var arguments = Arguments(["--exclude=\(pattern)"])
            _ = try FolderOptions(&arguments)
        }
        #expect(error?.status == .usage)
        #expect(error?.message == "invalid --exclude '\(pattern)': expected a name without slashes")
    }

    @Test func remainingArgumentsAreRejected() {
        let option = #expect(throws: CommandError.self) { try Arguments(["--colour"]).finish() }
        #expect(option?.message.contains("'--colour'") == true)
        let word = #expect(throws: CommandError.self) { try Arguments(["second"]).finish() }
        #expect(word?.message.contains("'second'") == true)
    }
}
