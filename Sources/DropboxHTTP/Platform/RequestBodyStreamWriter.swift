#if canImport(Darwin)
    import Foundation
    import DropboxConcurrency

    /// The writing end of the pair of streams through which a body goes to the system.
    // @unchecked Sendable because `output` is used on `queue` only.
    final class RequestBodyStreamWriter: @unchecked Sendable {
        private static let bufferBytes = 512 << 10

        /// Writing blocks while the pair is full, so it has a thread of its own.
        private let queue = DispatchQueue(label: "HTTPTransport.RequestBodyStreamWriter")
        private let output: OutputStream
        /// The system takes no more: the request is over, and whatever ended it says more than the producer's error.
        private let isRefused = Locked(false)

        private init(_ output: OutputStream) { self.output = output }

        /// The reading end, and the task that writes the body of `exchange` into the other one.
        static func open(for exchange: URLSessionExchange) -> (InputStream?, Task<Void, Never>) {
            var (input, output): (InputStream?, OutputStream?) = (nil, nil)
            Stream.getBoundStreams(withBufferSize: bufferBytes, inputStream: &input, outputStream: &output)
            guard let output else {
                exchange.fail(HTTPError(.other(code: 0), "The system has no streams left."))
                return (nil, Task {})
            }
            let feed = RequestBodyStreamWriter(output)
            return (input, Task { await feed.run(exchange) })
        }

        private func run(_ exchange: URLSessionExchange) async {
            await onQueue { $0.open() }
            exchange.setProducing(true)
            do {
                try await exchange.request.body.content { chunk in
                    exchange.setProducing(false)
                    defer { exchange.setProducing(true) }
                    return await self.write(chunk)
                }
            } catch {
                if !isRefused.withLock({ $0 }) {
                    let failure = HTTPError(.bodyFailed(error), "The producer of the body failed: \(error)")
                    exchange.fail(error as? HTTPError ?? failure)
                }
            }
            exchange.setProducing(false)
            await onQueue { $0.close() }
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
            if isWritten { return nil }
            isRefused.withLock { $0 = true }
            return .cancelled
        }

        @discardableResult
        private func onQueue<Value: Sendable>(_ work: @escaping @Sendable (OutputStream) -> Value) async -> Value {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: work(self.output)) }
            }
        }
    }
#endif
