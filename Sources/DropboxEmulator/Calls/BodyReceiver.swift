import Foundation

/// Takes the content of a call into the block store, piece by piece.
struct BodyReceiver {
    /// Why the content was not taken.
    enum Failure: Error, Sendable, Hashable {
        case tooLarge
        case hashMismatch
        /// The body ended before the bytes that were announced.
        case tooShort
    }

    private let body: RequestBody
    private let service: Service
    let pins: ContentStore.Pins
    private var rest = Data()
    private var count: UInt64 = 0

    init(_ call: Call) { self.init(call.request, call.service) }

    init(_ request: ServerRequest, _ service: Service) {
        body = request.body
        self.service = service
        pins = service.store.content.makePins()
    }

    /// Takes the whole body.
    ///
    /// - Parameters:
    ///   - offset: where it begins in the file.
    ///   - pending: pieces of an upload session that it continues.
    ///   - hash: the content hash that it should have.
    mutating func receive(
        at offset: UInt64 = 0, pending: [Block] = [], expecting hash: String? = nil
    ) async throws -> BlockWriter.Written {
        var writer = BlockWriter(store: service.store.content, pins: pins, offset: offset, pending: pending)
        while let piece = try await next(upTo: .max) { try writer.write(piece) }
        let written = try writer.finish()
        if let hash, written.bodyHash.hexadecimal != hash { throw Failure.hashMismatch }
        return written
    }

    /// The next bytes of the body, at most `limit`; nil at the end.
    mutating func next(upTo limit: Int) async throws -> Data? {
        if rest.isEmpty {
            guard let piece = try await body.next() else { return nil }
            count += UInt64(piece.count)
            guard count <= service.limits.maximumRequestBody else { throw Failure.tooLarge }
            rest = piece
        }
        let part = rest.prefix(limit)
        rest = rest.dropFirst(part.count)
        return part
    }
}
