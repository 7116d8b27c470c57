import CDropboxPostgreSQL
import DropboxWorker
import Foundation

/// The types of PostgreSQL whose values differ from text.
private enum PostgreSQLType {
    static let bool: Oid = 16
    static let bytes: Oid = 17
    static let int8: Oid = 20
    static let int2: Oid = 21
    static let int4: Oid = 23
    static let text: Oid = 25
    static let oid: Oid = 26
    static let float4: Oid = 700
    static let float8: Oid = 701
    static let numeric: Oid = 1700
}

/// The parameters of a statement in the binary format. Text isn't terminated, so none of it can be cut off.
struct PostgreSQLParameters {
    /// The types. The server infers that of NULL.
    let types: [Oid]
    private let contents: [Data?]

    init(_ values: [SQLValue]) {
        types = values.map { value in
            switch value {
            case .null: 0
            case .integer: PostgreSQLType.int8
            case .double: PostgreSQLType.float8
            case .text: PostgreSQLType.text
            case .bytes: PostgreSQLType.bytes
            }
        }
        contents = values.map { value in
            switch value {
            case .null: nil
            case .integer(let value): withUnsafeBytes(of: value.bigEndian) { Data($0) }
            case .double(let value): withUnsafeBytes(of: value.bitPattern.bigEndian) { Data($0) }
            case .text(let value): Data(value.utf8)
            case .bytes(let value): value
            }
        }
    }

    /// Calls `body` with the arrays that libpq expects.
    func withPointers<Result>(
        _ body: (
            _ count: Int32, _ types: [Oid], _ pointers: [UnsafePointer<CChar>?], _ lengths: [Int32],
            _ formats: [Int32]
        ) -> Result
    ) -> Result {
        // One buffer for all contents, so that their addresses are stable. It isn't empty, because NULL has no address.
        var bytes: [CChar] = []
        bytes.reserveCapacity(contents.reduce(1) { $0 + ($1?.count ?? 0) })
        let offsets = contents.map { content in
            let offset = bytes.count
            if let content { bytes.append(contentsOf: content.lazy.map { CChar(bitPattern: $0) }) }
            return offset
        }
        bytes.append(0)
        return bytes.withUnsafeBufferPointer { buffer in
            let pointers = zip(contents, offsets).map { content, offset in
                content == nil ? nil : buffer.baseAddress.map { $0 + offset }
            }
            return body(
                Int32(contents.count), types, pointers, contents.map { Int32($0?.count ?? 0) },
                contents.map { _ in 1 })
        }
    }
}

/// The result of a statement.
final class PostgreSQLResult {
    private let result: OpaquePointer

    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(result) }

    /// The name of the command that was executed.
    var command: String { PQcmdStatus(result).map { String(cString: $0) } ?? "" }

    /// The error, or `nil` if the statement succeeded.
    func error(in sql: String) -> WorkerDatabaseError? {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return nil
        default: break
        }
        func field(_ code: Int32) -> String { PQresultErrorField(result, code).map { String(cString: $0) } ?? "" }
        // PG_DIAG_SQLSTATE, PG_DIAG_MESSAGE_PRIMARY, and PG_DIAG_MESSAGE_DETAIL are characters.
        let (state, message, detail) = (field(67), field(77), field(68))
        let remedy = state == "53100" ? "the disk of the worker's database is full: " : ""
        return WorkerDatabaseError(
            kind: Self.isTemporary(state) ? .temporary : .final, code: state,
            message:
                "\(remedy)PostgreSQL \(state): \(message)\(detail.isEmpty ? "" : " (\(detail))") in: \(sql.prefix(200))"
        )
    }

    /// Returns whether a repetition can help: the connection was lost, the server stops or starts or is a standby, there are
    /// too many connections, a limit of time was reached, or transactions collided.
    private static func isTemporary(_ state: String) -> Bool {
        state.isEmpty || state.hasPrefix("08") || state.hasPrefix("57P") || state.hasPrefix("40")
            || ["25006", "25P03", "53300", "55P03", "57014"].contains(state)
    }

    /// The rows.
    var rows: [[SQLValue]] {
        let columns = PQnfields(result)
        let types = (0..<columns).map { PQftype(result, $0) }
        return (0..<PQntuples(result)).map { row in (0..<columns).map { value(row, $0, types[Int($0)]) } }
    }

    private func value(_ row: Int32, _ column: Int32, _ type: Oid) -> SQLValue {
        guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else { return .null }
        let count = Int(PQgetlength(result, row, column))
        let text = String(
            decoding: UnsafeRawBufferPointer(start: start, count: count).bindMemory(to: UInt8.self), as: UTF8.self)
        switch type {
        case PostgreSQLType.bool: return .integer(text == "t" ? 1 : 0)
        case PostgreSQLType.int8, PostgreSQLType.int2, PostgreSQLType.int4, PostgreSQLType.oid:
            return Int64(text).map(SQLValue.integer) ?? .text(text)
        case PostgreSQLType.float4, PostgreSQLType.float8: return Double(text).map(SQLValue.double) ?? .text(text)
        case PostgreSQLType.numeric:
            return Int64(text).map(SQLValue.integer) ?? Double(text).map(SQLValue.double) ?? .text(text)
        case PostgreSQLType.bytes: return Self.bytes(text).map(SQLValue.bytes) ?? .text(text)
        default: return .text(text)
        }
    }

    /// Decodes bytes in hexadecimal digits after `\x`.
    private static func bytes(_ text: String) -> Data? {
        guard text.hasPrefix("\\x") else { return nil }
        var bytes = Data(capacity: text.utf8.count / 2)
        var high: UInt8?
        for digit in text.utf8.dropFirst(2) {
            guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            if let first = high {
                bytes.append(first << 4 | UInt8(value))
                high = nil
            } else {
                high = UInt8(value)
            }
        }
        return high == nil ? bytes : nil
    }
}
