// swift-format-ignore-file: NeverUseForceTry
import Foundation

/// The parsers. The first byte of an input selects one. `seeds.py` reads their names from this file.
private let parsers: [(name: String, parse: @Sendable (Data) throws -> Void)] = [
    ("head", Responses.head), ("certificate", Responses.certificate), ("error", Responses.error),
    ("content", Responses.content), ("call", Responses.call), ("webhook", Responses.webhook),
    ("redirect", SignIns.redirect), ("request", SignIns.request), ("token", SignIns.token), ("store", SignIns.store),
    ("download", Journals.download), ("upload", Journals.upload), ("batch", Journals.batch),
    ("transfer", Journals.transfer), ("listing", Listings.listing), ("names", Listings.names),
    ("journal", Caches.journal), ("quarantine", Caches.quarantine), ("row", Caches.rows), ("words", CommandLines.words),
    ("pattern", CommandLines.pattern), ("text", CommandLines.text), ("accounts", CommandLines.accounts),
    ("datastore", Datastores.file), ("values", Datastores.lines),
]

/// Parses an input of libFuzzer with a parser of the SDK or `dbx`: of responses, files, or command lines.
///
/// Findings are the errors that Address Sanitizer detects, traps, and failures of `expect`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start, count > 0 else { return 0 }
    // Parsers may reject an input.
    try? parsers[Int(start[0]) % parsers.count].parse(Data(bytes: start + 1, count: count - 1))
    return 0
}

/// Ends the process if a condition is false. libFuzzer saves the input.
func expect(_ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String) rethrows {
    if try !condition() { fatalError(message()) }
}

/// Blocks the thread until an asynchronous operation finishes.
func runBlocking<Value: Sendable>(_ operation: @escaping @Sendable () async throws -> Value) throws -> Value {
    let (done, result) = (DispatchSemaphore(value: 0), ResultBox<Result<Value, any Error>>())
    Task.detached {
        do { result.value = .success(try await operation()) } catch { result.value = .failure(error) }
        done.signal()
    }
    done.wait()
    guard let value = result.value else { fatalError("the operation finished without a result") }
    return try value.get()
}

/// A box for the result of a task. It is safe because the semaphore orders the write before the read.
private final class ResultBox<Value>: @unchecked Sendable {
    var value: Value?
}

/// A directory for the input files of parsers, in memory if possible.
let directory: URL = {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let parent =
        FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
    let url = parent.appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: directory) }
    return url
}()
