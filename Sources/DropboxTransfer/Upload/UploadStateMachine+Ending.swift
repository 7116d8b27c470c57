import DropboxCore
import DropboxFiles

/// From the last byte to the file.
extension UploadStateMachine {
    /// What follows from the answer to the request that sends everything.
    mutating func uploaded(_ uploaded: Uploaded, _ digests: BlockDigests) -> [Action] {
        hash = digests.contentHash
        switch uploaded {
        case .file(let metadata): return accept(metadata)
        case .stored(let id, let error):
            session = id
            return retry(.finish, .passing(nil, isUnknown: false)) ?? end(.failure(error))
        case .failed(.passing(let wait, isUnknown: true), let error):
            indeterminateError = error
            return retry(.check, .passing(wait, isUnknown: true)) ?? look()
        case .failed(let kind, let error): return retry(.upload, kind) ?? refuse(error)
        }
    }

    /// What follows from the answer to the finish.
    mutating func finished(_ finished: Finished) -> [Action] {
        switch finished {
        case .file(let metadata): return accept(metadata)
        case .sessionLost(let error):
            // A finish that was lost may have ended the session, also one of which nothing is known here: libcurl repeats
            // a request on another connection where the first one was closed without a word.
            isRefusalUncertain = indeterminateError != nil
            isSessionGone = true
            rejection = error
            return perform(.check)
        case .incomplete(let error): return indeterminateError == nil ? restart(error) : refuse(error)
        case .failed(.passing(let wait, isUnknown: true), let error):
            indeterminateError = error
            return retry(.check, .passing(wait, isUnknown: true)) ?? look()
        case .failed(let kind, let error): return retry(.finish, kind) ?? refuse(error)
        }
    }

    /// What follows from a look at the destination.
    mutating func checked(_ found: DestinationState) -> [Action] {
        if case .content(let metadata) = found { return end(.success(metadata)) }
        if let rejection {
            // Nothing is there and nothing comes any more: the session was too old.
            if isSessionGone, isReplayable, found.isNothing || indeterminateError == nil { return restart(rejection) }
            let indeterminate = isRefusalUncertain ? indeterminateError.map { FileUploadError.indeterminate($0) } : nil
            return end(.failure(indeterminate ?? rejection))
        }
        mustCheck = false
        return perform(session == nil ? .upload : .finish)
    }

    /// The server takes the content for no file. Perhaps because an earlier request, whose answer was lost, had worked.
    private mutating func refuse(_ error: FileUploadError) -> [Action] {
        guard indeterminateError != nil else { return end(.failure(error)) }
        rejection = error
        return perform(.check)
    }

    /// Nothing is repeated any more, but perhaps it has worked.
    private mutating func look() -> [Action] {
        rejection = indeterminateError
        isRefusalUncertain = true
        return perform(.check)
    }

    private mutating func accept(_ metadata: Files.FileMetadata) -> [Action] {
        // It is the content's own session or request, so a server that gives no hash is believed.
        guard metadata.size == UInt64(size ?? 0), (metadata.contentHash ?? hash) == hash else {
            // Perhaps it is only the answer that is wrong.
            rejection = .contentHashMismatch(metadata)
            return perform(.check)
        }
        return end(.success(metadata))
    }
}

extension UploadStateMachine.DestinationState {
    fileprivate var isNothing: Bool { if case .nothing = self { true } else { false } }
}
