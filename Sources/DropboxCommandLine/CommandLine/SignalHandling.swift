import Dispatch
import Foundation
import DropboxConcurrency

/// Control-C and `kill`, and the cancellation of the caller, as cancellation of a task, so that a command cleans up behind
/// itself. A second one ends at once. The task has threads of its own, because commands wait for disks and streams.
enum SignalHandling {
    static func cancelling<Success: Sendable>(
        _ work: @escaping @Sendable () async throws(CommandError) -> Success
    ) async throws(CommandError) -> Success {
        let task = Task.onBlockingThreads { () async -> Result<Success, CommandError> in
            do throws(CommandError) { return .success(try await work()) } catch { return .failure(error) }
        }
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if task.isCancelled { exit(ExitStatus.interrupted.rawValue) }
                task.cancel()
            }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        return try await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }.get()
    }
}
