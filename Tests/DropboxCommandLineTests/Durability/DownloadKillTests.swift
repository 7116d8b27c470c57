import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// Kills `dbx get` repeatedly while it downloads a folder of small files.
@Suite(.timeLimit(.minutes(10)))
struct DownloadKillTests {
    private static let files = 400

    private func content(_ number: Int) -> Data { Data("content \(number) ".utf8) + Data(repeating: 7, count: number) }

    @Test func killedDownloadLeavesOnlyCompleteFilesAndResumes() async throws {
        try await CommandFixture.run { fixture in
            for number in 0..<Self.files { try fixture.ada.put("/many/\(number)", content(number)) }
            var arguments: [String] = []
            var target = fixture.folder.url
            for round in 1...4 {
                let directory = fixture.folder.url.appendingPathComponent("\(round)")
                try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
                target = directory.appendingPathComponent("many")
                arguments = [
                    "get", "/many", directory.path + "/", "--host", fixture.emulator.url.absoluteString, "--token-file",
                    fixture.tokenFile.path,
                ]
                // Kill the process after some downloads.
                var remaining = round * 25
                let responses = fixture.emulator.calls.responses()
                let process = try Subprocess(try EmulatorProcess.program(), arguments, errors: .dropped)
                for await call in responses where call.route == "files/download" {
                    remaining -= 1
                    if remaining == 0 { break }
                }
                process.kill()
                _ = try await onThread { process.wait() }
                // Late responses to the process before can end this one before it has created the directory.
                guard FileManager.default.fileExists(atPath: target.path) else { continue }
                for name in try FileManager.default.contentsOfDirectory(atPath: target.path) {
                    let number = try #require(Int(name), "\(name) is a temporary file")
                    #expect(try Data(contentsOf: target.appendingPathComponent(name)) == content(number))
                }
            }
            let result = try await Subprocess.run(try EmulatorProcess.program(), arguments, errors: .merged)
            #expect(result.status == 0, "\(result.output)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).count == Self.files)
        }
    }
}
