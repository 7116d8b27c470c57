#if canImport(FileProvider) && !os(tvOS) && !os(watchOS)
    import DropboxSync
    import FileProvider
    import Foundation

    extension ProviderError {
        /// Returns the error for the system.
        static func systemError(_ error: any Error) -> any Error {
            guard let error = error as? ProviderError else { return error }
            switch error {
            case .notAuthenticated: return NSFileProviderError(.notAuthenticated)
            case .serverUnreachable: return NSFileProviderError(.serverUnreachable)
            case .insufficientQuota: return NSFileProviderError(.insufficientQuota)
            case .outOfSpace: return CocoaError(.fileWriteOutOfSpace)
            case .noSuchItem(let id):
                return NSError.fileProviderErrorForNonExistentItem(
                    withIdentifier: NSFileProviderItemIdentifier(rawValue: id))
            case .filenameCollision(let item):
                return NSError.fileProviderErrorForCollision(with: FileProviderItem(item))
            case .directoryNotEmpty: return NSFileProviderError(.directoryNotEmpty)
            case .deletionRejected(let item):
                return NSError.fileProviderErrorForRejectedDeletion(of: FileProviderItem(item))
            case .anchorExpired: return NSFileProviderError(.syncAnchorExpired)
            case .excludedFromSync(let reason):
                return NSFileProviderError(.excludedFromSync, userInfo: [NSLocalizedDescriptionKey: reason])
            case .unsupported: return CocoaError(.featureUnsupported)
            case .cancelled: return CocoaError(.userCancelled)
            case .cannotSynchronize(let error):
                return NSFileProviderError(
                    .cannotSynchronize,
                    userInfo: [NSLocalizedDescriptionKey: error.message, NSUnderlyingErrorKey: error])
            }
        }
    }
#endif
