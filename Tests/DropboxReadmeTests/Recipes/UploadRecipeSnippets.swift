import DropboxEmulator
import DropboxHTTP
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md that upload.
@Suite(.timeLimit(.minutes(10)))
struct UploadRecipes {
    @Test func uploadAFile() async throws {
        try await withRecipe { dropbox, client, directory in
            let file = directory.appending(path: "1.jpg")
            try Data("photo".utf8).write(to: file)

            let metadata = try await client.files.uploadFile(from: file, to: "/photos/1.jpg")
            print("uploaded", metadata.name, metadata.size, "bytes")

            #expect(try dropbox.account.read("/photos/1.jpg") == Data("photo".utf8))
        }
    }

    @Test func uploadText() async throws {
        try await withRecipe { dropbox, client, _ in
            try await client.files.uploadFile(from: Data("Buy milk".utf8), to: "/today.txt")

            #expect(try dropbox.account.read("/today.txt") == Data("Buy milk".utf8))
        }
    }

    @Test func replaceAFile() async throws {
        try await withRecipe { dropbox, client, directory in
            let file = directory.appending(path: "report.pdf")
            try Data("new".utf8).write(to: file)
            try dropbox.account.put("/report.pdf", "old")

            try await client.files.uploadFile(from: file, to: "/report.pdf", mode: .overwrite)

            #expect(try dropbox.account.read("/report.pdf") == Data("new".utf8))
        }
    }

    @Test func replaceOnlyTheKnownRevision() async throws {
        try await withRecipe { dropbox, client, directory in
            let file = directory.appending(path: "report.pdf")
            try Data("mine".utf8).write(to: file)
            let rev = try dropbox.account.put("/report.pdf", "old")
            try dropbox.account.put("/report.pdf", "theirs")

            func replace(_ rev: String) async throws -> Bool {
                do {
                    try await client.files.uploadFile(from: file, to: "/report.pdf", mode: .update(rev))
                    return true
                } catch {
                    guard case .uploadError(let call) = error, case .path(let failure) = call.routeError,
                        case .conflict = failure.reason
                    else { throw error }
                    return false
                }
            }

            #expect(try await !replace(rev))
            #expect(try dropbox.account.read("/report.pdf") == Data("theirs".utf8))
        }
    }

    @Test func keepBothFiles() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/today.txt", "old")
            let data = Data("new".utf8)

            let options = FileUploadOptions { $0.autorename = true }
            let metadata = try await client.files.uploadFile(from: data, to: "/today.txt", options: options)
            print("uploaded as", metadata.name)

            #expect(metadata.name == "today (1).txt")
        }
    }

    @Test func showProgress() async throws {
        try await withRecipe { dropbox, client, directory in
            let file = directory.appending(path: "film.mp4")
            try Data(repeating: 7, count: 5 << 20).write(to: file)

            try await client.files.uploadFile(from: file, to: "/film.mp4") { progress in
                print("\(Int(progress.fractionCompleted * 100)) %")
            }

            #expect(try dropbox.account.read("/film.mp4").count == 5 << 20)
        }
    }

    @Test func uploadAStream() async throws {
        try await withRecipe { dropbox, client, _ in
            let (lines, continuation) = AsyncStream.makeStream(of: Data.self)
            let upload = Task {
                try await client.files.uploadFile(from: lines, to: "/log.txt")
            }
            for number in 1...3 { continuation.yield(Data("line \(number)\n".utf8)) }
            continuation.finish()

            let size = try await upload.value.size
            #expect(size == 21)
            #expect(try dropbox.account.read("/log.txt") == Data("line 1\nline 2\nline 3\n".utf8))
        }
    }

    @Test func uploadAFolder() async throws {
        try await withRecipe { dropbox, client, directory in
            let folder = directory.appending(path: "photos")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "2026"), withIntermediateDirectories: true)
            try Data("1".utf8).write(to: folder.appending(path: "2026/1.jpg"))
            try Data("2".utf8).write(to: folder.appending(path: "2.jpg"))

            let result = try await client.files.uploadFolder(from: folder, to: "/photos")
            print(result.transferredBytes, "bytes")
            for (path, error) in result.failures { print(path, error) }

            #expect(result.isSuccess)
            #expect(try dropbox.account.read("/photos/2026/1.jpg") == Data("1".utf8))
        }
    }

    @Test func uploadManyFiles() async throws {
        try await withRecipe { dropbox, client, directory in
            let files = (1...3).map { directory.appending(path: "\($0).jpg") }
            for file in files { try Data(file.lastPathComponent.utf8).write(to: file) }

            var destinations: [URL: Files.CommitInfo] = [:]
            for file in files {
                destinations[file] = Files.CommitInfo(path: "/photos/\(file.lastPathComponent)", mode: .overwrite)
            }
            let result = await client.files.batchUpload(destinations)
            for (file, error) in result.rejected { print(file.lastPathComponent, error) }
            for (file, error) in result.failed { print(file.lastPathComponent, error) }

            #expect(result.isSuccess)
            #expect(try dropbox.account.list("/photos").count == 3)
        }
    }

    @Test func resumeAnUpload() async throws {
        try await withRecipe { dropbox, client, directory in
            let file = directory.appending(path: "film.mp4")
            try Data(repeating: 7, count: 9 << 20).write(to: file)
            let state = directory.appending(path: "state")
            let upload = { @Sendable in
                let options = FileUploadOptions { $0.journal = UploadJournal(directory: state) }
                try await client.files.uploadFile(from: file, to: "/film.mp4", options: options)
            }
            let fault = try dropbox.emulator.faults.add(.stall(), on: "files/upload_session/append*")
            let interrupted = Task { try await upload() }
            _ = await dropbox.emulator.calls.waitForRequest { $0.route.hasPrefix("files/upload_session/append") }
            interrupted.cancel()
            await #expect(throws: FileUploadError.self) { try await interrupted.value }
            dropbox.emulator.faults.remove(fault)
            try await upload()
            #expect(try dropbox.account.read("/film.mp4").count == 9 << 20)
            #expect(dropbox.emulator.calls.all.count { $0.route == "files/upload_session/start" } == 1)
        }
    }

    @Test func letSomeoneElseUpload() async throws {
        try await withRecipe { dropbox, client, _ in
            let commit = Files.CommitInfo(path: "/inbox/report.pdf", autorename: true)
            let link = try await client.files.getTemporaryUploadLink(commitInfo: commit, duration: 3600)
                .response().link
            print("curl -X POST --data-binary @report.pdf -H 'Content-Type: application/octet-stream'", link)

            let upload = HTTPRequest(
                method: "POST", url: try #require(URL(string: link)),
                headers: ["Content-Type": "application/octet-stream"], body: .data(Data("report".utf8)))
            let transport = makeHTTPTransport()
            #expect(try await transport.send(upload).status == 200)
            transport.shutdown()
            #expect(try dropbox.account.read("/inbox/report.pdf") == Data("report".utf8))
        }
    }
}
