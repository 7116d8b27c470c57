import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// Commands in child processes: many files, and many processes.
@Suite(.timeLimit(.minutes(600))) struct ManyFilesTests {
    /// The number of files: 2,000, or 100,000 for `make soak-command-line`.
    private static let count = ProcessInfo.processInfo.environment["COMMAND_LINE_FILES"].flatMap(Int.init) ?? 2_000

    /// The memory limit of a command in bytes: a base amount and a kilobyte per file.
    private static let memory = 300 << 20 + count << 10

    /// Runs a command, and checks its memory. A small process starts it, because the memory of the parent counts for
    /// the child.
    private func dbx(_ words: [String], _ fixture: CommandFixture) async throws -> (status: Int32, output: String) {
        let options = ["--host", fixture.emulator.url.absoluteString, "--token-file", fixture.tokenFile.path]
        let peak = fixture.folder.url.appendingPathComponent("peak")
        let result = try await onThread {
            let script = """
                import resource, subprocess, sys
                status = subprocess.run(sys.argv[2:]).returncode
                peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
                # Bytes on macOS, and KiB on Linux.
                open(sys.argv[1], "w").write(str(peak // 1024 if sys.platform == "darwin" else peak))
                sys.exit(status)
                """
            let program = try EmulatorProcess.program()
            let process = try Subprocess(
                "python3", ["-c", script, peak.path, program] + words + options, errors: .dropped)
            let output = try process.remainingOutput()
            return (process.wait(), String(decoding: output, as: UTF8.self))
        }
        let memory = try #require(Int(try String(contentsOf: peak, encoding: .utf8)))
        #expect(memory << 10 < Self.memory, "\(words[0]) took \(memory) KiB")
        return result
    }

    @Test("Many files are transferred and listed in bounded memory") func manyFiles() async throws {
        try await CommandFixture.run { fixture in
            let source = fixture.folder.url.appendingPathComponent("source")
            for number in 0..<Self.count {
                let folder = source.appendingPathComponent("\(number / 500)")
                if number % 500 == 0 {
                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                }
                try Data("content \(number)".utf8).write(to: folder.appendingPathComponent("\(number).txt"))
            }
            let put = try await dbx(["put", source.path, "/many", "--journal", fixture.journal.url.path], fixture)
            #expect(put.status == 0)
            let list = try await dbx(["ls", "/many", "--recursive"], fixture)
            #expect(list.status == 0)
            let names = Set(list.output.split(separator: "\n").filter { !$0.hasSuffix("/") })
            #expect(names.count == Self.count)
            let copy = fixture.folder.url.appendingPathComponent("copy")
            let get = try await dbx(["get", "/many", copy.path], fixture)
            #expect(get.status == 0)
            for number in 0..<Self.count {
                let file = copy.appendingPathComponent("\(number / 500)/\(number).txt")
                guard try String(contentsOf: file, encoding: .utf8) == "content \(number)" else {
                    Issue.record("\(file.path) has other content")
                    return
                }
            }
        }
    }

    @Test("Two processes can refresh the same token concurrently") func twoProcesses() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            let ada = try fixture.emulator.account("ada")
            let store = FileTokenStore(file: fixture.folder.url.appendingPathComponent("tokens.json"))
            let token = try #require(try store.token(of: ada.id))
            // These processes use the clock of the machine.
            try store.store(
                DropboxAccessToken(
                    accessToken: token.accessToken, uid: token.uid, refreshToken: token.refreshToken,
                    tokenExpirationTimestamp: 1))
            for number in 0..<64 { try ada.put("/many/\(number)", "\(number)") }
            fixture.emulator.calls.removeAll()
            let places = ["one", "two"].map { fixture.folder.url.appendingPathComponent($0).path }
            let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
                for place in places {
                    group.addTask {
                        try await onThread {
                            let process = try Subprocess(
                                try EmulatorProcess.program(),
                                ["get", "/many", place, "--config", fixture.folder.url.path], errors: .shown)
                            _ = try process.remainingOutput()
                            return process.wait()
                        }
                    }
                }
                return try await group.reduce(into: [Int32]()) { $0.append($1) }
            }
            #expect(statuses == [0, 0])
            for place in places {
                #expect(try FileManager.default.contentsOfDirectory(atPath: place).count == 64)
            }
            let renewals = fixture.emulator.calls.all.filter { $0.route == "oauth2/token" }
            #expect((1...2).contains(renewals.count))
            #expect(renewals.allSatisfy { $0.status == 200 })
            let refreshedToken = try #require(try store.token(of: ada.id))
            #expect(refreshedToken.accessToken != token.accessToken && refreshedToken.refreshToken != nil)
        }
    }
}
