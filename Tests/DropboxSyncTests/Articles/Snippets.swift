import DropboxSync
import DropboxTestSupport
import Foundation

#if canImport(Combine)
    import Combine
#endif

// The snippets of the articles in DropboxSync.docc, word for word. `ArticleTests` compares them with the articles.

func creatingManager(appKey: String, folder: URL) async throws -> SyncAccountManager {
    let manager = try await SyncAccountManager(appKey: appKey, directory: folder)
    return manager
}

func linking(_ manager: SyncAccountManager, show: (URL) async throws -> String) async throws -> SyncAccount? {
    let page = try manager.beginLinking()
    let code = try await show(page)
    let account = try await manager.finishLinking(code: code)
    return account
}

func linked(_ manager: SyncAccountManager) -> SyncAccount? {
    let account = manager.linkedAccount
    return account
}

func opening(_ account: SyncAccount) async throws -> Filesystem {
    let filesystem = try await Filesystem(account: account)
    return filesystem
}

func opening(folder: URL, accessToken: String) async throws -> Filesystem {
    let client = DropboxClient(accessToken: accessToken)
    let filesystem = try await Filesystem(directory: folder, client: client)
    return filesystem
}

func writingListingAndReading(_ filesystem: Filesystem) async throws {
    guard let path = SyncPath("/Notes/Today.txt") else { return }
    try await filesystem.createFolder(at: SyncPath("/Notes") ?? .root)

    let file = try await filesystem.create(path)
    try await file.write("Buy milk\n")
    try await file.append("Call Grace\n")
    file.close()

    for info in try await filesystem.listFolder(.root) {
        print(info.path, info.isFolder ? "(folder)" : "\(info.size) bytes")
    }

    let again = try await filesystem.open(path)
    print(try await again.readString())
    again.close()
}

func waitingForUploads(_ filesystem: Filesystem) async throws {
    let changes = filesystem.changes
    while try filesystem.pendingChangeCount > 0 {
        if let error = filesystem.status.upload.error { throw error }
        for await _ in changes { break }
    }
    await filesystem.shutDown()
}

func writingOffline(_ filesystem: Filesystem, _ path: SyncPath) async throws {
    let file = try await filesystem.open(path)
    try await file.write("written in a tunnel")
    let status = try file.status
    print(status.state, status.error?.code ?? "no error")
}

func listingPendingWork(_ filesystem: Filesystem) throws {
    for work in try filesystem.pendingOperations() {
        print(work.kind, work.path ?? "", work.isInProgress ? "\(Int(work.progress * 100)) %" : "waits")
    }
}

func printingWait(_ filesystem: Filesystem) {
    if let wait = filesystem.status.anyWait {
        print(wait)  // waiting 8 s, attempt 3: no connection to the server (…)
    }
}

func updating(_ file: File) async throws {
    if let newer = try file.newerStatus, newer.isCached {
        try await file.update()
    }
}

func readingCurrentPath(_ file: File, openedAt path: SyncPath) throws -> FileInfo {
    let info = try file.info
    if info.path != path { print("saved as", info.path.name) }
    return info
}

func confirmingDeletions(_ filesystem: Filesystem, askUser: () -> Bool) async throws {
    if try filesystem.heldDeletionCount > 0 {
        if askUser() {
            try await filesystem.confirmHeldDeletions()
        } else {
            try await filesystem.discardHeldDeletions()
        }
    }
}

func decidingAboutLostChanges(_ filesystem: Filesystem, askUser: (DoubtfulChange) -> Bool) async throws {
    for change in try filesystem.doubtfulChanges {
        if change.kind != .unknown, askUser(change) {
            try await filesystem.resolve(change, .makeAgain)
        } else {
            try await filesystem.resolve(change, .forget)
        }
    }
}

func listingQuarantine(_ filesystem: Filesystem) async throws {
    for file in try filesystem.quarantinedFiles {
        print(file.path ?? "unknown", file.reason, file.date, file.size)
        if file.url != nil { try await filesystem.restore(file) } else { try filesystem.removeFromQuarantine(file) }
    }
}

func observing(
    _ filesystem: Filesystem, _ notes: SyncPath, show: @escaping @Sendable ([String]) -> Void
) -> ObserverToken {
    let token = filesystem.addObserver(at: notes, scope: .children) {
        do {
            let names = try filesystem.listFolder(notes).map(\.path.name)
            show(names)
        } catch {
            print(error)
        }
    }
    return token
}

func removingObserver(_ filesystem: Filesystem, _ token: ObserverToken) {
    filesystem.removeObserver(token)
}

func observingSequence(_ filesystem: Filesystem, _ notes: SyncPath, show: ([String]) -> Void) async throws {
    let changes = filesystem.changes(at: notes, scope: .descendants)
    show(try await filesystem.listFolder(notes).map(\.path.name))
    for await _ in changes {
        show(try await filesystem.listFolder(notes).map(\.path.name))
    }
}

func showingProgress(of file: File, setProgress: (Float) -> Void) async throws {
    let changes = file.changes
    while try file.status.state == .downloading {
        setProgress(try file.status.progress)
        for await _ in changes { break }
    }
}

/// The items in a folder, for a view.
@MainActor final class SyncedFolder: ObservableObject {
    @Published private(set) var items: [FileInfo] = []
    @Published private(set) var pendingChangeCount = 0
    @Published private(set) var message: String?

    /// Reads the folder, and reads it again after each change, until the task is canceled.
    func follow(_ path: SyncPath, in filesystem: Filesystem) async {
        let changes = filesystem.changes(at: path, scope: .children)
        do {
            items = try await filesystem.listFolder(path)
            for await _ in changes {
                items = try await filesystem.listFolder(path)
                pendingChangeCount = try filesystem.pendingChangeCount
            }
        } catch {
            message = error.localizedDescription
        }
    }
}
