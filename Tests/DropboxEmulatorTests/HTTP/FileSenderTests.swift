import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxEmulator

/// Long downloads from a data folder, which leave straight from the files.
@Suite(.timeLimit(.minutes(10)))
struct FileSenderTests {
    private static let content = Data((0..<(9 << 20) + 5).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) })

    private func run(_ body: (Wire) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try await Wire.run(folder: folder.url) { wire in
            #expect(try await wire.upload(#"{"path":"/big"}"#, Self.content).status == 200)
            try await body(wire)
        }
    }

    @Test func longDownloadsArriveWholeAndInParts() async throws {
        try await run { wire in
            let whole = try await wire.download("/big")
            #expect(whole.status == 200)
            #expect(whole.headers["content-length"] == String(Self.content.count))
            #expect(whole.headers["dropbox-api-result"]?.contains(#""name":"big""#) == true)
            #expect(whole.headers["x-dropbox-request-id"] != nil)
            #expect(whole.body == Self.content)
            for range in [1_000..<6_000_000, (4 << 20)..<(9 << 20), (4 << 20) - 1..<Self.content.count] {
                let part = try await wire.download("/big", ["Range: bytes=\(range.lowerBound)-\(range.upperBound - 1)"])
                #expect(part.status == 206)
                #expect(part.body == Self.content[range])
            }
        }
    }

    @Test func clientsMayLeaveInTheMiddle() async throws {
        try await run { wire in
            for _ in 0..<5 {
                let connection = try RawConnection(port: wire.port)
                let head = [wire.bearer, #"Dropbox-API-Arg: {"path":"/big"}"#]
                try await connection.send(wire.head("POST /2/files/download", head, length: nil))
            }
            #expect(try await wire.download("/big").body == Self.content)
        }
    }

    @Test func stopEndsDownloadsUnderWay() async throws {
        var connections: [RawConnection] = []
        try await run { wire in
            for _ in 0..<3 {
                let connection = try RawConnection(port: wire.port)
                let head = [wire.bearer, #"Dropbox-API-Arg: {"path":"/big"}"#]
                try await connection.send(wire.head("POST /2/files/download", head, length: nil))
                connections.append(connection)
            }
        }
        for connection in connections { _ = await connection.drain() }
    }
}
