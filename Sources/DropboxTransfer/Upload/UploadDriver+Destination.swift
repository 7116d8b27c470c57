import DropboxCore
import DropboxFiles

/// What is at the destination of an upload of which nobody knows whether it worked.
extension UploadDriver {
    /// Looks whether content of this size and hash is at the destination, or beside it where the server may have taken
    /// another name.
    func look(_ size: Int64, _ hash: String) async -> UploadStateMachine.Event {
        let isIt = { @Sendable (file: Files.FileMetadata) in file.size == UInt64(size) && file.contentHash == hash }
        do throws(CallError<Files.GetMetadataError>) {
            let found = try await routes.getMetadata(path: commit.path).response()
            if let file = found as? Files.FileMetadata, isIt(file) { return .checked(.content(file)) }
        } catch {
            guard case .path(.notFound) = error.routeError else { return failed(error) }
            return .checked(.nothing)
        }
        guard commit.autorename, let name = AutorenamedFile(commit.path, commit.mode) else { return .checked(.other) }
        return await look(beside: name, isIt)
    }

    private func look(
        beside name: AutorenamedFile, _ isIt: @Sendable (Files.FileMetadata) -> Bool
    ) async -> UploadStateMachine.Event {
        do {
            return .checked(try await routes.variant(of: name, where: isIt).map { .content($0) } ?? .other)
        } catch let error as CallError<Files.ListFolderError> {
            if case .path(.notFound) = error.routeError { return .checked(.nothing) }
            return failed(error)
        } catch let error as CallError<Files.ListFolderContinueError> {
            guard case .reset = error.routeError else { return failed(error) }
            // The listing begins anew.
            return .failed(.check, .passing(nil, isUnknown: false), .verificationFailed(error))
        } catch {
            return .stopped(.verificationFailed(error))
        }
    }

    private func failed<RouteError>(_ error: CallError<RouteError>) -> UploadStateMachine.Event {
        .failed(.check, error.trouble, .verificationFailed(error))
    }
}
