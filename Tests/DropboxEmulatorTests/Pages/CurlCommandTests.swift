import DropboxHTTPServer
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// The commands of logged calls. Bash and curl run them as the page shows them.
@Suite struct CurlCommandTests {
    /// Returns the command of a call as a browser copies it.
    private func command(_ call: Int, _ wire: Wire) async throws -> String {
        let host = ["Host: 127.0.0.1:\(wire.port)"]
        let connection = try RawConnection(port: wire.port)
        try await connection.send("GET /console/call?id=\(call) HTTP/1.1\r\n\(host[0])\r\n\r\n")
        let page = try await connection.receive().text
        let start = try #require(page.firstMatch(of: /<pre class="code" id="curl"[^>]*>/))
        let end = try #require(page[start.range.upperBound...].firstRange(of: "</pre>"))
        // Parsers normalize line endings before they replace references.
        let text = page[start.range.upperBound..<end.lowerBound].unicodeScalars.map { $0 == "\r" ? "\n" : String($0) }
        let references = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&"),
        ]
        // Literally, because a semicolon with a combining character is one character.
        return references.reduce(text.joined()) {
            $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal)
        }
    }

    /// Runs a command, and returns its exit status and its output.
    private func run(_ command: String, in folder: URL) async throws -> (status: Int32, text: String) {
        let script = folder.appendingPathComponent("command.sh")
        try Data("set -o pipefail\n\(command)".utf8).write(to: script)
        return try await onThread {
            let process = try Subprocess("bash", [script.path], in: folder, errors: .merged)
            let output = String(decoding: try process.remainingOutput(), as: UTF8.self)
            return (process.wait(), output)
        }
    }

    static let bodies: [Data] = [
        Data("@/etc/passwd".utf8), Data("@body".utf8), Data("a\r\nb\rc\n".utf8), Data("\n\n".utf8),
        Data("'; echo x; '".utf8),
        Data("'\u{301} $(echo x) `echo y` \\ \\n \" !! %s".utf8), Data("\u{FEFF}mark".utf8), Data([0, 1, 2, 0xFF]),
        Data([0xFF, 0xFE]), Data((0...255).map { UInt8($0) }), Data("\u{1}\u{7}\u{1B}[31m\u{7F}0\t'\\".utf8),
        Data(String(repeating: "é&=+ ", count: 600).utf8), Data(count: 4096), Data("\u{202E}x\u{2028}y".utf8),
    ]

    @Test func commandsSendTheSameBytes() async throws {
        let folder = try TemporaryDirectory()
        try Data("wrong".utf8).write(to: folder.url.appendingPathComponent("body"))
        try await Wire.run { wire in
            for (index, body) in Self.bodies.enumerated() {
                let call = 2 * index + 1
                let name = #"{"path":"/it's \u0007 {\#(index)} [a]*","mode":"overwrite"}"#
                #expect(try await wire.upload(name, body).status == 200)
                let command = try await command(call, wire)
                let result = try await run(command, in: folder.url)
                #expect(result.status == 0 && result.text.contains(#""path_lower""#), "\(command)\n\(result.text)")
                let first = try #require(wire.emulator.calls.original(call))
                let second = try #require(wire.emulator.calls.original(call + 1))
                #expect(second.body == body && first.body == body, "\(command)")
                #expect(second.target == first.target && second.method == first.method)
                for name in ["Dropbox-API-Arg", "Content-Type", "Authorization"] {
                    #expect(second.headers[name] == first.headers[name])
                }
            }
            #expect(wire.emulator.calls.all.count == 2 * Self.bodies.count)
        }
    }

    @Test(arguments: [
        "GET /2/users/get_current_account?a={b,c}[1-2]", "HEAD /2/x", "GET /2/../b/./c?x=%0A'", "DELETE /2/x?y=*",
    ])
    func commandsKeepTheRequest(line: String) async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run { wire in
            _ = try await wire.send(line, ["X-Empty:", "X-Quote: it's $HOME"])
            let command = try await command(1, wire)
            _ = try await run(command, in: folder.url)
            let (first, second) = (wire.emulator.calls.original(1), wire.emulator.calls.original(2))
            #expect(second?.method == first?.method && second?.target == first?.target, "\(command)")
            #expect(second?.headers["X-Empty"] == "" && second?.headers["X-Quote"] == "it's $HOME")
        }
    }

    @Test func bodyThatTheLogLacksMustBeInAFile() async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run { wire in
            let body = Data(String(repeating: "x", count: 5000).utf8)
            _ = try await wire.upload(#"{"path":"/a","mode":"overwrite"}"#, body)
            let command = try await command(1, wire)
            let page = try await wire.send("GET /console/call?id=1").text
            #expect(page.contains("The log has only the first 4 KiB of the body, which has 5000 bytes."))
            #expect(page.contains("Save the body in the file body-of-call-1 first"))
            let missing = try await run(command, in: folder.url)
            #expect(missing.status != 0 && missing.text.contains("body-of-call-1"), "\(missing)")
            #expect(wire.emulator.calls.all.count == 1)
            #expect(try wire.emulator.account("ada").read("/a") == body)
            try Data("whole".utf8).write(to: folder.url.appendingPathComponent("body-of-call-1"))
            #expect(try await run(command, in: folder.url).status == 0)
            #expect(try wire.emulator.account("ada").read("/a") == Data("whole".utf8))
        }
    }
}

/// Patterns of faults and expectations.
@Suite struct WildcardTests {
    @Test(arguments: ["/a*b", "/new\nline\r", "/*", #"/back\slash"#, #"\n"#, #"\*"#, "/*\u{301}", ""])
    func escapedTextMatchesOnlyItself(text: String) {
        let pattern = Wildcard(path: Wildcard.escaped(text))
        #expect(pattern.matches(text))
        #expect(pattern.text.allSatisfy { !$0.isNewline })
        for other in [text + "x", "x" + text, text.replacing("*", with: "xyz") + "?"] {
            #expect(!pattern.matches(other), "\(other)")
        }
    }

    @Test func asteriskMatchesAnyText() {
        #expect(Wildcard("/photos/*").matches("/photos/a/b"))
        #expect(Wildcard(path: #"/\*/*"#).matches("/*/a") && !Wildcard(path: #"/\*/*"#).matches("/b/a"))
        #expect(Wildcard(path: #"a\b\"#).matches(#"a\b\"#))
    }

    /// Case is folded after the escapes are read.
    @Test func pathsIgnoreCaseButEscapesDoNot() {
        #expect(Wildcard(path: "/Fotos/*/Ä").matches("/fotos/x/ä"))
        #expect(Wildcard(path: #"/a\Net"#).matches(#"/a\net"#) && !Wildcard(path: #"/a\Net"#).matches("/a\net"))
        #expect(Wildcard(path: #"/a\net"#).matches("/a\net"))
    }

    /// The values of header fields and the names of routes have no escapes.
    @Test func otherPatternsHaveNoEscapes() throws {
        let value = #"{"path":"/a\nb\\c"}"#
        #expect(Wildcard(value).matches(value))
        #expect(Wildcard(#"{"path":"/a\nb*"}"#).matches(value))
        #expect(Wildcard(#"\*"#).matches(#"\a"#))
        let filter = try CallFilter(route: "files/download", header: .init("Dropbox-API-Arg", value))
        var subject = FaultSubject(route: "files/download")
        subject.headers = ["Dropbox-API-Arg": value]
        #expect(filter.matches(subject))
    }
}
