#if os(Linux)
    import Foundation
    import DropboxConcurrency

    /// Writes a body to a file on another thread, for the loop's has all other transfers to look after: a disk that is slow
    /// holds up this one alone.
    ///
    /// libcurl hands out pieces of 16 KiB. They are gathered, the more the slower the disk is, and written in turn. When too
    /// much waits to be written, the transfer pauses.
    // @unchecked Sendable because `filling` is used by the loop's thread alone until `end`, and all else is in `state`.
    final class FileSink: @unchecked Sendable {
        /// A part of the file on its way.
        // @unchecked Sendable because it belongs to one side at a time, which gets it from `state`.
        private final class Part: @unchecked Sendable {
            static let capacity = 256 << 10
            let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 4096)
            var count = 0

            deinit { bytes.deallocate() }

            func take(_ piece: UnsafeRawBufferPointer) {
                UnsafeMutableRawBufferPointer(rebasing: bytes[count...]).copyMemory(from: piece)
                count += piece.count
            }
        }

        private struct State {
            var waiting: [Part] = []
            var spare: [Part] = []
            var isWriting = false
            /// The loop pauses the transfer until there is room.
            var isAwaited = false
            var byteCount: Int64 = 0
            var failure: HTTPError?
            var end: (@Sendable (Result<Int64, HTTPError>) -> Void)?
        }

        /// So much is gathered for a disk that has nothing to do.
        private static let least = 64 << 10
        /// The transfer pauses when so many parts wait.
        private static let most = 4

        private let state = Locked(State())
        private var filling = Part()
        private let descriptor: Int32
        private let onProgress: (@Sendable (Int64) -> Void)?
        private let wake: @Sendable () -> Void

        /// - Parameter wake: called, on another thread, when there is room again after `append` found none, and after a failure.
        init(
            _ descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?, wake: @escaping @Sendable () -> Void
        ) {
            self.descriptor = descriptor
            self.onProgress = onProgress
            self.wake = wake
        }

        // MARK: On the loop's thread

        /// Why nothing more can be written, if so.
        var failure: HTTPError? { state.withLock { $0.failure } }

        /// Takes a piece, unless too much waits. Answers whether it was taken.
        func append(_ piece: UnsafeRawBufferPointer) throws(HTTPError) -> Bool {
            try append(piece, isForced: false)
        }

        private func append(_ piece: UnsafeRawBufferPointer, isForced: Bool) throws(HTTPError) -> Bool {
            if filling.count + piece.count > Part.capacity, try !handOver(isForced ? .always : .ifThereIsRoom) {
                return false
            }
            var rest = piece
            while rest.count > Part.capacity {
                filling.take(UnsafeRawBufferPointer(rebasing: rest.prefix(Part.capacity)))
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(Part.capacity))
                _ = try handOver(.always)
            }
            filling.take(rest)
            if filling.count >= Self.least { _ = try handOver(.ifIdle) }
            return true
        }

        /// Takes what had been gathered elsewhere, however much waits.
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
            case ifThereIsRoom
            case ifIdle
        }

        /// Has what was gathered be written. Answers whether there is room for more.
        private func handOver(_ condition: Condition) throws(HTTPError) -> Bool {
            let (isTaken, isStarting, failure) = state.withLock { state -> (Bool, Bool, HTTPError?) in
                if let failure = state.failure { return (false, false, failure) }
                switch condition {
                case .always: break
                case .ifThereIsRoom:
                    state.isAwaited = state.waiting.count >= Self.most
                    if state.isAwaited { return (false, false, nil) }
                case .ifIdle: if state.isWriting { return (false, false, nil) }
                }
                state.waiting.append(filling)
                filling = state.spare.popLast() ?? Part()
                defer { state.isWriting = true }
                return (true, !state.isWriting, nil)
            }
            if let failure { throw failure }
            if isStarting { BlockingIO.foreign.later { self.write() } }
            return isTaken
        }

        /// Nothing comes after `rest`. Calls `end` with the number of bytes that are in the file, when all that came is, or
        /// nothing more can be written.
        func end(after rest: Data, _ end: @escaping @Sendable (Result<Int64, HTTPError>) -> Void) {
            // What cannot be written is in `failure`, where `end` finds it.
            do throws(HTTPError) { try append(rest) } catch {}
            let (outcome, isStarting) = state.withLock { state -> (Result<Int64, HTTPError>?, Bool) in
                if state.failure == nil, filling.count > 0 { state.waiting.append(filling) }
                if state.isWriting || !state.waiting.isEmpty {
                    state.end = end
                    defer { state.isWriting = true }
                    return (nil, !state.isWriting)
                }
                return (state.failure.map { .failure($0) } ?? .success(state.byteCount), false)
            }
            if let outcome { end(outcome) }
            if isStarting { BlockingIO.foreign.later { self.write() } }
        }

        // MARK: On the thread that writes

        private func write() {
            while let part = next() {
                let code = FileDescriptorWriter.write(
                    UnsafeRawBufferPointer(rebasing: part.bytes[..<part.count]), to: descriptor)
                let (count, isAwaited) = state.withLock { state -> (Int64?, Bool) in
                    guard code == 0 else {
                        state.failure = .file(code, "The answer cannot be written to the file")
                        state.waiting = []
                        return (nil, true)
                    }
                    state.byteCount += Int64(part.count)
                    part.count = 0
                    state.spare.append(part)
                    let hasRoom = state.isAwaited && state.waiting.count <= Self.most / 2
                    if hasRoom { state.isAwaited = false }
                    return (state.byteCount, hasRoom)
                }
                if let count { onProgress?(count) }
                if isAwaited { wake() }
            }
        }

        /// What is to be written next. Where there is nothing the writing rests, and whoever waits for its end hears of it.
        private func next() -> Part? {
            typealias End = (call: @Sendable (Result<Int64, HTTPError>) -> Void, outcome: Result<Int64, HTTPError>)
            let (part, end) = state.withLock { state -> (Part?, End?) in
                if !state.waiting.isEmpty { return (state.waiting.removeFirst(), nil) }
                state.isWriting = false
                guard let call = state.end else { return (nil, nil) }
                state.end = nil
                return (nil, (call, state.failure.map { .failure($0) } ?? .success(state.byteCount)))
            }
            if let end { end.call(end.outcome) }
            return part
        }
    }
#endif
