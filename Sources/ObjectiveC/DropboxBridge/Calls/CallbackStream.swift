import CDropboxBridge
import DropboxConcurrency
import Foundation

/// A stream that reads with a function in C.
final class CallbackStream: InputStream {
    private let readBytes: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
    private let closeStream: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    private let context: UnsafeMutableRawPointer?
    private var status = Stream.Status.notOpen

    /// Creates a stream, or `nil` if the transfer has none.
    init?(_ transfer: DropboxTransfer) {
        guard let read = transfer.read else { return nil }
        readBytes = read
        closeStream = transfer.closeStream
        context = transfer.stream
        super.init(data: Data())
    }

    deinit { closeStream?(context) }

    override var streamStatus: Stream.Status { status }
    override var streamError: (any Error)? { status == .error ? CocoaError(.fileReadUnknown) : nil }
    override var hasBytesAvailable: Bool { status == .open }

    override func open() { if status == .notOpen { status = .open } }

    override func close() { status = .closed }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
        guard status == .open else { return 0 }
        let count = readBytes(context, buffer, maxLength)
        if count < 0 || count > maxLength {
            status = .error
            return -1
        }
        if count == 0 { status = .atEnd }
        return count
    }
}

/// The bytes that were reported so far.
final class ProgressCount: Sendable {
    private let reported = Locked<Int64>(0)

    /// Returns the number of bytes since the last report.
    func advance(to completed: Int64) -> Int64 {
        reported.withLock { reported in
            defer { reported = max(reported, completed) }
            return max(0, completed - reported)
        }
    }
}
