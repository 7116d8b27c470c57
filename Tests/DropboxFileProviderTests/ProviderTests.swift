import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxSync
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxFileProvider

@Suite(.timeLimit(.minutes(10))) struct EnumerationTests {
    @Test func largeFolderIsEnumeratedInPages() async throws {
        try await Fixture.with { fixture in
            for number in 0..<25 { try fixture.account.put("/folder/\(number).txt", "\(number)") }
            let folder = try await fixture.item("folder")
            let names = try await fixture.items(.folder(folder.id), limit: 10).map(\.name)
            #expect(Set(names) == Set((0..<25).map { "\($0).txt" }))
            #expect(names.count == 25)
            #expect(try await fixture.items(.workingSet, limit: 7).count == 26)
        }
    }

    @Test func missingFolderIsNoSuchItem() async throws {
        try await Fixture.with { fixture in
            await #expect {
                try await fixture.provider.items(in: .folder("id:missing"), page: nil, limit: 10)
            } throws: {
                guard case ProviderError.noSuchItem("id:missing") = $0 else { return false }
                return true
            }
        }
    }

    @Test func moveKeepsTheIdentifierAndTheContentVersion() async throws {
        try await Fixture.with { fixture in
            try fixture.account.put("/a/file.txt", "text")
            let folder = try await fixture.item("a")
            let file = try await fixture.item("file.txt", in: .folder(folder.id))
            let anchor = try await fixture.provider.anchor(of: .workingSet)
            _ = try await fixture.other.files.moveV2(fromPath: "/a", toPath: "/b").response()
            let changes = try await fixture.changes(since: anchor)
            #expect(changes.deleted.isEmpty)
            let moved = try #require(changes.items.first { $0.id == folder.id })
            #expect(moved.name == "b")
            #expect(moved.metadataVersion != folder.metadataVersion)
            let child = try await fixture.provider.item(file.id)
            #expect(child.contentVersion == file.contentVersion)
            #expect(child.metadataVersion == file.metadataVersion)
            #expect(child.parent == folder.id)
        }
    }

    @Test func changesAreDeliveredInParts() async throws {
        try await Fixture.with { fixture in
            for number in 0..<5 { try fixture.account.put("/old\(number).txt", "old") }
            let old = try await fixture.items()
            let anchor = try await fixture.provider.anchor(of: .workingSet)
            for number in 0..<5 { try fixture.account.delete("/old\(number).txt") }
            for number in 0..<6 { try fixture.account.put("/new\(number).txt", "new") }
            let changes = try await fixture.changes(since: anchor, limit: 2)
            #expect(Set(changes.deleted) == Set(old.map(\.id)))
            #expect(Set(changes.items.map(\.name)) == Set((0..<6).map { "new\($0).txt" }))
            let later = try await fixture.changes(since: changes.anchor)
            #expect(later.items.isEmpty && later.deleted.isEmpty)
        }
    }

    @Test func replacedFolderIsAnotherItem() async throws {
        try await Fixture.with { fixture in
            try fixture.account.put("/folder/kept.txt", "text")
            let former = try await fixture.item("folder")
            let anchor = try await fixture.provider.anchor(of: .workingSet)
            try fixture.account.delete("/folder")
            try fixture.account.createFolder("/folder")
            let changes = try await fixture.changes(since: anchor)
            #expect(changes.deleted.contains(former.id))
            let new = try #require(changes.items.first { $0.name == "folder" })
            #expect(new.id != former.id)
            #expect(try await fixture.items(.folder(new.id)).isEmpty)
        }
    }

    @Test func expiredCursorLosesNoDeletion() async throws {
        try await Fixture.with { fixture in
            try fixture.account.put("/a.txt", "a")
            try fixture.account.put("/b.txt", "b")
            let deleted = try await fixture.item("a.txt")
            let anchor = try await fixture.provider.anchor(of: .workingSet)
            try fixture.account.delete("/a.txt")
            try fixture.account.resetCursors()
            #expect(try await fixture.changes(since: anchor).deleted == [deleted.id])
            #expect(try await fixture.items().map(\.name) == ["b.txt"])
        }
    }

    @Test func anchorOfAnotherHistoryIsExpired() async throws {
        try await Fixture.with { fixture in
            for anchor in ["", "other:1:2", "a:b:c"] {
                await #expect {
                    try await fixture.provider.changes(in: .workingSet, since: Data(anchor.utf8), limit: 1)
                } throws: {
                    guard case ProviderError.anchorExpired = $0 else { return false }
                    return true
                }
            }
        }
    }

    @Test func restartKeepsItemsAndAnchors() async throws {
        try await Fixture.with { fixture in
            try fixture.account.put("/a.txt", "a")
            let item = try await fixture.item("a.txt")
            let anchor = try await fixture.provider.anchor(of: .workingSet)
            try await fixture.restart()
            try fixture.account.put("/b.txt", "b")
            #expect(try await fixture.provider.item(item.id) == item)
            #expect(try await fixture.changes(since: anchor).items.map(\.name) == ["b.txt"])
        }
    }

    @Test func knownItemsAreListedOffline() async throws {
        try await Fixture.with { fixture in
            try fixture.account.put("/a.txt", "a")
            _ = try await fixture.items()
            await fixture.emulator.stop()
            #expect(try await fixture.items().map(\.name) == ["a.txt"])
            await #expect {
                try await fixture.create("b.txt", "b")
            } throws: {
                guard case ProviderError.serverUnreachable = $0 else { return false }
                return true
            }
        }
    }
}

@Suite(.timeLimit(.minutes(10))) struct EditingTests {
    @Test func createdFileHasItsIdentifier() async throws {
        try await Fixture.with { fixture in
            let folder = try await fixture.provider.create(.folder, named: "folder", in: nil) { _, _ in }
            let file = try await fixture.create("file.txt", "text", in: folder.id)
            #expect(try fixture.read("/folder/file.txt") == "text")
            #expect(try await fixture.items(.folder(folder.id)) == [file])
        }
    }

    @Test func repeatedCreationReturnsTheSameItem() async throws {
        try await Fixture.with { fixture in
            let file = try await fixture.create("file.txt", "text")
            #expect(try await fixture.create("file.txt", "text").id == file.id)
            let folder = try await fixture.provider.create(.folder, named: "folder", in: nil) { _, _ in }
            #expect(try await fixture.provider.create(.folder, named: "folder", in: nil) { _, _ in }.id == folder.id)
        }
    }

    @Test func occupiedNameIsACollision() async throws {
        try await Fixture.with { fixture in
            let existing = try await fixture.create("file.txt", "text")
            await #expect {
                try await fixture.create("FILE.txt", "other")
            } throws: {
                guard case ProviderError.filenameCollision(let item) = $0 else { return false }
                return item.id == existing.id
            }
            let other = try await fixture.create("other.txt", "other")
            await #expect {
                try await fixture.provider.modify(other.id, Provider.Edit(name: "file.txt")) { _, _ in }
            } throws: {
                guard case ProviderError.filenameCollision(let item) = $0 else { return false }
                return item.id == existing.id
            }
        }
    }

    @Test(arguments: ["FILE.txt", "other.txt"]) func renameThatIsRepeatedIsNoCollision(_ name: String) async throws {
        try await Fixture.with { fixture in
            let file = try await fixture.create("file.txt", "text")
            // The response of an earlier attempt was lost.
            _ = try await fixture.other.files.moveV2(fromPath: file.id, toPath: "/\(name)").response()
            let renamed = try await fixture.provider.modify(file.id, Provider.Edit(name: name)) { _, _ in }
            #expect(renamed.item.name == name)
            #expect(try fixture.account.list() == ["/\(name)"])
        }
    }

    @Test(arguments: [".DS_Store", "~$report.docx"]) func nameThatDropboxIgnoresIsExcluded(_ name: String)
        async throws
    {
        try await Fixture.with { fixture in
            await #expect {
                try await fixture.create(name, "text")
            } throws: {
                guard case ProviderError.excludedFromSync = $0 else { return false }
                return true
            }
        }
    }

    @Test func nameThatDropboxRejectsIsAnError() async throws {
        try await Fixture.with { fixture in
            let file = try await fixture.create("file.txt", "text")
            for operation in [
                { _ = try await fixture.create("a\\b", "text") },
                { _ = try await fixture.provider.modify(file.id, Provider.Edit(name: "a\\b")) { _, _ in } },
            ] {
                await #expect {
                    try await operation()
                } throws: {
                    guard case ProviderError.cannotSynchronize(let error) = $0 else { return false }
                    return error.code == .illegalArgument
                }
            }
            #expect(try fixture.account.list() == ["/file.txt"])
        }
    }

    @Test func editReplacesTheContentEvenIfTheFolderWasMoved() async throws {
        try await Fixture.with { fixture in
            let folder = try await fixture.provider.create(.folder, named: "a", in: nil) { _, _ in }
            let file = try await fixture.create("file.txt", "one", in: folder.id)
            _ = try await fixture.other.files.moveV2(fromPath: "/a", toPath: "/b").response()
            let outcome = try await fixture.edit(file, "two")
            #expect(!outcome.isConflict && outcome.item.id == file.id)
            #expect(try fixture.account.list() == ["/b/", "/b/file.txt"])
            #expect(try fixture.read("/b/file.txt") == "two")
        }
    }

    @Test func editOfAnOlderVersionKeepsBothContents() async throws {
        try await Fixture.with { fixture in
            let file = try await fixture.create("file.txt", "one")
            try fixture.account.put("/file.txt", "theirs")
            let outcome = try await fixture.edit(file, "mine")
            #expect(outcome.isConflict && outcome.item.id == file.id)
            #expect(try fixture.read("/file.txt") == "theirs")
            #expect(try fixture.read("/file (conflicted copy).txt") == "mine")
            #expect(try await fixture.items().count == 2)
            // The next edit is based on the other version.
            #expect(try await !fixture.edit(file, "both", base: outcome.item).isConflict)
            #expect(try fixture.read("/file.txt") == "both")
        }
    }

    @Test func sameEditIsNoConflict() async throws {
        try await Fixture.with { fixture in
            let file = try await fixture.create("file.txt", "one")
            try fixture.account.put("/file.txt", "same")
            #expect(try await !fixture.edit(file, "same").isConflict)
            #expect(try fixture.account.list() == ["/file.txt"])
        }
    }

    @Test func editOfADeletedFileBecomesANewFile() async throws {
        try await Fixture.with { fixture in
            let folder = try await fixture.provider.create(.folder, named: "folder", in: nil) { _, _ in }
            let file = try await fixture.create("file.txt", "one", in: folder.id)
            try fixture.account.delete("/folder")
            await #expect {
                try await fixture.edit(file, "mine")
            } throws: {
                guard case ProviderError.noSuchItem = $0 else { return false }
                return true
            }
            #expect(try fixture.read("/file.txt") == "mine")
        }
    }

    @Test func moveIntoAnotherFolderKeepsTheIdentifier() async throws {
        try await Fixture.with { fixture in
            let folder = try await fixture.provider.create(.folder, named: "folder", in: nil) { _, _ in }
            let file = try await fixture.create("file.txt", "one")
            let edit = Provider.Edit(
                parent: .some(folder.id), name: "renamed.txt", content: try fixture.file("two"),
                base: file.contentVersion)
            let outcome = try await fixture.provider.modify(file.id, edit) { _, _ in }
            #expect(outcome.item.id == file.id && outcome.item.parent == folder.id)
            #expect(try fixture.read("/folder/renamed.txt") == "two")
            #expect(try await fixture.items(.folder(folder.id)) == [outcome.item])
            let back = try await fixture.provider.modify(file.id, Provider.Edit(parent: .some(nil))) { _, _ in }
            #expect(back.item.parent == nil)
            #expect(try fixture.account.list() == ["/folder/", "/renamed.txt"])
        }
    }

    @Test func folderIsDeletedWithItsContentOnlyRecursively() async throws {
        try await Fixture.with { fixture in
            let folder = try await fixture.provider.create(.folder, named: "folder", in: nil) { _, _ in }
            _ = try await fixture.create("file.txt", "one", in: folder.id)
            await #expect {
                try await fixture.provider.delete(folder.id, base: folder.contentVersion, isRecursive: false)
            } throws: {
                guard case ProviderError.directoryNotEmpty = $0 else { return false }
                return true
            }
            try await fixture.provider.delete(folder.id, base: folder.contentVersion, isRecursive: true)
            #expect(try fixture.account.list().isEmpty)
            try await fixture.provider.delete(folder.id, base: folder.contentVersion, isRecursive: true)
        }
    }

    @Test func changeOfAnotherDevicePreventsTheDeletion() async throws {
        try await Fixture.with { fixture in
            try fixture.account.put("/folder/file.txt", "one")
            let folder = try await fixture.item("folder")
            let file = try await fixture.item("file.txt", in: .folder(folder.id))
            _ = try await fixture.provider.anchor(of: .workingSet)
            try fixture.account.put("/folder/file.txt", "two")
            await #expect {
                try await fixture.provider.delete(file.id, base: file.contentVersion, isRecursive: false)
            } throws: {
                guard case ProviderError.deletionRejected(let item) = $0 else { return false }
                return item.id == file.id && item.contentVersion != file.contentVersion
            }
            await #expect {
                try await fixture.provider.delete(folder.id, base: folder.contentVersion, isRecursive: true)
            } throws: {
                guard case ProviderError.deletionRejected(let item) = $0 else { return false }
                return item.id == folder.id
            }
            // As soon as the user has seen the change, the deletion is intended.
            _ = try await fixture.provider.anchor(of: .workingSet)
            try await fixture.provider.delete(folder.id, base: folder.contentVersion, isRecursive: true)
            #expect(try fixture.account.list().isEmpty)
        }
    }

    @Test func fullDropboxIsInsufficientQuota() async throws {
        try await Fixture.with { fixture in
            try fixture.account.setQuota(10)
            await #expect {
                try await fixture.create("file.txt", String(repeating: "x", count: 100))
            } throws: {
                guard case ProviderError.insufficientQuota = $0 else { return false }
                return true
            }
        }
    }

    @Test func downloadHasTheContentAndItsVersion() async throws {
        try await Fixture.with { fixture in
            let file = try await fixture.create("file.txt", "one")
            try fixture.account.put("/file.txt", "two")
            let (url, item) = try await fixture.provider.fetch(file.id, to: fixture.directory.url) { _, _ in }
            #expect(try String(contentsOf: url, encoding: .utf8) == "two")
            #expect(item.contentVersion == Data(ContentHash.hash(of: Data("two".utf8)).utf8))
        }
    }
}
