import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Completion in zsh and fish, with the scripts that users install. See ``CompletionTests`` for bash.
@Suite(.timeLimit(.minutes(5)))
struct ShellCompletionTests {
    /// Command lines, and what they are after the Tab key in zsh. zsh adds a space after a complete word.
    private static let zshLines = [
        (#"dbx ls /sp"#, #"dbx ls /sp\ ace/"#), (#"dbx ls /sp\ ace/i"#, #"dbx ls /sp\ ace/in\ ner.txt "#),
        (#"dbx ls "/sp ace/i"#, #"dbx ls "/sp ace/in ner.txt" "#), (#"dbx ls '/sp"#, #"dbx ls '/sp ace/"#),
        (#"dbx ls "/sp ace/b"#, #"dbx ls "/sp ace/b\$x" "#), (#"dbx ls /it"#, #"dbx ls /it\'s "#),
        (#"dbx ls '/it"#, #"dbx ls '/it'\''s' "#), (#"dbx ls /co"#, #"dbx ls /co\;lon:a "#),
        (#"dbx ls --sort=n"#, #"dbx ls --sort=name "#), (#"dbx ls --sor"#, #"dbx ls --sort "#),
        (#"dbx api files/get_metadata pa"#, #"dbx api files/get_metadata path="#), (#"dbx mkd"#, #"dbx mkdir "#),
        (#"dbx put a"#, #"dbx put a\ b.txt "#), (#"dbx put di\ "#, #"dbx put di\ r/"#),
        (#"dbx put "a"#, #"dbx put "a b.txt" "#),
        (#"dbx put --journal=d"#, #"dbx put --journal=di\ r/"#),
    ]

    /// Command lines, and the words that fish offers.
    private static let fishLines = [
        (#"dbx ls /sp"#, "/sp ace/"), (#"dbx ls /sp\ ace/i"#, "/sp ace/in ner.txt"),
        (#"dbx ls "/sp ace/i"#, "/sp ace/in ner.txt"), (#"dbx ls '/sp"#, "/sp ace/"),
        (#"dbx ls "/sp ace/b"#, "/sp ace/b$x"), (#"dbx ls /it"#, "/it's"), (#"dbx ls /co"#, "/co;lon:a"),
        (#"dbx ls --sort=n"#, "--sort=name"), (#"dbx api files/get_metadata pa"#, "path="), (#"dbx mkd"#, "mkdir"),
        (#"dbx put a"#, "a b.txt"), (#"dbx put di\ "#, "di r/"), (#"dbx put "a"#, "a b.txt"),
        (#"dbx put --journal=d"#, "--journal=di r/"),
    ]

    /// zsh runs in a pseudoterminal, gets the keys that a person types, and prints its line.
    @Test(.enabled(if: isInstalled("zsh"))) func zshCompletesCommands() async throws {
        let output = try await output(
            of: "zsh", ["-f", "-c"],
            #"""
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell 'PROMPT=; autoload -Uz compinit; compinit -D -u; source <(dbx completion zsh)'
            zpty -w shell 'show() { print -n "\x01"; print -rn -- $BUFFER; print -n "\x02" }; zle -N show; bindkey "^T" show'
            while IFS= read -r line; do
                zpty -w -n shell $line$'\t\x14'
                zpty -r shell reply $'*\x02'
                reply=${reply##*$'\x01'}
                print -r -- ${reply%$'\x02'}
                zpty -w -n shell $'\x15'
            done
            """#, input: Self.zshLines.map(\.0))
        #expect(output == Self.zshLines.map(\.1))
    }

    @Test(.enabled(if: isInstalled("fish"))) func fishCompletesCommands() async throws {
        let output = try await output(
            of: "fish", ["--no-config", "-c"],
            #"""
            dbx completion fish | source
            while read -l line
                complete -C $line | string replace -r '\t.*' '' | string join '|'
            end
            """#, input: Self.fishLines.map(\.0))
        #expect(output == Self.fishLines.map(\.1))
    }

    /// Returns the lines that a script of a shell prints, in a folder with files, and with an account that has some.
    private func output(
        of shell: String, _ options: [String], _ script: String, input: [String]
    ) async throws -> [String] {
        var lines: [String] = []
        try await CommandFixture.run { fixture in
            for path in ["/sp ace/in ner.txt", "/sp ace/b$x", "/co;lon:a", "/it's"] { try fixture.ada.put(path, "") }
            let folder = fixture.folder.url.appendingPathComponent("shell")
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("di r"), withIntermediateDirectories: true)
            try Data().write(to: folder.appendingPathComponent("a b.txt"))
            let lineFile = fixture.folder.url.appendingPathComponent("lines")
            try Data((input.joined(separator: "\n") + "\n").utf8).write(to: lineFile)
            let program = URL(fileURLWithPath: try EmulatorProcess.program()).deletingLastPathComponent().path
            let path = program + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
            let result = try await Subprocess.run(
                "/bin/sh", ["-c", "exec \"$0\" \"$@\" < \(lineFile.path.shellWord)", shell] + options + [script],
                in: folder,
                setting: [
                    "DROPBOX_TOKEN": fixture.token, "DROPBOX_SERVER": fixture.emulator.url.absoluteString,
                    "XDG_CONFIG_HOME": fixture.folder.url.path, "HOME": fixture.folder.url.path, "PATH": path,
                    "TERM": "dumb",
                ], errors: .merged)
            lines = result.output.split(separator: "\n").map { String($0) }
        }
        return lines
    }

    private static func isInstalled(_ shell: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }
}
