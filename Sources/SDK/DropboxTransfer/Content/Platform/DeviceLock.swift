import DropboxHTTP
import Foundation

#if canImport(UIKit) && !os(watchOS)
    import UIKit
#endif

/// The lock of the device. While the device is locked, the system doesn't open files with complete protection.
enum DeviceLock {
    /// Returns a Boolean value that indicates whether an error means that a file can be read when the user has unlocked the
    /// device. The file exists, so that a sandbox isn't the reason.
    static func isReason(for error: any Error) -> Bool {
        #if canImport(Darwin) && !os(macOS) && !targetEnvironment(macCatalyst)
            (error as? SystemError)?.number == EPERM
        #else
            false
        #endif
    }

    /// Waits until the user has unlocked the device, or the pause has ended.
    ///
    /// - Parameters:
    ///   - file: A file that can't be read while the device is locked.
    ///   - pause: Waits as long as possible. The system reports the unlocking only to some processes.
    static func waitUntilUnlocked(for file: LocalFile, atMost pause: @escaping @Sendable () async throws -> Void)
        async throws
    {
        #if canImport(UIKit) && !os(watchOS)
            let (unlocks, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            let name = await MainActor.run { UIApplication.protectedDataDidBecomeAvailableNotification }
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                continuation.yield()
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            // The user may have unlocked it before the observer existed.
            if await file.isReadable { return }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { for await _ in unlocks { return } }
                group.addTask { try await pause() }
                defer { group.cancelAll() }
                try await group.next()
            }
        #else
            try await pause()
        #endif
    }
}
