import DropboxCore
import DropboxFiles
import Foundation

/// Uploads in one request.
enum UploadRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.upload, upload)
        table.on(Files.alphaUpload, upload)
    }

    private static func upload(_ argument: Files.UploadArg, _ call: Call) async throws -> Files.FileMetadata {
        var receiver = BodyReceiver(call)
        let written: BlockWriter.Written
        do {
            written = try await receiver.receive(expecting: argument.contentHash)
        } catch BodyReceiver.Failure.hashMismatch {
            throw RouteRejection(Files.UploadError.contentHashMismatch)
        } catch is BodyReceiver.Failure {
            throw RouteRejection(Files.UploadError.payloadTooLarge)
        }
        do {
            let commit = try Commit(
                path: argument.path, mode: argument.mode, autorename: argument.autorename,
                strictConflict: argument.strictConflict, clientModified: argument.clientModified)
            let upload = Upload(content: Content(blocks: written.blocks), pins: receiver.pins)
            let entry = try call.store.commit(upload, as: commit, call.view)
            return try call.attach(argument.propertyGroups, to: entry).fileMetadata
        } catch let failure as PropertyFailure {
            throw RouteRejection(Files.UploadError.propertiesError(failure.groupError))
        } catch let failure as WriteFailure {
            // The bytes have arrived; the client can try another path without sending them again.
            let session = try keep(written, receiver.pins, call)
            throw RouteRejection(Files.UploadError.path(.init(reason: failure.error, uploadSessionId: session)))
        }
    }

    /// Takes the content of an upload and refuses to make a file of it.
    static func refusal(_ reason: Files.WriteError, _ call: Call) async throws -> Files.UploadError {
        var receiver = BodyReceiver(call)
        let written = try await receiver.receive()
        return .path(.init(reason: reason, uploadSessionId: try keep(written, receiver.pins, call)))
    }

    private static func keep(_ written: BlockWriter.Written, _ pins: ContentStore.Pins, _ call: Call) throws -> String {
        let session = try call.store.startSessions(isConcurrent: false, call.view)[0]
        try call.store.append(written, pins: pins, to: session, at: 0, closes: false, call.view)
        return session
    }
}

extension Commit {
    init(
        path: String, mode: Files.WriteMode, autorename: Bool, strictConflict: Bool, clientModified: Date?
    ) throws(WriteFailure) {
        self.init(
            path: try PathReference.write(path), intent: WriteIntent(mode), isAutorenamed: autorename,
            isStrict: strictConflict, clientModified: clientModified)
    }

    init(_ info: Files.CommitInfo) throws(WriteFailure) {
        try self.init(
            path: info.path, mode: info.mode, autorename: info.autorename, strictConflict: info.strictConflict,
            clientModified: info.clientModified)
    }
}

extension WriteIntent {
    init(_ mode: Files.WriteMode) {
        switch mode {
        case .add: self = .add
        case .overwrite: self = .overwrite
        case .update(let rev): self = .update(rev: rev)
        }
    }
}
