#if canImport(FileProvider) && !os(tvOS) && !os(watchOS)
    import DropboxConcurrency
    import DropboxSync
    import FileProvider
    import Foundation

    /// Enumerates a container and its changes.
    final class FileProviderEnumerator: NSObject, NSFileProviderEnumerator {
        private static let defaultLimit = 200
        private static let maximumLimit = 1_000
        /// Distinguishes pages from the two initial ones of the system.
        private static let pagePrefix = Data("dropbox:".utf8)

        private let session: ProviderSession
        private let container: Container
        private let tasks = Locked<[Task<Void, Never>]>([])

        init(_ session: ProviderSession, _ container: Container) {
            self.session = session
            self.container = container
        }

        /// Cancels enumerations in progress.
        func invalidate() {
            for task in tasks.withLock(\.self) { task.cancel() }
        }

        func enumerateItems(for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage) {
            let size: Int? = observer.suggestedPageSize
            let limit = Self.limit(size)
            let start =
                page.rawValue.starts(with: Self.pagePrefix)
                ? Data(page.rawValue.dropFirst(Self.pagePrefix.count)) : nil
            let observer = SystemValue(observer)
            run { session, container in
                do {
                    let page = try await session.perform { provider in
                        try await provider.items(in: container, page: start, limit: limit)
                    }
                    observer.value.didEnumerate(page.items.map { FileProviderItem($0) })
                    observer.value.finishEnumerating(
                        upTo: page.next.map { NSFileProviderPage(rawValue: Self.pagePrefix + $0) })
                } catch {
                    observer.value.finishEnumeratingWithError(error)
                }
            }
        }

        func enumerateChanges(
            for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor
        ) {
            let size: Int? = observer.suggestedBatchSize
            let limit = Self.limit(size)
            let start = anchor.rawValue
            let observer = SystemValue(observer)
            run { session, container in
                do {
                    let changes = try await session.perform { provider in
                        try await provider.changes(in: container, since: start, limit: limit)
                    }
                    if !changes.deleted.isEmpty {
                        observer.value.didDeleteItems(
                            withIdentifiers: changes.deleted.map { NSFileProviderItemIdentifier(rawValue: $0) })
                    }
                    if !changes.items.isEmpty { observer.value.didUpdate(changes.items.map { FileProviderItem($0) }) }
                    observer.value.finishEnumeratingChanges(
                        upTo: NSFileProviderSyncAnchor(rawValue: changes.anchor), moreComing: changes.hasMore)
                } catch {
                    observer.value.finishEnumeratingWithError(error)
                }
            }
        }

        func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void) {
            let completion = SystemValue(completionHandler)
            run { session, container in
                do {
                    let anchor = try await session.perform { provider in try await provider.anchor(of: container) }
                    completion.value(NSFileProviderSyncAnchor(rawValue: anchor))
                } catch {
                    // Without an anchor, the system enumerates all items.
                    completion.value(nil)
                }
            }
        }

        private func run(_ body: @escaping @Sendable (ProviderSession, Container) async -> Void) {
            let (session, container) = (session, container)
            let task = Task.onDedicatedThreads { await body(session, container) }
            tasks.withLock { $0.append(task) }
        }

        /// Returns the number of items to return at once. The memory of an extension is limited.
        private static func limit(_ suggested: Int?) -> Int { min(max(suggested ?? defaultLimit, 1), maximumLimit) }
    }
#endif
