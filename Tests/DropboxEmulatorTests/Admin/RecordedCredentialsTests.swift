import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Recordings of calls whose access token is in the URL.
@Suite(.timeLimit(.minutes(5)))
struct RecordedCredentialsTests {
    @Test func credentialsInTheURLAreRepeatedAndNotStored() async throws {
        let folder = try TemporaryDirectory()
        let directory = folder.url.appendingPathComponent("recording")
        var token = ""
        try await Wire.run { wire in
            token = wire.emulator.accessToken
            var settings = DropboxEmulator.Recorder.Configuration()
            settings.upstream = wire.emulator.url
            let recorder = try await DropboxEmulator.Recorder.start(to: directory, settings)
            let query = "authorization=Bearer%20\(token)"
            func send(_ line: String, _ headers: [String], _ body: String) async throws -> RawResponse {
                let connection = try RawConnection(port: UInt16(recorder.url.port ?? 0))
                try await connection.send(wire.head(line, headers, length: body.utf8.count) + body)
                return try await connection.receive()
            }
            let list = try await send(
                "POST /2/files/list_folder?\(query)", ["Content-Type: application/json"], #"{"path":""}"#)
            #expect(list.status == 200, "\(list.text)")
            let download = try await send(
                "POST /2/files/download?\(query)&arg=%7B%22path%22%3A%22/missing%22%7D", [], "")
            #expect(download.summary == "path/not_found/", "\(download.text)")
            try await recorder.stop()
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) where name.hasSuffix(".json") {
            let text = try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
            #expect(!text.contains(token), "\(name)")
        }
        let drift = try await DropboxEmulator.drift(of: directory)
        let routes = drift.filter { if case .differs = $0.outcome { true } else { false } }
        #expect(routes.isEmpty, "\(routes)")
        #expect(drift.count == 2)
    }
}
