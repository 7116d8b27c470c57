import CMHDShim
import CMicrohttpd
import Foundation

/// Hands a response to libmicrohttpd.
enum ResponseSender {
    /// Bytes that a reader is asked for at once.
    private static let blockSize = 128 << 10

    static func send(_ response: ServerResponse, on connection: OpaquePointer) -> MHD_Result {
        guard let message = message(of: response.body, connection) else { return .NO }
        defer { MHD_destroy_response(message) }
        for field in response.headers.fields {
            guard MHD_add_response_header(message, field.name, field.value) == .YES else { return .NO }
        }
        return MHD_queue_response(connection, UInt32(clamping: response.status), message)
    }

    private static func message(of body: ServerResponse.Body, _ connection: OpaquePointer) -> OpaquePointer? {
        switch body {
        case .data(let data):
            return data.withUnsafeBytes { bytes in
                MHD_create_response_from_buffer(
                    bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
            }
        case .reader(let reader, let length):
            let size = length.map(UInt64.init(clamping:)) ?? UInt64.max  // MHD_SIZE_UNKNOWN
            return MHD_create_response_from_callback(
                size, blockSize,
                { context, position, buffer, capacity in
                    guard let context, let buffer else { return -2 }
                    let box = Unmanaged<ReaderBox>.fromOpaque(context).takeUnretainedValue()
                    return box.read(at: position, UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
                },
                Unmanaged.passRetained(ReaderBox(reader)).toOpaque(),
                { context in
                    if let context { Unmanaged<ReaderBox>.fromOpaque(context).release() }
                })
        case .hangUp(let reset):
            if reset { mhdshim_reset_on_close(connection) }
            return nil
        }
    }
}

/// A reader as libmicrohttpd holds it.
private final class ReaderBox {
    private static let endOfStream = -1
    private static let endWithError = -2

    private let reader: any BodyReading

    init(_ reader: any BodyReading) { self.reader = reader }

    func read(at position: UInt64, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        do {
            let count = try reader.read(at: Int64(clamping: position), into: buffer)
            return count > 0 ? count : Self.endOfStream
        } catch {
            // The head is gone already, so the only way to tell the client is to cut the connection.
            return Self.endWithError
        }
    }
}
