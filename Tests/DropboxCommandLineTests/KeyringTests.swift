import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Tokens in a real desktop keyring, on a separate session bus.
@Suite(.timeLimit(.minutes(10)))
struct KeyringTests {
    private static let tools = ["dbus-run-session", "dbus-send", "gnome-keyring-daemon", "secret-tool"]
    private static let hasTools = tools.allSatisfy { tool in
        ["/usr/bin/", "/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + tool) }
    }

    /// A session with an unlocked keyring. `$1` is a directory, `$2` dbx, `$3` the URL of an emulator.
    private static let session = """
        export HOME=$1 XDG_RUNTIME_DIR=$1 XDG_CONFIG_HOME=$1/config XDG_DATA_HOME=$1/data
        printf password | gnome-keyring-daemon --unlock --components=secrets --daemonize > $1/log 2>&1
        mkfifo $1/code
        # Open for reading and writing, so that opening it doesn't wait for the other side.
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

    /// A session with a locked keyring and no way to enter its password. `$1` is a directory, `$2` dbx.
    private static let lockedSession = """

        export HOME=$1 XDG_RUNTIME_DIR=$1 XDG_CONFIG_HOME=$1/config XDG_DATA_HOME=$1/data
        printf password | gnome-keyring-daemon --unlock --components=secrets --daemonize > $1/log 2>&1
        printf '{"version":1,"tokens":{"dbid:x":{"accessToken":"a","uid":"dbid:x"}}}' | secret-tool store --label=tokens \
            xdg:schema org.swift-dropbox.tokens program dbx
        dbus-send --session --print-reply --dest=org.freedesktop.secrets /org/freedesktop/secrets \
            org.freedesktop.Secret.Service.Lock array:objpath:/org/freedesktop/secrets/collection/login > $1/lock
        DISPLAY=:nowhere $2 ls /
        kill $(dbus-send --session --print-reply=literal --dest=org.freedesktop.DBus / \
            org.freedesktop.DBus.GetConnectionUnixProcessID string:org.freedesktop.secrets | grep -o '[0-9]*$')
        echo "== end"
        """

    /// It must not be treated as an empty keyring, because the next token would then replace its contents.
    @Test(.enabled(if: hasTools, "requires dbus, gnome-keyring and libsecret-tools of Debian"))
    func lockedKeyringIsAnError() async throws {
        let folder = try TemporaryDirectory()
        let accountFile = folder.url.appendingPathComponent("config/dbx/accounts.json")
        try FileManager.default.createDirectory(
            at: accountFile.deletingLastPathComponent(), withIntermediateDirectories: true)
        let account =
            #"[{"uid":"dbid:x","email":"x@example.com","name":"X","appKey":"k","server":"http://127.0.0.1:1"}]"#
        try Data(account.utf8).write(to: accountFile)
        let process = try Subprocess(
            "dbus-run-session",
            ["--", "sh", "-c", Self.lockedSession, "sh", folder.url.path, try EmulatorProcess.program()],
            errors: .merged)
        var text = ""
        while !text.contains("== end") {
            let more = try await onThread { try process.nextOutput() }
            try #require(!more.isEmpty, "the session ended: \(text)")
            text += String(decoding: more, as: UTF8.self)
        }
        #expect(text.contains("the keyring is locked, so the tokens of dbx cannot be read; unlock it"), "\(text)")
    }

    @Test(.enabled(if: hasTools, "requires dbus, gnome-keyring and libsecret-tools of Debian"))
    func keyringStoresTheToken() async throws {
        let emulator = try await DropboxEmulator.start()
        let folder = try TemporaryDirectory()
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

        let sessionOutput = text.components(separatedBy: "== kept").last?.components(separatedBy: "== gone") ?? []
        #expect(text.contains("signed in: ada@example.com (Ada Lovelace)"), "\(text)")
        #expect(sessionOutput.first?.contains("label = Dropbox tokens of dbx") == true, "\(text)")
        #expect(sessionOutput.first?.contains(#""refreshToken""#) == true)
        #expect(sessionOutput.first?.contains("accounts.json\n") == true)
        #expect(sessionOutput.first?.contains("dropbox-tokens.json\n") == false)
        #expect(sessionOutput.first?.contains("ada@example.com  Ada Lovelace") == true)
        #expect(sessionOutput.first?.contains("signed out: ada@example.com") == true)
        #expect(sessionOutput.last == "\n== end\n", "\(text)")
    }
}
