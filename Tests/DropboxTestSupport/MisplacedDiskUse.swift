import DropboxConcurrency
import Foundation

/// Runs `body`, and returns its file operations in a directory that ran on the cooperative thread pool or the main
/// thread: each operation with its file and call stack.
package func blockingDiskUse(in folder: URL, _ body: () async throws -> Void) async rethrows -> [String] {
    let found = Locked<[String]>([])
    try await DiskAccessMonitor.observe(below: folder.path) { operation, path in
        let stack = Thread.callStackSymbols.prefix(12).joined(separator: "\n  ")
        found.withLock { $0.append("\(operation) \(path)\n  \(stack)") }
    } during: {
        try await body()
    }
    return found.withLock { $0 }
}
