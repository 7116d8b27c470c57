#if canImport(Darwin)
    import Foundation
    import Locking

    /// The writing end of the pair of streams through which a body goes to the system.
    // @unchecked Sendable because `output` is used on `queue` only.
    final class BodyFeed: @unchecked Sendable {
        private static let bufferBytes = 512 << 10

        /// Writing blocks while the pair is full, so it has a thread of its own.
        private let queue = DispatchQueue(label: "HTTPTransport.BodyFeed")
        private let output: OutputStream

        private init(_ output: OutputStream) { self.output = output }

        /// The reading end, and the task that writes the body of `exchange` into the other one.
        static func open(for exchange: Exchange) -> (InputStream?, Task<Void, Never>) {
            var (input, output): (InputStream?, OutputStream?) = (nil, nil)
            Stream.getBoundStreams(withBufferSize: bufferBytes, inputStream: &input, outputStream: &output)
            guard let output else {
                exchange.fail(HTTPError(.other(code: 0), "The system has no streams left."))
                return (nil, Task {})
            }
            let feed = BodyFeed(output)
            return (input, Task { await feed.run(exchange) })
        }

        private func run(_ exchange: Exchange) async {
            await onQueue { $0.open() }
            do {
                try await produce(exchange.request.body)
            } catch let error as HTTPError {
                // A closed stream means that the request is over; whatever ended it says more.
                if case .cancelled = error.kind {} else { exchange.fail(error) }
            } catch {
                exchange.fail(HTTPError(.bodyFailed(error), "The producer of the body failed: \(error)"))
            }
            await onQueue { $0.close() }
        }

        private func produce(_ body: HTTPBody) async throws {
            let announced = body.length
            let written = Locked<Int64>(0)
            let writer = HTTPBody.Writer { chunk in
                let count = written.withLock { written in
                    written += Int64(chunk.count)
                    return written
                }
                if let announced, count > announced { return .wrongLength(expected: announced, actual: count) }
                return await self.write(chunk)
            }
            switch body.storage {
            case .empty: break
            case .data(let data): try await writer.write(data)
            case .stream(let produce): try await produce(writer)
            case .file(let url, let range): try await copy(url, from: range?.lowerBound ?? 0, announced, to: writer)
            }
            let count = written.withLock { $0 }
            if let announced, count != announced { throw HTTPError.wrongLength(expected: announced, actual: count) }
        }

        private func copy(_ url: URL, from start: Int64, _ length: Int64?, to writer: HTTPBody.Writer) async throws {
            let file = try FileHandle(forReadingFrom: url)
            defer { file.closeFile() }
            try file.seek(toOffset: UInt64(max(0, start)))
            var rest = length ?? 0
            while rest > 0, let chunk = try file.read(upToCount: Int(min(rest, 256 << 10))), !chunk.isEmpty {
                try await writer.write(chunk)
                rest -= Int64(chunk.count)
            }
        }

        private func write(_ chunk: Data) async -> HTTPError? {
            let isWritten = await onQueue { output in
                chunk.withUnsafeBytes { bytes in
                    var rest = bytes[...]
                    while !rest.isEmpty {
                        let part = UnsafeRawBufferPointer(rebasing: rest)
                        guard let start = part.bindMemory(to: UInt8.self).baseAddress else { return true }
                        let count = output.write(start, maxLength: part.count)
                        guard count > 0 else { return false }
                        rest = rest.dropFirst(count)
                    }
                    return true
                }
            }
            return isWritten ? nil : .cancelled
        }

        @discardableResult
        private func onQueue<Value: Sendable>(_ work: @escaping @Sendable (OutputStream) -> Value) async -> Value {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: work(self.output)) }
            }
        }
    }
#endif
