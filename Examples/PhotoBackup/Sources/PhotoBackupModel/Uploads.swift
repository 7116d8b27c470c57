import Foundation
import SwiftyDropbox

/// An upload of a photo.
public struct PhotoUpload: Sendable, Identifiable, Hashable {
    public enum State: Sendable, Hashable {
        /// The system sends the photo, or waits for a network. The fraction is between 0 and 1.
        case inProgress(Double)
        case finished
        case failed(String)
    }

    /// The path of the copy in the outbox, which is also the persisted string of the request.
    public let id: String
    public internal(set) var state: State

    /// Whether the upload has no result yet.
    public var isInProgress: Bool { if case .inProgress = state { true } else { false } }

    /// The name of the photo.
    public var name: String { String(id.split(separator: "/").last ?? "") }
}

/// The uploads of an account, including those that an earlier launch of the app or the extension started.
@MainActor public final class Uploads {
    /// The uploads in the order in which they were added.
    public private(set) var all: [PhotoUpload] = []

    /// Called after each change of `all`.
    public var onChange: (() -> Void)?

    /// The client, whose session the system's events belong to.
    public nonisolated let client: DropboxClient

    private let outbox: Outbox

    /// - Parameter client: A client with a background session.
    public init(client: DropboxClient, directory: URL) {
        self.client = client
        outbox = Outbox(directory: directory)
    }

    /// Shows the uploads of earlier launches, and receives their results. They don't continue before.
    public func resume() async { resume(await client.getAllRequests()) }

    /// Shows the uploads that the client found.
    public func resume(_ requests: [Result<DropboxBaseRequestBox, ReconnectionError>]) {
        for found in requests {
            switch found {
            case .success(.files_upload(let request)): follow(request)
            case .success: break  // The app starts no other transfers.
            case .failure(let error): add(PhotoUpload(id: UUID().uuidString, state: .failed("\(error)")))
            }
        }
    }

    /// Uploads a photo. The original isn't needed anymore when this method returns.
    public func upload(_ photo: URL) throws {
        let id = try outbox.add(photo)
        follow(outbox.upload(id, with: client))
    }

    /// Waits until the uploads continue without this process. An extension waits before it lets the system end it.
    public func waitUntilStored() async throws {
        while true {
            let stored = await client.getAllRequests().compactMap { found in
                if case .success(.files_upload(let request)) = found { request.clientPersistedString } else { nil }
            }
            if all.allSatisfy({ !$0.isInProgress || stored.contains($0.id) }) { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private func follow(_ request: UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>) {
        let id = request.clientPersistedString ?? UUID().uuidString
        guard !all.contains(where: { $0.id == id }) else { return }
        add(PhotoUpload(id: id, state: .inProgress(0)))
        request.progress { [weak self] in self?.set(.inProgress($0.fractionCompleted), of: id) }
        // The result is stored until this handler returns. Code that awaits `response()` could miss it if the app exits.
        request.response(queue: .main) { [weak self] _, error in
            MainActor.assumeIsolated { self?.finish(id, error) }
        }
    }

    private func finish(_ id: PhotoUpload.ID, _ error: CallError<Files.UploadError>?) {
        if let error { return set(.failed("\(error)"), of: id) }
        set(.finished, of: id)
        outbox.remove(id)
    }

    private func add(_ upload: PhotoUpload) {
        all.append(upload)
        onChange?()
    }

    private func set(_ state: PhotoUpload.State, of id: PhotoUpload.ID) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        all[index].state = state
        onChange?()
    }
}

/// The copies of the photos that aren't uploaded yet. The system reads them while the app isn't running.
public struct Outbox: Sendable {
    private let directory: URL

    public init(directory: URL) { self.directory = directory.appendingPathComponent("outbox") }

    /// Copies a photo. Returns the path of the copy in the outbox.
    public func add(_ photo: URL) throws -> PhotoUpload.ID {
        let folder = UUID().uuidString
        let copy = directory.appendingPathComponent(folder).appendingPathComponent(photo.lastPathComponent)
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: photo, to: copy)
        return folder + "/" + photo.lastPathComponent
    }

    /// Creates the request for a copy. It starts when it has a handler, or when it's released.
    public func upload(
        _ id: PhotoUpload.ID, with client: DropboxClient
    ) -> UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        let copy = directory.appendingPathComponent(id)
        return client.files.upload(
            path: Gallery.folder + "/" + copy.lastPathComponent, autorename: true, input: copy
        ).persistingString(string: id)
    }

    /// Deletes a copy.
    func remove(_ id: PhotoUpload.ID) {
        // A copy that can't be deleted only takes space.
        try? FileManager.default.removeItem(at: directory.appendingPathComponent(id).deletingLastPathComponent())
    }
}
