import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md that download.
@Suite(.timeLimit(.minutes(10)))
struct DownloadRecipes {
    @Test func downloadAFile() async throws {
        try await withRecipe { dropbox, client, directory in
            try dropbox.account.put("/film.mp4", "film")
            let file = directory.appending(path: "film.mp4")

            let metadata = try await client.files.downloadFile(path: "/film.mp4", to: file, overwrite: true)
            print("downloaded revision", metadata.rev)

            #expect(try Data(contentsOf: file) == Data("film".utf8))
        }
    }

    @Test func downloadToMemory() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/today.txt", "Buy milk")

            let (file, content) = try await client.files.download(path: "/today.txt").response()
            print(file.name, String(decoding: content, as: UTF8.self))

            #expect(content == Data("Buy milk".utf8))
        }
    }

    @Test func showProgress() async throws {
        try await withRecipe { dropbox, client, directory in
            try dropbox.account.put("/film.mp4", "film")
            let file = directory.appending(path: "film.mp4")

            try await client.files.downloadFile(path: "/film.mp4", to: file) { progress in
                print(progress.completedUnitCount, "of", progress.totalUnitCount, "bytes")
            }

            #expect(try Data(contentsOf: file) == Data("film".utf8))
        }
    }

    @Test func readWhileDownloading() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/log.txt", "one\ntwo\n")

            var lines = 0
            for try await bytes in client.files.downloadStream(path: "/log.txt") {
                lines += bytes.count { $0 == UInt8(ascii: "\n") }
            }
            print(lines, "lines")

            #expect(lines == 2)
        }
    }

    @Test func downloadAFolder() async throws {
        try await withRecipe { dropbox, client, directory in
            try dropbox.account.put("/photos/2026/1.jpg", "1")
            let folder = directory.appending(path: "photos")

            let result = try await client.files.downloadFolder(path: "/photos", to: folder)
            for (path, error) in result.failures { print(path, error) }

            #expect(try Data(contentsOf: folder.appending(path: "2026/1.jpg")) == Data("1".utf8))
        }
    }

    @Test func mirrorAFolder() async throws {
        try await withRecipe { dropbox, client, directory in
            try dropbox.account.put("/photos/1.jpg", "1")
            let folder = directory.appending(path: "photos")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("2".utf8).write(to: folder.appending(path: "2.jpg"))
            let confirm: (FolderTransferResult) -> Bool = { result in
                result.items.map(\.path).sorted() == ["1.jpg", "2.jpg"]
            }

            var options = FolderTransferOptions {
                $0.overwrite = true
                $0.deletesExtraneous = true
                $0.maximumDeletionFraction = 1
                $0.isDryRun = true
            }
            let plan = try await client.files.downloadFolder(path: "/photos", to: folder, options: options)
            for item in plan.items { print(item.path, item.outcome) }
            guard confirm(plan) else { return }
            options.isDryRun = false
            try await client.files.downloadFolder(path: "/photos", to: folder, options: options)

            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["1.jpg"])
        }
    }

    @Test func showAThumbnail() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put(
                "/1.gif", Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==") ?? Data())

            let (_, jpeg) = try await client.files.getThumbnailV2(
                resource: .path("/1.gif"), size: .w256h256, mode: .fitoneBestfit
            ).response()
            print(jpeg.count, "bytes")

            #expect(jpeg.starts(with: [0xFF, 0xD8]))
        }
    }

    @Test func playAFilm() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/film.mp4", "film")

            let link = try await client.files.getTemporaryLink(path: "/film.mp4").response().link
            print("open", link)

            #expect(URL(string: link) != nil)
        }
    }

    @Test func downloadAnArchive() async throws {
        try await withRecipe { dropbox, client, directory in
            try dropbox.account.put("/photos/1.jpg", "1")
            let file = directory.appending(path: "photos.zip")

            let (folder, location) = try await client.files.downloadZip(
                path: "/photos", overwrite: true, destination: file
            ).response()
            print(folder.metadata.name, "is at", location.path)

            #expect(try Data(contentsOf: file).starts(with: Data("PK".utf8)))
        }
    }

    @Test func downloadAnEarlierRevision() async throws {
        try await withRecipe { dropbox, client, directory in
            let rev = try dropbox.account.put("/report.txt", "first")
            try dropbox.account.put("/report.txt", "second")
            let file = directory.appending(path: "report.txt")

            try await client.files.downloadFile(path: "rev:\(rev)", to: file)

            #expect(try Data(contentsOf: file) == Data("first".utf8))
        }
    }
}
