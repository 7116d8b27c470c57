#if canImport(FileProvider) && !os(tvOS) && !os(watchOS)
    import DropboxConcurrency
    import DropboxSync
    import FileProvider
    import Foundation
    import UniformTypeIdentifiers

    /// A file provider extension that shows the user's Dropbox in the Files app and Finder.
    ///
    /// Subclass it in the extension's target, and override ``configuration``:
    ///
    ///     final class FileProviderExtension: DropboxFileProviderExtension {
    ///         override class var configuration: DropboxFileProviderConfiguration {
    ///             DropboxFileProviderConfiguration(
    ///                 appKey: "APP_KEY", keychainAccessGroup: "TEAM_ID.com.example.shared")
    ///         }
    ///     }
    ///
    /// The app adds a domain for each account with ``DropboxFileProviderDomain``. The system stores contents and the user's
    /// changes, and calls the extension to download and to upload them. The extension stores only metadata.
    ///
    /// See [NSFileProviderReplicatedExtension](
    /// https://developer.apple.com/documentation/fileprovider/nsfileproviderreplicatedextension).
    open class DropboxFileProviderExtension: NSObject, NSFileProviderReplicatedExtension, NSFileProviderThumbnailing {
        /// The app that the extension belongs to. Override it. The default has no app key and no tokens, so the user isn't
        /// signed in.
        open class var configuration: DropboxFileProviderConfiguration {
            DropboxFileProviderConfiguration(appKey: "", tokens: MemoryTokenStore())
        }

        private let domainName: String
        private let session: ProviderSession
        private let isInvalidated = Locked(false)

        /// Creates the extension for a domain. The system calls this initializer.
        public required init(domain: NSFileProviderDomain) {
            domainName = domain.displayName
            session = ProviderSession.begin(domain.identifier.rawValue, Self.configuration)
        }

        /// Ends the extension: cancels its requests, and closes its files.
        public func invalidate() {
            let isFirst = isInvalidated.withLock { isInvalidated in
                defer { isInvalidated = true }
                return !isInvalidated
            }
            if isFirst { session.end() }
        }

        /// Runs an operation, and calls the completion handler with its result. Canceling the progress cancels it.
        ///
        /// - Parameter isTransfer: Whether the operation reports progress in bytes.
        private func run<Value: Sendable>(
            isTransfer: Bool = false, _ body: @escaping @Sendable (Provider, TransferProgress) async throws -> Value,
            _ completion: @escaping (Result<Value, any Error>) -> Void
        ) -> Progress {
            let progress = Progress(totalUnitCount: isTransfer ? -1 : 1)
            let (session, completion) = (session, SystemValue(completion))
            let transfer = TransferProgress(progress)
            let task = Task.onDedicatedThreads {
                do {
                    let value = try await session.perform { try await body($0, transfer) }
                    transfer.finish()
                    completion.value(.success(value))
                } catch {
                    completion.value(.failure(error))
                }
            }
            progress.cancellationHandler = { task.cancel() }
            return progress
        }

        // MARK: Metadata

        /// Returns the metadata of an item.
        public func item(
            for identifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest,
            completionHandler: @escaping (NSFileProviderItem?, (any Error)?) -> Void
        ) -> Progress {
            if identifier == .rootContainer {
                completionHandler(FileProviderItem.root(named: domainName), nil)
                return Progress(totalUnitCount: 1)
            }
            let id = identifier.rawValue
            return run { provider, _ in
                try await provider.item(id)
            } _: {
                completionHandler($0.item, $0.error)
            }
        }

        /// Returns an enumerator for a folder or the working set.
        ///
        /// - Throws: `CocoaError.featureUnsupported` for the trash, which Dropbox doesn't have for apps.
        public func enumerator(
            for containerItemIdentifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest
        ) throws -> any NSFileProviderEnumerator {
            do {
                return FileProviderEnumerator(session, try Container(containerItemIdentifier))
            } catch {
                throw ProviderError.systemError(error)
            }
        }

        // MARK: Contents

        /// Downloads a file. The system moves it to its place.
        public func fetchContents(
            for itemIdentifier: NSFileProviderItemIdentifier, version requestedVersion: NSFileProviderItemVersion?,
            request: NSFileProviderRequest,
            completionHandler: @escaping (URL?, NSFileProviderItem?, (any Error)?) -> Void
        ) -> Progress {
            let (id, session) = (itemIdentifier.rawValue, session)
            return run(isTransfer: true) { provider, progress in
                try await provider.fetch(id, to: try session.temporaryDirectory()) { progress.update($0, of: $1) }
            } _: { result in
                switch result {
                case .success(let (file, item)): completionHandler(file, FileProviderItem(item), nil)
                case .failure(let error): completionHandler(nil, nil, error)
                }
            }
        }

        /// Fetches thumbnails of images, which the server creates.
        public func fetchThumbnails(
            for itemIdentifiers: [NSFileProviderItemIdentifier], requestedSize size: CGSize,
            perThumbnailCompletionHandler: @escaping (NSFileProviderItemIdentifier, Data?, (any Error)?) -> Void,
            completionHandler: @escaping ((any Error)?) -> Void
        ) -> Progress {
            let (ids, pixels) = (itemIdentifiers.map(\.rawValue), Double(max(size.width, size.height)))
            let each = SystemValue(perThumbnailCompletionHandler)
            return run { provider, _ in
                try await provider.thumbnails(of: ids, pixels: pixels) {
                    each.value(NSFileProviderItemIdentifier(rawValue: $0), $1, nil)
                }
            } _: {
                completionHandler($0.error)
            }
        }

        // MARK: Editing

        /// Uploads a new file, or creates a folder.
        public func createItem(
            basedOn itemTemplate: NSFileProviderItem, fields: NSFileProviderItemFields, contents url: URL?,
            options: NSFileProviderCreateItemOptions = [], request: NSFileProviderRequest,
            completionHandler:
                @escaping (NSFileProviderItem?, NSFileProviderItemFields, Bool, (any Error)?) -> Void
        ) -> Progress {
            let (name, parent) = (itemTemplate.filename, itemTemplate.parentItemIdentifier.folder)
            let content = Self.content(of: itemTemplate, url)
            return run(isTransfer: url != nil) { provider, progress in
                try await provider.create(content, named: name, in: parent) { progress.update($0, of: $1) }
            } _: {
                completionHandler($0.item, [], false, $0.error)
            }
        }

        private static func content(of template: NSFileProviderItem, _ url: URL?) -> Provider.NewContent {
            let type: UTType? = template.contentType
            if let type, type.conforms(to: .symbolicLink) { return .unsupported }
            guard let url else { return .folder }
            return .file(url, modified: template.contentModificationDate ?? nil)
        }

        /// Uploads a new version of a file, or moves or renames an item. If another device changed the file, the new version
        /// becomes a conflicted copy.
        public func modifyItem(
            _ item: NSFileProviderItem, baseVersion version: NSFileProviderItemVersion,
            changedFields: NSFileProviderItemFields, contents newContents: URL?,
            options: NSFileProviderModifyItemOptions = [], request: NSFileProviderRequest,
            completionHandler:
                @escaping (NSFileProviderItem?, NSFileProviderItemFields, Bool, (any Error)?) -> Void
        ) -> Progress {
            let id = item.itemIdentifier.rawValue
            var edit = Provider.Edit(base: version.contentVersion)
            if changedFields.contains(.filename) { edit.name = item.filename }
            if changedFields.contains(.parentItemIdentifier) { edit.parent = .some(item.parentItemIdentifier.folder) }
            if changedFields.contains(.contents) { edit.content = newContents }
            edit.modified = item.contentModificationDate ?? nil
            let session = session
            return run(isTransfer: edit.content != nil) { [edit] provider, progress in
                try await provider.modify(id, edit) { progress.update($0, of: $1) }
            } _: { result in
                switch result {
                case .success(let outcome):
                    completionHandler(FileProviderItem(outcome.item), [], outcome.isConflict, nil)
                    // The system doesn't know the conflicted copy yet.
                    if outcome.isConflict { session.signalWorkingSet() }
                case .failure(let error): completionHandler(nil, [], false, error)
                }
            }
        }

        /// Deletes an item, unless another device changed it in the meantime.
        public func deleteItem(
            identifier: NSFileProviderItemIdentifier, baseVersion version: NSFileProviderItemVersion,
            options: NSFileProviderDeleteItemOptions = [], request: NSFileProviderRequest,
            completionHandler: @escaping ((any Error)?) -> Void
        ) -> Progress {
            let (id, base) = (identifier.rawValue, version.contentVersion)
            let isRecursive = options.contains(.recursive)
            return run { provider, _ in
                try await provider.delete(id, base: base, isRecursive: isRecursive)
            } _: {
                completionHandler($0.error)
            }
        }
    }

    /// The progress of a transfer in bytes.
    ///
    /// `@unchecked` is safe because `Progress` supports changes on any thread.
    private struct TransferProgress: @unchecked Sendable {
        private let progress: Progress

        init(_ progress: Progress) { self.progress = progress }

        func update(_ completed: Int64, of total: Int64) {
            progress.totalUnitCount = max(total, 1)
            progress.completedUnitCount = completed
        }

        func finish() {
            if progress.totalUnitCount < 1 { progress.totalUnitCount = 1 }
            progress.completedUnitCount = progress.totalUnitCount
        }
    }

    extension Result where Failure == any Error {
        fileprivate var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
    }

    extension Result<MetadataMirror.Item, any Error> {
        fileprivate var item: FileProviderItem? {
            if case .success(let item) = self { FileProviderItem(item) } else { nil }
        }
    }
#endif
