import DropboxEmulator
import Foundation
import TestSupport
import Testing

@testable import dbx

/// Tokens in the keyring of a desktop: a real one, on a session bus of its own.
@Suite(.timeLimit(.minutes(2)))
struct KeyringTests {
    private static let tools = ["dbus-run-session", "dbus-send", "gnome-keyring-daemon", "secret-tool"]
    private static let hasTools = tools.allSatisfy { tool in
        ["/usr/bin/", "/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + tool) }
    }

    /// A session in which the keyring is open; `$1` is a folder, `$2` dbx, `$3` an emulator.
    private static let session = """
        export HOME=$1 XDG_RUNTIME_DIR=$1 XDG_CONFIG_HOME=$1/config XDG_DATA_HOME=$1/data
        printf password | gnome-keyring-daemon --unlock --components=secrets --daemonize > $1/log 2>&1
        mkfifo $1/code
        # Open for both, so that nobody waits for the one who types.
        exec 3<>$1/code
        $2 login --no-browser --app-key emulatorappkey --host $3 <&3
        echo "== kept"
        secret-tool search --all program dbx 2>&1
        ls $1/config/dbx
        $2 accounts
        $2 logout
        echo "== gone"
        secret-tool search --all program dbx 2>&1
        # The daemon would outlive the session, and its hold on the output with it.
        kill $(dbus-send --session --print-reply=literal --dest=org.freedesktop.DBus / \
            org.freedesktop.DBus.GetConnectionUnixProcessID string:org.freedesktop.secrets | grep -o '[0-9]*$')
        echo "== end"
        """

    @Test(.enabled(if: hasTools, "needs Debian's dbus, gnome-keyring and libsecret-tools"))
    func keyringKeepsTheToken() async throws {
        let emulator = try await DropboxEmulator.start()
        let folder = try TemporaryFolder()
        let process = try Subprocess(
            "dbus-run-session",
            [
                "--", "sh", "-c", Self.session, "sh", folder.url.path, try EmulatorProcess.program(),
                emulator.url.absoluteString,
            ],
            errors: .merged)
        var text = ""
        while !text.contains("Code:") {
            let more = try await onThread { try process.nextOutput() }
            try #require(!more.isEmpty, "the session ended: \(text)")
            text += String(decoding: more, as: UTF8.self)
        }
        var browser = TestBrowser()
        let page = try #require(text.firstMatch(of: /http:\S+/).flatMap { URL(string: String($0.output)) })
        let code = try #require(try await browser.press(.allow, on: page).code)
        let pipe = folder.url.appendingPathComponent("code")
        try await onThread { try Data((code + "\n").utf8).write(to: pipe) }
        while !text.contains("== end") {
            let more = try await onThread { try process.nextOutput() }
            try #require(!more.isEmpty, "the session ended: \(text)")
            text += String(decoding: more, as: UTF8.self)
        }
        await emulator.stop()

        let kept = text.components(separatedBy: "== kept").last?.components(separatedBy: "== gone") ?? []
        #expect(text.contains("signed in: ada@example.com (Ada Lovelace)"), "\(text)")
        #expect(kept.first?.contains("label = Dropbox tokens of dbx") == true, "\(text)")
        #expect(kept.first?.contains(#""refreshToken""#) == true)
        #expect(kept.first?.contains("accounts.json\n") == true)
        #expect(kept.first?.contains("dropbox-tokens.json\n") == false)
        #expect(kept.first?.contains("ada@example.com  Ada Lovelace") == true)
        #expect(kept.first?.contains("signed out: ada@example.com") == true)
        #expect(kept.last == "\n== end\n", "\(text)")
    }
}
