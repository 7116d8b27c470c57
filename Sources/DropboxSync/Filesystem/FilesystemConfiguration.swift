import Dispatch
import DropboxCore
import Foundation

extension Filesystem {
    /// How a filesystem works.
    public struct Configuration: Sendable {
        /// Where observers are called, one after the other; a queue of the filesystem's own by default.
        public var observerQueue = DispatchQueue(label: "DropboxSync.observers")

        /// How many files may be deleted on the server without a further word: 1,000 by default. When the deletions that
        /// wait to be sent concern more, and more than half of all files, they are held back; see `heldDeletions`.
        public var massDeletionThreshold = 1000

        /// The first wait after something failed that may pass: half a second by default. Each further wait is twice as
        /// long.
        public var initialBackoff: Duration = .milliseconds(500)

        /// The longest such wait: one minute by default.
        public var maximumBackoff: Duration = .seconds(60)

        /// How long syncing goes on after a filesystem was used, when nothing else needs it: 30 seconds by default.
        public var idleTimeout: Duration = .seconds(30)

        /// How many contents are sent at a time: 4 by default, 1 at least. All other changes go one by one.
        public var maximumConcurrentUploads = 4

        /// How many contents are fetched at a time: 4 by default, 1 at least.
        public var maximumConcurrentDownloads = 4

        /// The clock.
        public var clock: ClientClock = .system

        /// What time it is, for the times that files were modified; nothing else goes by it.
        var date: @Sendable () -> Date = { Date() }

        /// Told of each step on the disk before it is taken; what it throws is what the disk fails with.
        var onDiskStep: @Sendable (DurabilityStep) throws -> Void = { _ in }

        /// The defaults.
        public init() {}
    }
}
