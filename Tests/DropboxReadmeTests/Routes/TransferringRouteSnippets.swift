import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Examples of API/Examples.md that transfer files.
@Suite(.timeLimit(.minutes(10)))
struct TransferringRouteExamples {
    @Test func upload() async throws {
        try await withRecipe { _, client, _ in
            let print = Printer()

            let data = Data("Buy milk".utf8)
            let file = try await client.files.upload(path: "/today.txt", mode: .overwrite, input: data).response()
            print("uploaded", file.pathDisplay ?? file.name)
            // uploadFile(from:to:) also uploads files of more than 150 MiB, and resumes.

            #expect(print.lines == ["uploaded /today.txt"])
        }
    }

    @Test func download() async throws {
        try await withRecipe { dropbox, client, directory in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            let file = directory.appending(path: "today.txt")

            let (metadata, content) = try await client.files.download(path: "/notes/today.txt").response()
            print(metadata.name, "has", content.count, "bytes")
            // Without a copy of the content in memory:
            _ = try await client.files.download(path: "/notes/today.txt", overwrite: true, destination: file).response()

            #expect(print.lines == ["today.txt has 8 bytes"])
            #expect(try Data(contentsOf: file).count == 8)
        }
    }

    @Test func downloadZip() async throws {
        try await withRecipe { dropbox, client, directory in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")
            let file = directory.appending(path: "notes.zip")

            let request = client.files.downloadZip(path: "/notes", overwrite: true, destination: file)
            let (folder, archive) = try await request.response()
            print(folder.metadata.name, "is in the archive", archive.path)

            #expect(print.lines == ["notes is in the archive \(file.path)"])
        }
    }

    @Test func getTemporaryLink() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/notes/today.txt", "Buy milk")

            let link = try await client.files.getTemporaryLink(path: "/notes/today.txt").response().link
            print("for the next four hours:", link)

            #expect(print.lines.count == 1)
        }
    }

    @Test func getPreview() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            try dropbox.account.put("/letter.rtf", "{\\rtf1 Dear Ada}")

            let (metadata, pdf) = try await client.files.getPreview(path: "/letter.rtf").response()
            print("the preview of", metadata.name, "has", pdf.count, "bytes")

            #expect(print.lines.first?.hasPrefix("the preview of letter.rtf has ") == true)
        }
    }

    @Test func getThumbnail() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            let gif = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==") ?? Data()
            try dropbox.account.put("/1.gif", gif)

            let (_, jpeg) = try await client.files.getThumbnailV2(resource: .path("/1.gif"), size: .w256h256).response()
            print(jpeg.count, "bytes")

            #expect(print.lines.count == 1)
        }
    }

    @Test func getThumbnailBatch() async throws {
        try await withRecipe { dropbox, client, _ in
            let print = Printer()
            let gif = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==") ?? Data()
            try dropbox.account.put("/1.gif", gif)

            let images = ["/1.gif", "/2.gif"].map { Files.ThumbnailArg(path: $0, size: .w128h128) }
            for entry in try await client.files.getThumbnailBatch(entries: images).response().entries {
                guard case .success(let image) = entry else { continue }
                print(image.metadata.name, Data(base64Encoded: image.thumbnail)?.count ?? 0, "bytes")
            }

            #expect(print.lines.count == 1)
        }
    }

    @Test func uploadSessionStart() async throws {
        try await withRecipe { _, client, _ in
            let print = Printer()
            let first = Data("Buy ".utf8)

            let id = try await client.files.uploadSessionStart(input: first).response().sessionId
            var cursor = Files.UploadSessionCursor(sessionId: id, offset: UInt64(first.count))
            print("session", id, "has", cursor.offset, "bytes")

            #expect(print.lines.first?.hasSuffix(" has 4 bytes") == true)
            cursor = .init(sessionId: id, offset: 0)
        }
    }

    @Test func uploadSessionAppend() async throws {
        try await withRecipe { _, client, _ in
            let parts = [Data("Buy ".utf8), Data("milk".utf8)]
            let id = try await client.files.uploadSessionStart(input: Data()).response().sessionId

            var cursor = Files.UploadSessionCursor(sessionId: id, offset: 0)
            for part in parts {
                try await client.files.uploadSessionAppendV2(cursor: cursor, input: part).response()
                cursor = Files.UploadSessionCursor(sessionId: id, offset: cursor.offset + UInt64(part.count))
            }

            #expect(cursor.offset == 8)
        }
    }

    @Test func uploadSessionFinish() async throws {
        try await withRecipe { _, client, _ in
            let print = Printer()
            let last = Data("milk".utf8)
            let id = try await client.files.uploadSessionStart(input: Data("Buy ".utf8)).response().sessionId

            let end = Files.UploadSessionCursor(sessionId: id, offset: 4)
            let commit = Files.CommitInfo(path: "/today.txt", mode: .overwrite)
            let file = try await client.files.uploadSessionFinish(cursor: end, commit: commit, input: last).response()
            print(file.name, "has", file.size, "bytes")

            #expect(print.lines == ["today.txt has 8 bytes"])
        }
    }
}
