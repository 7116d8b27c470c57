import Dispatch
import Foundation
import Synchronization

/// A type that CoreFoundation bridges to Foundation's.
public typealias CFWriteStream = OutputStream

/// Sets the queue on which a stream calls its delegate.
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream, _ queue: DispatchQueue?) {
    (stream as? BoundOutputStream)?.pipe.setQueue(queue)
}

extension Stream {
    /// Creates a pair of streams: what is written to one can be read from the other. Writing blocks while the buffer is full.
    public static func getBoundStreams(
        withBufferSize size: Int, inputStream: inout InputStream?, outputStream: inout OutputStream?
    ) {
        let pipe = Pipe(size)
        inputStream = BoundInputStream(pipe)
        let output = BoundOutputStream(pipe)
        pipe.setOutput(output)
        outputStream = output
    }
}

/// The buffer of a pair of bound streams.
// @unchecked Sendable because `condition` protects the state.
final class Pipe: @unchecked Sendable {
    private let condition = NSCondition()
    private let size: Int
    private var buffer = Data()
    private var isReaderClosed = false
    private var isWriterOpen = false
    private var isWriterClosed = false
    private var queue: DispatchQueue?
    private weak var output: BoundOutputStream?
    /// “Guides: Stream Programming”: A stream that reported space reports it again only after a write.
    private var hasReportedSpace = false

    init(_ size: Int) { self.size = size }

    func setOutput(_ output: BoundOutputStream) { condition.withLock { self.output = output } }

    func setQueue(_ queue: DispatchQueue?) { condition.withLock { self.queue = queue } }

    func openWriter() {
        condition.withLock { isWriterOpen = true }
        report(.openCompleted)
        reportSpace()
    }

    var hasSpace: Bool { condition.withLock { isWriterOpen && buffer.count < size } }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        let count = condition.withLock { () -> Int in
            while isWriterOpen, !isReaderClosed, buffer.count >= size { condition.wait() }
            guard isWriterOpen, !isReaderClosed else { return -1 }
            let count = min(bytes.count, size - buffer.count)
            buffer.append(contentsOf: bytes.prefix(count))
            hasReportedSpace = false
            condition.broadcast()
            return count
        }
        if count < 0 { report(.errorOccurred) } else { reportSpace() }
        return count
    }

    func read(_ target: UnsafeMutableRawBufferPointer) -> Int {
        let count = condition.withLock { () -> Int in
            while buffer.isEmpty, !isWriterClosed { condition.wait() }
            let count = min(target.count, buffer.count)
            buffer.prefix(count).copyBytes(to: target)
            buffer = Data(buffer.dropFirst(count))
            condition.broadcast()
            return count
        }
        reportSpace()
        return count
    }

    func closeReader() {
        condition.withLock {
            isReaderClosed = true
            condition.broadcast()
        }
        report(.errorOccurred)
    }

    func closeWriter() {
        condition.withLock {
            isWriterClosed = true
            isWriterOpen = false
            condition.broadcast()
        }
    }

    private func reportSpace() {
        let isNew = condition.withLock { () -> Bool in
            guard isWriterOpen, buffer.count < size, !hasReportedSpace else { return false }
            hasReportedSpace = true
            return true
        }
        if isNew { report(.hasSpaceAvailable) }
    }

    private func report(_ event: Stream.Event) {
        let (queue, output) = condition.withLock { (self.queue, self.output) }
        nonisolated(unsafe) let stream = output
        queue?.async { stream.map { $0.delegate?.stream($0, handle: event) } }
    }
}

final class BoundOutputStream: OutputStream {
    let pipe: Pipe

    init(_ pipe: Pipe) {
        self.pipe = pipe
        super.init(toMemory: ())
    }

    required init(toMemory: ()) {
        pipe = Pipe(0)
        super.init(toMemory: ())
    }

    private weak var receiver: (any StreamDelegate)?

    override var delegate: (any StreamDelegate)? {
        get { receiver }
        set { receiver = newValue }
    }
    override var hasSpaceAvailable: Bool { pipe.hasSpace }
    override func open() { pipe.openWriter() }
    override func close() { pipe.closeWriter() }
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength count: Int) -> Int {
        pipe.write(UnsafeRawBufferPointer(start: buffer, count: count))
    }
}

final class BoundInputStream: InputStream {
    private let pipe: Pipe

    init(_ pipe: Pipe) {
        self.pipe = pipe
        super.init(data: Data())
    }

    override func open() {}
    override func close() { pipe.closeReader() }
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength count: Int) -> Int {
        pipe.read(UnsafeMutableRawBufferPointer(start: buffer, count: count))
    }
}
