import Foundation
import DropboxConcurrency

/// Runs `body`, and gives what it has done to the files in a folder on threads that tasks share or on the main thread: each
/// operation with its file and the calls that led to it.
package func misplacedDiskUse(in folder: URL, _ body: () async throws -> Void) async rethrows -> [String] {
    let found = Locked<[String]>([])
    try await DiskUse.watch(below: folder.path) { operation, path in
        let stack = Thread.callStackSymbols.prefix(12).joined(separator: "\n  ")
        found.withLock { $0.append("\(operation) \(path)\n  \(stack)") }
    } during: {
        try await body()
    }
    return found.withLock { $0 }
}
