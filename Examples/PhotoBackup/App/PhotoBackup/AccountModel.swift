import DropboxSync
import Foundation
import PhotoBackupModel
import SwiftUI
import SwiftyDropbox

/// The photos, the uploads, and the notes of an account.
@MainActor final class AccountModel: ObservableObject, Identifiable {
    nonisolated let account: SyncAccount
    nonisolated var id: String { account.userID }

    let uploads: Uploads
    let notes: Notes
    private let gallery: Gallery

    @Published private(set) var photos: [Photo] = []
    @Published private(set) var thumbnails: [Photo.ID: Data] = [:]
    @Published private(set) var pendingUploads: [PhotoUpload] = []
    @Published private(set) var message: String?

    init(_ account: SyncAccount, _ backgroundClient: DropboxClient) async throws {
        self.account = account
        uploads = Uploads(client: backgroundClient, directory: try Settings.ofThisApp().directory)
        notes = try await Notes(account: account)
        gallery = Gallery(client: account.client)
        uploads.onChange = { [weak self] in self?.uploadsDidChange() }
        await uploads.resume()
    }

    var name: String { account.info?.displayName ?? account.userID }

    func refresh() async {
        await reportingErrors {
            photos = try await gallery.photos()
            thumbnails = try await gallery.thumbnails(of: photos)
        }
    }

    func upload(_ files: [URL]) async {
        await reportingErrors {
            for file in files {
                // Files that the user selects are accessible only between these calls.
                let isScoped = file.startAccessingSecurityScopedResource()
                defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
                try uploads.upload(file)
            }
        }
    }

    private func uploadsDidChange() {
        let hasFinished = uploads.all.contains { $0.state == .finished && !pendingUploads.contains($0) }
        pendingUploads = uploads.all
        if hasFinished { Task { await refresh() } }
    }

    private func reportingErrors(_ work: () async throws -> Void) async {
        message = await errorMessage(of: work)
    }
}
