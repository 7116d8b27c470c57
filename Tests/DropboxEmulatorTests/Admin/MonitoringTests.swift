import DropboxCore
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the pages for the programs that supervise an emulator.
@Suite(.timeLimit(.minutes(10)))
struct MonitoringTests {
    @Test func healthNeedsNoAuthenticationAndNoHostname() async throws {
        try await Wire.run { wire in
            let connection = try RawConnection(port: wire.port)
            try await connection.send("GET /health HTTP/1.1\r\nHost: emulator.internal\r\n\r\n")
            let response = try await connection.receive()
            #expect(response.status == 200)
            #expect(response.json["status"] as? String == "ok")
            #expect(response.json["version"] as? String == Constants.versionSDK)
            #expect((response.json["uptime_seconds"] as? Double).map { $0 >= 0 } == true)
            // Faults and the log are about the service only.
            try wire.emulator.faults.add(.serverError(), on: "*")
            #expect(try await wire.send("GET /health").status == 200)
            #expect(wire.emulator.calls.all.isEmpty)
        }
    }

    @Test func metricsCountCallsFaultsAndFiles() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.serverError(), on: "files/upload", times: 1)
            for _ in 0..<2 { _ = try await wire.upload(#"{"path":"/a","mode":"overwrite"}"#, "four") }
            _ = try await wire.upload(#"{"path":"/gone"}"#, "x")
            _ = try await wire.rpc("files/delete_v2", #"{"path":"/gone"}"#)
            _ = try await wire.send("GET /any\"path")
            _ = try await wire.send("GET /scl/fi/some-link")
            let response = try await wire.send("GET /emulator/metrics")
            #expect(response.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
            let lines = response.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            #expect(lines.contains(#"dropbox_emulator_calls_total{route="files/delete_v2",status="200"} 1"#))
            #expect(lines.contains(#"dropbox_emulator_calls_total{route="files/upload",status="200"} 2"#))
            #expect(lines.contains(#"dropbox_emulator_calls_total{route="files/upload",status="500"} 1"#))
            #expect(lines.contains(#"dropbox_emulator_calls_total{route="other",status="404"} 1"#), "\(lines)")
            #expect(
                lines.suffix(4) == [
                    "dropbox_emulator_open_calls 0", "dropbox_emulator_faults_injected_total 1",
                    "dropbox_emulator_stored_files 1", "dropbox_emulator_stored_bytes 4",
                ])
            #expect(lines.contains { $0.hasPrefix(#"dropbox_emulator_calls_total{route="scl/"#) }, "\(lines)")
            #expect(!response.text.contains("some-link"))
        }
    }

    @Test func descriptionContainsEveryOperation() async throws {
        try await Wire.run { wire in
            let response = try await wire.send("GET /emulator/openapi.json")
            #expect(response.status == 200 && response.json["openapi"] as? String == "3.1.0")
            let paths = try #require(response.json["paths"] as? [String: [String: Any]])
            #expect(Set(paths.keys) == Set(AdminOperations.all.map { "/emulator/" + $0.name }))
            for operation in AdminOperations.all {
                #expect(
                    (paths["/emulator/" + operation.name]?["get"] != nil) == operation.isReading, "\(operation.name)")
            }
            let add = paths["/emulator/faults/add"]?["post"] as? [String: Any]
            #expect(add?["summary"] as? String == "adds a fault")
        }
    }

    @Test func otherSitesCanNotReadTheMetrics() async throws {
        try await Wire.run { wire in
            for page in ["metrics", "openapi.json"] {
                let response = try await wire.send("GET /emulator/\(page)", ["Origin: https://evil.example"])
                #expect(response.status == 403)
            }
        }
    }
}
