#if os(Linux)
    import DropboxConcurrency
    import Foundation

    /// Writes a body to a file on another thread, so that a slow disk blocks only this transfer and not the loop.
    ///
    /// libcurl delivers pieces of 16 KiB. The sink gathers them into blocks, which grow with the time that the disk
    /// takes, and writes the blocks in order. The transfer pauses when too many blocks wait.
    // @unchecked Sendable because only the loop's thread uses `filling` until `finish`, and all else is in `state`.
    final class FileSink: @unchecked Sendable {
        /// A block of the file that is being filled or written.
        // @unchecked Sendable because only one side owns a block at a time, and `state` transfers the ownership.
        private final class Block: @unchecked Sendable {
            static let capacity = 256 << 10
            let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 4096)
            var count = 0

            deinit { bytes.deallocate() }

            func append(_ piece: UnsafeRawBufferPointer) {
                UnsafeMutableRawBufferPointer(rebasing: bytes[count...]).copyMemory(from: piece)
                count += piece.count
            }
        }

        private struct State {
            var waitingBlocks: [Block] = []
            var freeBlocks: [Block] = []
            var isWriting = false
            /// The loop has paused the transfer until there is space.
            var isTransferPaused = false
            var byteCount: Int64 = 0
            var failure: HTTPError?
            var completion: (@Sendable (Result<Int64, HTTPError>) -> Void)?
        }

        /// The minimum number of bytes to write when the disk is idle.
        private static let minimumWriteSize = 64 << 10
        /// The maximum number of waiting blocks. The transfer pauses when it's reached.
        private static let maximumWaitingBlocks = 4

        private let state = Locked(State())
        private var filling = Block()
        private let descriptor: Int32
        private let onProgress: (@Sendable (Int64) -> Void)?
        private let wake: @Sendable () -> Void

        /// Creates a sink for an open file.
        ///
        /// - Parameter wake: Resumes the transfer. Called on another thread when there is space after `append` found
        ///   none, and after a failure.
        init(
            _ descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?, wake: @escaping @Sendable () -> Void
        ) {
            self.descriptor = descriptor
            self.onProgress = onProgress
            self.wake = wake
        }

        // MARK: On the loop's thread

        /// The error that prevents further writes, or `nil`.
        var failure: HTTPError? { state.withLock { $0.failure } }

        /// Appends a piece unless too many blocks wait.
        ///
        /// - Returns: `true` if the piece was appended.
        func append(_ piece: UnsafeRawBufferPointer) throws(HTTPError) -> Bool {
            try append(piece, isForced: false)
        }

        private func append(_ piece: UnsafeRawBufferPointer, isForced: Bool) throws(HTTPError) -> Bool {
            if filling.count + piece.count > Block.capacity, try !enqueueBlock(isForced ? .always : .ifSpaceIsAvailable)
            {
                return false
            }
            var rest = piece
            while rest.count > Block.capacity {
                filling.append(UnsafeRawBufferPointer(rebasing: rest.prefix(Block.capacity)))
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(Block.capacity))
                _ = try enqueueBlock(.always)
            }
            filling.append(rest)
            if filling.count >= Self.minimumWriteSize { _ = try enqueueBlock(.ifDiskIsIdle) }
            return true
        }

        /// Appends data that was buffered elsewhere, even if too many blocks wait.
        func append(_ data: Data) throws(HTTPError) {
            guard !data.isEmpty else { return }
            var failure: HTTPError?
            data.withUnsafeBytes { bytes in
                do throws(HTTPError) { _ = try append(bytes, isForced: true) } catch { failure = error }
            }
            if let failure { throw failure }
        }

        private enum Condition {
            case always
            case ifSpaceIsAvailable
            case ifDiskIsIdle
        }

        /// Queues the current block for writing.
        ///
        /// - Returns: `true` if there is space for more.
        private func enqueueBlock(_ condition: Condition) throws(HTTPError) -> Bool {
            let (isAccepted, isStarting, failure) = state.withLock { state -> (Bool, Bool, HTTPError?) in
                if let failure = state.failure { return (false, false, failure) }
                switch condition {
                case .always: break
                case .ifSpaceIsAvailable:
                    state.isTransferPaused = state.waitingBlocks.count >= Self.maximumWaitingBlocks
                    if state.isTransferPaused { return (false, false, nil) }
                case .ifDiskIsIdle: if state.isWriting { return (false, false, nil) }
                }
                state.waitingBlocks.append(filling)
                filling = state.freeBlocks.popLast() ?? Block()
                defer { state.isWriting = true }
                return (true, !state.isWriting, nil)
            }
            if let failure { throw failure }
            if isStarting { BlockingIO.external.enqueue { self.write() } }
            return isAccepted
        }

        /// Appends the last bytes, and calls `completion` with the number of bytes in the file when everything is
        /// written or writing has failed.
        func finish(after rest: Data, _ completion: @escaping @Sendable (Result<Int64, HTTPError>) -> Void) {
            // An error is also stored in `failure`, which is read below.
            do throws(HTTPError) { try append(rest) } catch {}
            let (outcome, isStarting) = state.withLock { state -> (Result<Int64, HTTPError>?, Bool) in
                if state.failure == nil, filling.count > 0 { state.waitingBlocks.append(filling) }
                if state.isWriting || !state.waitingBlocks.isEmpty {
                    state.completion = completion
                    defer { state.isWriting = true }
                    return (nil, !state.isWriting)
                }
                return (state.failure.map { .failure($0) } ?? .success(state.byteCount), false)
            }
            if let outcome { completion(outcome) }
            if isStarting { BlockingIO.external.enqueue { self.write() } }
        }

        // MARK: On the writing thread

        private func write() {
            while let block = next() {
                let code = FileDescriptorIO.write(
                    UnsafeRawBufferPointer(rebasing: block.bytes[..<block.count]), to: descriptor)
                let (count, needsWakeUp) = state.withLock { state -> (Int64?, Bool) in
                    guard code == 0 else {
                        state.failure = .file(code, "The response cannot be written to the file")
                        state.waitingBlocks = []
                        return (nil, true)
                    }
                    state.byteCount += Int64(block.count)
                    block.count = 0
                    state.freeBlocks.append(block)
                    let hasSpace = state.isTransferPaused && state.waitingBlocks.count <= Self.maximumWaitingBlocks / 2
                    if hasSpace { state.isTransferPaused = false }
                    return (state.byteCount, hasSpace)
                }
                if let count { onProgress?(count) }
                if needsWakeUp { wake() }
            }
        }

        /// Returns the next block to write. If there is none, stops writing and calls the completion handler, if any.
        private func next() -> Block? {
            typealias Completion = (
                call: @Sendable (Result<Int64, HTTPError>) -> Void, outcome: Result<Int64, HTTPError>
            )
            let (block, completion) = state.withLock { state -> (Block?, Completion?) in
                if !state.waitingBlocks.isEmpty { return (state.waitingBlocks.removeFirst(), nil) }
                state.isWriting = false
                guard let call = state.completion else { return (nil, nil) }
                state.completion = nil
                return (nil, (call, state.failure.map { .failure($0) } ?? .success(state.byteCount)))
            }
            if let completion { completion.call(completion.outcome) }
            return block
        }
    }
#endif
