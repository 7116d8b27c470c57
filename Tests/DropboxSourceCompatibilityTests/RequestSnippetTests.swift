import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// The suites that check printed output, which run serially.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct SnippetTests {}

extension SnippetTests {
    @Suite struct Requests {
        private static let path = "/test/path/in/Dropbox/account"

        @Test func clientCanBeCreatedFromAToken() {
            #expect(Seed001.dropboxClientInstanceWithToken().accessTokenProvider.accessToken == "<MY_ACCESS_TOKEN>")
            #expect(Seed000.dropboxClientInstanceWithToken().accessTokenProvider.accessToken == "<MY_ACCESS_TOKEN>")
        }

        @Test func rpcStyleRequestCreatesAFolder() async throws {
            for snippet in [Seed001.rpcStyleRequest, Seed000.rpcStyleRequest] {
                try await SnippetFixture.with { fixture in
                    snippet(fixture.client)
                    await expectPrinted(Self.path)
                    let list = try fixture.ada.list()
                    #expect(list.contains(Self.path + "/"))
                }
            }
        }

        @Test func listFolderContinuesUntilTheEnd() async throws {
            try await SnippetFixture.with { fixture in
                for number in 1...5 { try fixture.ada.put("\(Self.path)/\(number).txt", "\(number)") }
                try fixture.emulator.faults.add(.smallPages(of: 2))
                Seed000.listFolder(fixture.client)
                await expectPrinted("List folder complete.")
                for number in 1...5 { _ = await Printed.line(with: "\(number).txt") }
                await expectPrinted("large enough")
            }
        }

        @Test func uploadStyleRequestUploads() async throws {
            try await SnippetFixture.with { fixture in
                Seed001.uploadStyleRequest(fixture.client, someConditionIsSatisfied: false)
                await expectPrinted(Self.path)
                let content = try fixture.ada.read(Self.path)
                #expect(content == Data("testing data example".utf8))
            }
            try await SnippetFixture.with { fixture in
                try fixture.ada.put(Self.path + "/my_output.txt", "to be overwritten")
                Seed000.uploadStyleRequest(fixture.client)
                await expectPrinted("my_output.txt")
                let content = try fixture.ada.read(Self.path + "/my_output.txt")
                #expect(content == Data("file data example".utf8))
                await expectPrinted("17 of 17")
            }
        }

        @Test func canceledUploadReportsCancellation() async throws {
            try await SnippetFixture.with { fixture in
                // The upload has started, and must not be finished yet.
                try fixture.emulator.faults.add(.latency(.seconds(60)), on: "files/upload")
                Seed001.uploadStyleRequest(fixture.client, someConditionIsSatisfied: true)
                await expectPrinted("canceled")
                let list = try fixture.ada.list()
                #expect(list.isEmpty)
            }
        }

        @Test func batchUploadReportsTheResultOfEachFile() async throws {
            let folder = try TemporaryDirectory()
            let file = folder.url.appendingPathComponent("file.txt")
            try Data("batch".utf8).write(to: file)
            try await SnippetFixture.with { fixture in
                Seed000.batchUpload(fixture.client, file: file)
                await expectPrinted("File uploaded from \(file.path) to /output/path/in/Dropbox/file.txt")
                let content = try fixture.ada.read("/output/path/in/Dropbox/file.txt")
                #expect(content == Data("batch".utf8))
            }
            try await SnippetFixture.with { fixture in
                Seed000.batchUpload(fixture.client, file: folder.url.appendingPathComponent("nowhere.txt"))
                await expectPrinted("Trouble with single files")
            }
        }

        @Test func downloadStyleRequestsDownload() async throws {
            let folder = try TemporaryDirectory()
            try await SnippetFixture.with { fixture in
                try fixture.ada.put(Self.path, "content")
                Seed001.downloadStyleRequest(fixture.client, directoryURL: folder.url)
                await expectPrinted("7 bytes")
                await expectPrinted("myTestFile")
                let file = folder.url.appendingPathComponent("myTestFile")
                let content = try String(contentsOf: file, encoding: .utf8)
                #expect(content == "content")
            }
            try await SnippetFixture.with { fixture in
                try fixture.ada.put(Self.path + "/my_file.txt", "from the account")
                Seed000.downloadToFile(fixture.client, outputDirectory: folder.url)
                await expectPrinted("from the account")
                Printed.clear()
                Seed000.downloadToMemory(fixture.client)
                await expectPrinted("from the account")
                await expectPrinted("16 of 16")
            }
        }

        @Test func responsesArriveOnTheRequestedQueue() async throws {
            try await SnippetFixture.with { fixture in
                Seed001.specifyAPICallResponseQueue(fixture.client)
                await expectPrinted("false")
                Seed000.specifyAPICallResponseQueue(fixture.client)
                await expectPrinted("a thread of the queue")
            }
        }
    }
}
