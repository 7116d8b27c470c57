import DropboxEmulator
import Foundation
import SwiftyDropbox
import DropboxTestSupport
import Testing

/// All suites that look at what was printed: one snippet at a time.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct SnippetTests {}

extension SnippetTests {
    @Suite struct Requests {
        private static let path = "/test/path/in/Dropbox/account"

        @Test func clientsAreMadeOfATokenByHand() {
            #expect(Seed001.dropboxClientInstanceWithToken().accessTokenProvider.accessToken == "<MY_ACCESS_TOKEN>")
            #expect(Seed000.dropboxClientInstanceWithToken().accessTokenProvider.accessToken == "<MY_ACCESS_TOKEN>")
        }

        @Test func rpcStyleRequestCreatesAFolder() async throws {
            for snippet in [Seed001.rpcStyleRequest, Seed000.rpcStyleRequest] {
                try await Site.with { site in
                    snippet(site.client)
                    await expectPrinted(Self.path)
                    let list = try site.ada.list()
                    #expect(list.contains(Self.path + "/"))
                }
            }
        }

        @Test func listFolderGoesOnUntilThereIsNoMore() async throws {
            try await Site.with { site in
                for number in 1...5 { try site.ada.put("\(Self.path)/\(number).txt", "\(number)") }
                site.emulator.faults.add(.smallPages(of: 2))
                Seed000.listFolder(site.client)
                await expectPrinted("List folder complete.")
                for number in 1...5 { _ = await Printed.line(with: "\(number).txt") }
                await expectPrinted("large enough")
            }
        }

        @Test func uploadStyleRequestUploads() async throws {
            try await Site.with { site in
                Seed001.uploadStyleRequest(site.client, someConditionIsSatisfied: false)
                await expectPrinted(Self.path)
                let content = try site.ada.read(Self.path)
                #expect(content == Data("testing data example".utf8))
            }
            try await Site.with { site in
                try site.ada.put(Self.path + "/my_output.txt", "to be overwritten")
                Seed000.uploadStyleRequest(site.client)
                await expectPrinted("my_output.txt")
                let content = try site.ada.read(Self.path + "/my_output.txt")
                #expect(content == Data("file data example".utf8))
                await expectPrinted("17 of 17")
            }
        }

        @Test func cancelledUploadSaysSo() async throws {
            try await Site.with { site in
                // It has started by then, and shall not be over.
                site.emulator.faults.add(.latency(.seconds(60)), on: "files/upload")
                Seed001.uploadStyleRequest(site.client, someConditionIsSatisfied: true)
                await expectPrinted("cancelled")
                let list = try site.ada.list()
                #expect(list.isEmpty)
            }
        }

        @Test func batchUploadTellsWhatBecameOfEachFile() async throws {
            let folder = try TemporaryFolder()
            let file = folder.url.appendingPathComponent("file.txt")
            try Data("batch".utf8).write(to: file)
            try await Site.with { site in
                Seed000.batchUpload(site.client, file: file)
                await expectPrinted("File uploaded from \(file.path) to /output/path/in/Dropbox/file.txt")
                let content = try site.ada.read("/output/path/in/Dropbox/file.txt")
                #expect(content == Data("batch".utf8))
            }
            try await Site.with { site in
                Seed000.batchUpload(site.client, file: folder.url.appendingPathComponent("nowhere.txt"))
                await expectPrinted("Trouble with single files")
            }
        }

        @Test func downloadStyleRequestsDownload() async throws {
            let folder = try TemporaryFolder()
            try await Site.with { site in
                try site.ada.put(Self.path, "content")
                Seed001.downloadStyleRequest(site.client, directoryURL: folder.url)
                await expectPrinted("7 bytes")
                await expectPrinted("myTestFile")
                let file = folder.url.appendingPathComponent("myTestFile")
                let content = try String(contentsOf: file, encoding: .utf8)
                #expect(content == "content")
            }
            try await Site.with { site in
                try site.ada.put(Self.path + "/my_file.txt", "from the account")
                Seed000.downloadToFile(site.client, outputDirectory: folder.url)
                await expectPrinted("from the account")
                Printed.clear()
                Seed000.downloadToMemory(site.client)
                await expectPrinted("from the account")
                await expectPrinted("16 of 16")
            }
        }

        @Test func responsesComeOnTheQueueThatWasAskedFor() async throws {
            try await Site.with { site in
                Seed001.specifyAPICallResponseQueue(site.client)
                await expectPrinted("false")
                Seed000.specifyAPICallResponseQueue(site.client)
                await expectPrinted("a thread of the queue")
            }
        }
    }
}
