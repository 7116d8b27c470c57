import DropboxCore
import DropboxFiles

/// What is at the destination of an upload of which nobody knows whether it worked.
extension UploadRun {
    /// Looks whether content of this size and hash is at the destination, or beside it where the server may have taken
    /// another name.
    func look(_ size: Int64, _ hash: String) async -> UploadPlan.Event {
        let isIt = { @Sendable (metadata: Files.Metadata) -> Files.FileMetadata? in
            guard let file = metadata as? Files.FileMetadata else { return nil }
            return file.size == UInt64(size) && file.contentHash == hash ? file : nil
        }
        do throws(CallError<Files.GetMetadataError>) {
            if let file = isIt(try await routes.getMetadata(path: commit.path).response()) {
                return .checked(.content(file))
            }
        } catch {
            guard case .path(.notFound) = error.routeError else { return failed(error) }
            return .checked(.nothing)
        }
        guard commit.autorename, let name = RenamedFile(commit.path) else { return .checked(.other) }
        return await look(beside: name, isIt)
    }

    private func look(
        beside name: RenamedFile, _ isIt: @Sendable (Files.Metadata) -> Files.FileMetadata?
    ) async -> UploadPlan.Event {
        do {
            var page = try await routes.listFolder(path: name.folder).response()
            while true {
                let files = page.entries.compactMap(isIt)
                if let file = files.first(where: { name.isVariant($0.name) }) { return .checked(.content(file)) }
                guard page.hasMore else { return .checked(.other) }
                page = try await routes.listFolderContinue(cursor: page.cursor).response()
            }
        } catch let error as CallError<Files.ListFolderError> {
            if case .path(.notFound) = error.routeError { return .checked(.nothing) }
            return failed(error)
        } catch let error as CallError<Files.ListFolderContinueError> {
            return failed(error)
        } catch {
            return .stopped(.lookError(error))
        }
    }

    private func failed<RouteError>(_ error: CallError<RouteError>) -> UploadPlan.Event {
        .failed(.check, error.trouble, .lookError(error))
    }
}
