import DropboxCore
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxBackground

/// Later releases must read what earlier ones wrote to `URLSessionTask.taskDescription` and to journals. Each release
/// wrote the files in Tests/Fixtures/background that carry its name. A release adds files and never changes existing ones.
@Suite struct DescriptorTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Fixtures/background").standardizedFileURL

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            .trimmingCharacters(in: .newlines)
    }

    private static let upload = TransferDescriptor(
        id: "6F1C2A3E-0B7D-4C59-9E21-AB34CD56EF78", begun: 1_790_000_000.25, route: "files/upload",
        argument: #"{"path":"/Pr\u00fcfung/a \"b\".txt","autorename":true}"#, selectUser: "dbmid:AAA",
        pathRoot: #"{".tag":"root","root":"42"}"#, persistedString: "Grüße\nund\u{0} 🧡",
        earliestBeginDate: 1_790_000_060, source: "/var/state/6F1C.body", ownsSource: true)
    private static let download = TransferDescriptor(
        id: "6F1C2A3E-0B7D-4C59-9E21-AB34CD56EF79", begun: 1_790_000_000, route: "sharing/get_shared_link_file",
        argument: #"{"url":"https://www.dropbox.com/s/2sn712vy1ovegw8"}"#, destination: "/tmp/a b.txt", overwrite: true)

    private static let batch = TransferDescriptor(
        id: "6F1C2A3E-0B7D-4C59-9E21-AB34CD56EF7A", begun: 1_790_000_000, route: "files/batch_upload", argument: "{}",
        persistedString: "album 7", source: "/var/state/6F1C.batch", ownsSource: true)
    private static let part = TransferDescriptor(
        id: "6F1C2A3E-0B7D-4C59-9E21-AB34CD56EF7B", begun: 1_790_000_000, route: "files/upload_session/start",
        argument: #"{"close":true}"#, source: "/var/state/6F1D.body", ownsSource: true,
        batch: "6F1C2A3E-0B7D-4C59-9E21-AB34CD56EF7A", part: "start 0 0..<10")

    @Test func currentReleaseWritesRecordedFiles() throws {
        #expect(try Self.batch.text() == Self.text("0.1.0-batch.txt"))
        #expect(try Self.part.text() == Self.text("0.1.0-part.txt"))
        #expect(try Self.upload.text() == Self.text("0.1.0-upload.txt"))
        #expect(try Self.download.text() == Self.text("0.1.0-download.txt"))
    }

    @Test func filesOfEarlierReleasesAreRead() throws {
        #expect(try TransferDescriptor(Self.text("0.1.0-upload.txt")) == Self.upload)
        #expect(try TransferDescriptor(Self.text("0.1.0-download.txt")) == Self.download)
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) {
            _ = try TransferDescriptor(Self.text(name))
        }
    }

    @Test func fieldsOfLaterReleasesAreIgnored() throws {
        let text = try Self.upload.text().dropLast() + #","priority":{"of":"the future"}}"#
        #expect(try TransferDescriptor(String(text)) == Self.upload)
    }

    @Test(
        arguments: [
            (nil, ReconnectionErrorKind.noPersistedInfo), ("", .noPersistedInfo),
            ("download 7", .badPersistedStringFormat), ("{}", .badPersistedStringFormat),
            ("[1]", .badPersistedStringFormat),
            (#"{"version":"1"}"#, .badPersistedStringFormat), (#"{"version":1}"#, .badPersistedStringFormat),
            (#"{"version":2}"#, .versionMismatch), (#"{"version":0}"#, .versionMismatch),
            (
                #"{"version":1,"id":"../../etc/passwd","begun":0,"route":"files/upload","argument":"{}","source":"/a"}"#,
                .badPersistedStringFormat
            ),
        ] as [(String?, ReconnectionErrorKind)])
    func unreadableTextHasDistinctErrors(text: String?, kind: ReconnectionErrorKind) {
        do throws(ReconnectionError) {
            let found = try TransferDescriptor(text)
            Issue.record("\(found)")
        } catch {
            #expect(error.reconnectionErrorKind == kind)
            #expect(error.taskDescription == (kind == .noPersistedInfo ? nil : text))
        }
    }

    @Test func readerNeverTraps() throws {
        let seed = UInt64.random(in: 0...(.max))
        var random = SeededRandomNumberGenerator(seed: seed)
        let whole = Array(try Self.upload.text().utf8)
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0..<(1 + Int(random.next() % 4)) {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            do throws(ReconnectionError) {
                let found = try TransferDescriptor(String(decoding: bytes, as: UTF8.self))
                #expect(UUID(uuidString: found.id) != nil, "seed \(seed)")
            } catch {}
        }
    }
}
