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
        #expect(log.text(.output).contains("dbx completion --words -- "))
    }

    /// Bash itself asks the script for words.
    @Test func bashCompletesCommands() async throws {
        let folder = try TemporaryDirectory()
        let program = try EmulatorProcess.program()
        let script = """
            PATH="$(dirname '\(program)'):$PATH"
            source <(dbx completion bash)
            COMP_WORDS=(dbx fs mk) COMP_CWORD=2
            compopt() { :; }
            _dbx; echo "${COMPREPLY[@]}"
            COMP_WORDS=(dbx put \(folder.url.path)/a) COMP_CWORD=2
            touch '\(folder.url.path)/a b.txt'
            _dbx; echo "${COMPREPLY[@]}"
            """
        let (status, output) = try await Subprocess.run(
            "/bin/bash", ["-c", script], errors: .merged)
        #expect(status == 0)
        #expect(output == "mkdir\n\(folder.url.path)/a b.txt\n")
    }
}
