import CDropboxMicrohttpdShim
import CDropboxMicrohttpd
import Foundation

/// Hands a response to libmicrohttpd.
enum ResponseSender {
    /// Bytes that a reader is asked for at once.
    private static let blockSize = 128 << 10

    static func send(
        _ response: ServerResponse, on connection: OpaquePointer, of exchange: RequestHandler
    ) -> MHD_Result {
        guard let message = message(of: response, connection, exchange) else { return .NO }
        defer { MHD_destroy_response(message) }
        for field in response.headers.fields {
            guard MHD_add_response_header(message, field.name, field.value) == .YES else { return .NO }
        }
        return MHD_queue_response(connection, UInt32(clamping: response.status), message)
    }

    private static func message(
        of response: ServerResponse, _ connection: OpaquePointer, _ exchange: RequestHandler
    ) -> OpaquePointer? {
        switch response.body {
        case .data(let data) where !response.delivery.changesBody:
            return data.withUnsafeBytes { bytes in
                MHD_create_response_from_buffer(
                    bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
            }
        case .data(let data):
            return message(of: DataReader(data: data), Int64(data.count), response, connection, exchange)
        case .reader(let reader, let length):
            return message(of: reader, length, response, connection, exchange)
        case .hangUp(let reset):
            if reset { mhdshim_reset_on_close(connection) }
            return nil
        }
    }

    private static func message(
        of reader: any BodyReader, _ length: Int64?, _ response: ServerResponse, _ connection: OpaquePointer,
        _ exchange: RequestHandler
    ) -> OpaquePointer? {
        var paced: ThrottledBody?
        if response.delivery.changesBody {
            paced = ThrottledBody(
                reader, length: length, delivery: response.delivery, clock: response.clock ?? ServerClock(),
                connection: connection,
                exchange: exchange)
        }
        let size = length.map(UInt64.init(clamping:)) ?? UInt64.max  // MHD_SIZE_UNKNOWN
        return MHD_create_response_from_callback(
            size, blockSize,
            { context, position, buffer, capacity in
                guard let context, let buffer else { return ReaderBox.endWithError }
                let box = Unmanaged<ReaderBox>.fromOpaque(context).takeUnretainedValue()
                return box.read(at: position, UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
            },
            Unmanaged.passRetained(ReaderBox(reader, paced)).toOpaque(),
            { context in
                if let context { Unmanaged<ReaderBox>.fromOpaque(context).release() }
            })
    }
}

/// A reader as libmicrohttpd holds it.
final class ReaderBox {
    static let endOfStream = -1
    static let endWithError = -2

    private let reader: any BodyReader
    private let paced: ThrottledBody?

    init(_ reader: any BodyReader, _ paced: ThrottledBody?) {
        self.reader = reader
        self.paced = paced
    }

    func read(at position: UInt64, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        let offset = Int64(clamping: position)
        do {
            if let paced { return try paced.read(at: offset, buffer) }
            let count = try reader.read(at: offset, into: buffer)
            return count > 0 ? count : Self.endOfStream
        } catch {
            // The head is gone already, so the only way to tell the client is to cut the connection.
            return Self.endWithError
        }
    }
}
