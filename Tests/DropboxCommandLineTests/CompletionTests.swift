import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

@Suite struct CompletionTests {
    private func candidates(_ words: String...) -> [String]? {
        if case .candidates(let candidates) = Completion(words).result { candidates.map(\.word) } else { nil }
    }

    @Test func commandsOptionsAndValuesAreCompleted() {
        #expect(candidates("log") == ["login", "logout"])
        #expect(candidates("fs", "m") == ["mkdir", "mv"])
        #expect(candidates("fs", "--folder", "x", "m") == ["mkdir", "mv"])
        #expect(candidates("ls", "--lon") == ["--long"])
        #expect(candidates("fs", "ls", "--w") == ["--wait"])
        #expect(candidates("help", "--format", "m") == ["markdown", "man"])
        #expect(candidates("help", "log") == ["login", "logout"])
        #expect(candidates("help", "fs", "m") == ["mkdir", "mv"])
        #expect(candidates("help", "fs", "ls", "") == [])
        #expect(candidates("help", "ls", "") == [])
        #expect(candidates("ls", "--sort=n") == ["--sort=name"])
        #expect(candidates("ls", "--", "--sort=n") == nil)
        #expect(candidates("ls", "--long=") == [])
        #expect(candidates("completion", "") == ["bash", "zsh", "fish"])
        #expect(candidates("ls", "/a", "/b") == [])
        #expect(candidates("nonsense", "") == [])
        #expect(candidates("put", "--limit", "") == [])
    }

    @Test func filesAndPathsAreLeftToTheirSources() {
        func kind(_ words: String...) -> String {
            switch Completion(words).result {
            case .candidates: "candidates"
            case .files(let onlyDirectories): onlyDirectories ? "directories" : "files"
            case .remotePaths(let text): "remote \(text)"
            }
        }
        #expect(kind("ls", "/pho") == "remote /pho")
        #expect(kind("get", "/a", "x") == "files")
        #expect(kind("put", "a", "b", "") == "files")
        #expect(kind("get", "/a", "--config", "") == "directories")
        #expect(kind("ls", "--", "--x") == "remote --x")
        #expect(kind("put", "--journal=/tm") == "directories")
        #expect(kind("put", "--token-file=/tm") == "files")
    }

    @Test func pathsInDropboxAreListed() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/Photos/Été 1.jpg", "")
            try fixture.ada.put("/Photos/two.jpg", "")
            try fixture.ada.put("/plain.txt", "")
            let options = ["--host", fixture.emulator.url.absoluteString, "--token-file", fixture.tokenFile.path]
            for (start, expected) in [
                ("/p", ["/Photos/", "/plain.txt"]), ("/Photos/é", ["/Photos/Été 1.jpg"]),
                ("p", ["/Photos/", "/plain.txt"]),
                ("/missing/x", []),
            ] {
                let log = TerminalLog()
                let words = ["completion", "--words", "--", "ls"] + options + [start]
                #expect(await Dbx.run(words, terminal: log.terminal()) == .success)
                #expect(log.text(.output).split(separator: "\n").map { String($0) } == ["words"] + expected)
            }
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func scriptIsPrinted(shell: String) async {
        let log = TerminalLog()
        #expect(await Dbx.run(["completion", shell], terminal: log.terminal()) == .success)
        #expect(log.text(.output).contains("dbx completion --\(shell == "bash" ? "bash" : "words") -- "))
    }

    /// Bash itself asks the script for words. It replaces what follows the last colon or equal sign, or an open quote.
    /// Letters of names form one character with what follows them, which a shell sees nevertheless.
    @Test func namesAreNoCommands() async throws {
        let name = "/" + " \t!\"#$&'()*,;<>?[\\]^`{|}~:=".map { "a\u{D4E}\($0)\u{301}" }.joined()
        let breaks = " \t\n\"'><=;|&(:"
        for (line, end) in [("dbx cat ", ""), ("dbx cat \"", "\""), ("dbx cat '", "'")] {
            let word = try #require(BashCommandLine(line, breaks: breaks).insertion(of: name))
            let start = String(line.drop { $0 != "\"" && $0 != "'" })
            let command = "printf %s " + start + word + end
            let output = try await Subprocess.run("/bin/bash", ["-c", command]).output
            #expect(output.utf8.elementsEqual(name.utf8), "\(output)")
            #expect(BashCommandLine("dbx cat " + start + word, breaks: breaks).words == ["cat", name])
        }
        let output = try await Subprocess.run("/bin/bash", ["-c", "printf %s \(name.shellWord)"]).output
        #expect(output.utf8.elementsEqual(name.utf8), "\(output)")
    }

    @Test func bashCompletesCommands() async throws {
        try await CommandFixture.run { fixture in
            for path in ["/sp ace/in ner.txt", "/sp ace/b$x", "/colon:a", "/eq=1", "/it's"] {
                try fixture.ada.put(path, "")
            }
            let (folder, config) = (fixture.folder.url, try TemporaryDirectory())
            for name in ["a b.txt", "f:1"] { try Data().write(to: folder.appendingPathComponent(name)) }
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("di r"), withIntermediateDirectories: true)
            let lines = [
                ("dbx fs mk", "mkdir"), ("dbx cat /sp", #"/sp\ ace/"#),
                (#"dbx cat /sp\ ace/i"#, #"/sp\ ace/in\ ner.txt"#),
                ("dbx cat \"/sp", "/sp ace/"), (#"dbx cat "/sp ace/"i"#, #"/sp\ ace/in\ ner.txt"#),
                (#"dbx cat "/sp ace/b"#, #"/sp ace/b\$x"#), ("dbx cat '/sp ace/b", "/sp ace/b$x"),
                ("dbx cat /colon:", "a"), ("dbx cat /colon", "/colon:a"), ("dbx cat /eq=", "1"),
                ("dbx cat /it", #"/it\'s"#), ("dbx cat '/it", #"/it'\''s"#), ("dbx ls --sort=n", "name"),
                ("dbx help fs mk", "mkdir"), ("dbx api files/get_metadata pa", "path="),
                ("dbx put a", "a b.txt"), (#"dbx put a\ "#, "a b.txt"), ("dbx put 'a ", "a b.txt"), ("dbx put f:", "1"),
                ("dbx put --journal=d", "di r"), ("dbx put --token-file=f:", "1"),
            ]
            let program = try EmulatorProcess.program()
            let script = """
                PATH="$(dirname '\(program)'):$PATH"
                source <(dbx completion bash)
                compopt() { :; }
                while IFS= read -r COMP_LINE; do
                    COMP_POINT=${#COMP_LINE}
                    _dbx; echo "${COMPREPLY[*]}"
                done << 'END'
                \(lines.map { $0.0 }.joined(separator: "\n"))
                END
                """
            let (status, output) = try await Subprocess.run(
                "/bin/bash", ["-c", script], in: folder,
                setting: [
                    "DROPBOX_TOKEN": fixture.token, "DROPBOX_SERVER": fixture.emulator.url.absoluteString,
                    "XDG_CONFIG_HOME": config.url.path,
                ], errors: .merged)
            #expect(status == 0)
            let results = output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
            #expect(results == lines.map { $0.1 } + [""])
        }
    }
}
