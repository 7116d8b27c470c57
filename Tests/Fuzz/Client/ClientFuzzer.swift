// swift-format-ignore-file: NeverUseForceTry
import Foundation

/// What reads an input; its first byte chooses. `seeds.py` finds the names here.
private let readers: [(name: String, read: @Sendable (Data) throws -> Void)] = [
    ("head", Responses.head), ("certificate", Responses.certificate), ("error", Responses.error),
    ("content", Responses.content), ("call", Responses.call), ("webhook", Responses.webhook),
    ("redirect", SignIns.redirect), ("request", SignIns.request), ("token", SignIns.token), ("store", SignIns.store),
    ("download", Journals.download), ("upload", Journals.upload), ("batch", Journals.batch),
    ("transfer", Journals.transfer), ("listing", Listings.listing), ("names", Listings.names),
    ("record", Caches.record), ("quarantine", Caches.quarantine), ("row", Caches.rows), ("words", CommandLines.words),
    ("pattern", CommandLines.pattern), ("text", CommandLines.text), ("accounts", CommandLines.accounts),
]

/// What libFuzzer calls with each input: the SDK's and `dbx`'s readers of what comes over the network, from the disk, and from
/// command lines.
///
/// A finding is what the address sanitizer sees, every trap, and everything that `expect` finds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start, count > 0 else { return 0 }
    // A reader that refuses an input is right to do so.
    try? readers[Int(start[0]) % readers.count].read(Data(bytes: start + 1, count: count - 1))
    return 0
}

/// Ends the process if a property doesn't hold. libFuzzer keeps the input.
func expect(_ isTrue: @autoclosure () throws -> Bool, _ text: @autoclosure () -> String) rethrows {
    if try !isTrue() { fatalError(text()) }
}

/// Does asynchronous work to its end.
func finish<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let (done, result) = (DispatchSemaphore(value: 0), Slot<Result<Value, any Error>>())
    Task.detached {
        do { result.value = .success(try await work()) } catch { result.value = .failure(error) }
        done.signal()
    }
    done.wait()
    guard let value = result.value else { fatalError("there is no result") }
    return try value.get()
}

private final class Slot<Value>: @unchecked Sendable {  // because it is read after the semaphore
    var value: Value?
}

/// A directory for files that readers look at; they are small, and never brought to the disk.
let directory: URL = {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let parent =
        FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
    let url = parent.appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: directory) }
    return url
}()
