import Dispatch

/// Where images are decoded and pages are laid out: on a thread of its own, one piece of work at a time, so that neither the
/// server nor other calls wait for it, and the memory of one big image is the most that is in use.
final class MediaWorker: Sendable {
    private let queue = DispatchQueue(label: "DropboxEmulator.MediaWorker")

    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async {
                do { continuation.resume(returning: try work()) } catch { continuation.resume(throwing: error) }
            }
        }
    }
}
