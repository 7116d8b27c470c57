#if canImport(Darwin)
    import DropboxConcurrency
    import Foundation

    /// Writes a request body to a pair of bound streams, from which the system reads it. No thread waits while the pair is
    /// full.
    // @unchecked Sendable because the state and the stream are used on `queue` only.
    final class RequestBodyStreamWriter: NSObject, StreamDelegate, @unchecked Sendable {
        private static let bufferBytes = 512 << 10

        /// The queue on which the stream reports that it has space.
        private let queue = DispatchQueue(label: "DropboxHTTP.RequestBodyStreamWriter")
        private let output: OutputStream
        /// The bytes of the current chunk that aren't written yet.
        private var rest = Data()
        private var writer: CheckedContinuation<Bool, Never>?
        private var isEnded = false
        /// Whether the system stopped reading because the request finished. The reason for that is more specific than
        /// the producer's error.
        private let hasSystemStoppedReading = Locked(false)

        private init(_ output: OutputStream) { self.output = output }

        /// Returns the reading end of a pair of streams, and the task that writes the body of `exchange` to the other
        /// end.
        static func open(for exchange: URLSessionExchange) -> (InputStream?, Task<Void, Never>) {
            var (input, output): (InputStream?, OutputStream?) = (nil, nil)
            Stream.getBoundStreams(withBufferSize: bufferBytes, inputStream: &input, outputStream: &output)
            guard let output else {
                exchange.fail(HTTPError(.other(code: 0), "The system cannot create more streams."))
                return (nil, Task {})
            }
            let writer = RequestBodyStreamWriter(output)
            return (input, Task { await writer.run(exchange) })
        }

        private func run(_ exchange: URLSessionExchange) async {
            queue.async {
                self.output.delegate = self
                CFWriteStreamSetDispatchQueue(self.output, self.queue)
                self.output.open()
            }
            exchange.setProducing(true)
            do {
                try await exchange.request.body.writeChunks { chunk in
                    exchange.setProducing(false)
                    defer { exchange.setProducing(true) }
                    return await self.write(chunk)
                }
            } catch {
                if !hasSystemStoppedReading.withLock({ $0 }) {
                    let failure = HTTPError(.bodyFailed(error), "The producer of the body failed: \(error)")
                    exchange.fail(error as? HTTPError ?? failure)
                }
            }
            exchange.setProducing(false)
            queue.async {
                self.output.delegate = nil
                CFWriteStreamSetDispatchQueue(self.output, nil)
                self.output.close()
            }
        }

        /// Writes a chunk. Canceling the task ends the wait for a reader.
        private func write(_ chunk: Data) async -> HTTPError? {
            let isWritten = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    queue.async {
                        self.rest = chunk
                        self.writer = continuation
                        self.writeRest()
                    }
                }
            } onCancel: {
                queue.async { self.end() }
            }
            if isWritten { return nil }
            hasSystemStoppedReading.withLock { $0 = true }
            return .cancelled
        }

        func stream(_ stream: Stream, handle event: Stream.Event) {
            switch event {
            case .hasSpaceAvailable: writeRest()
            case .errorOccurred, .endEncountered: end()
            default: break
            }
        }

        /// Writes as much as the pair accepts now. It reports when it accepts more.
        private func writeRest() {
            while !isEnded, !rest.isEmpty, output.hasSpaceAvailable {
                let count = rest.withUnsafeBytes { bytes in
                    bytes.bindMemory(to: UInt8.self).baseAddress.map { output.write($0, maxLength: bytes.count) } ?? 0
                }
                guard count > 0 else { return end() }
                rest = rest.dropFirst(count)
            }
            if isEnded || rest.isEmpty { resumeWriter(rest.isEmpty) }
        }

        private func end() {
            isEnded = true
            resumeWriter(false)
        }

        private func resumeWriter(_ isWritten: Bool) {
            writer?.resume(returning: isWritten)
            writer = nil
        }
    }
#endif
