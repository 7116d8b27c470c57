import Foundation

/// Takes a form with files apart (`multipart/form-data`), piece by piece: never is a whole file in memory.
struct MultipartReader {
    /// The body is no such form.
    struct Malformed: Error {}

    struct Part: Sendable, Hashable {
        var name: String
        /// Set for files.
        var fileName: String?
    }

    private enum Place {
        case start
        case inPart
        case betweenParts
        case end
    }

    private static let maximumHead = 16 << 10
    private static let pieceSize = 256 << 10

    /// What stands before each part but the first.
    private let delimiter: Data
    private var buffer = Data()
    private var place = Place.start

    init(contentType: String) throws(Malformed) {
        let fields = contentType.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard fields.first?.lowercased() == "multipart/form-data",
            let field = fields.first(where: { $0.lowercased().hasPrefix("boundary=") })
        else { throw Malformed() }
        let boundary = field.dropFirst("boundary=".count).trimmingCharacters(in: ["\""])
        guard !boundary.isEmpty, boundary.utf8.count <= 200 else { throw Malformed() }
        delimiter = Data("\r\n--\(boundary)".utf8)
    }

    /// The next part; nil at the end. What is left of the former one is passed over.
    mutating func nextPart(from receiver: inout BodyReceiver) async throws -> Part? {
        if place == .start {
            // The first delimiter may stand at the very beginning.
            buffer = Data("\r\n".utf8)
            place = .inPart
        }
        while place == .inPart { _ = try await nextPiece(from: &receiver) }
        guard place == .betweenParts else { return nil }
        while buffer.count < 2 { try await fill(from: &receiver) }
        if buffer.starts(with: Data("--".utf8)) {
            place = .end
            return nil
        }
        let mark = Data("\r\n\r\n".utf8)
        while true {
            if let end = buffer.range(of: mark) {
                let head = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
                // An empty part ends with a delimiter that begins where its head ends.
                buffer = Data(buffer[end.upperBound...])
                place = .inPart
                return try part(head)
            }
            guard buffer.count <= Self.maximumHead else { throw Malformed() }
            try await fill(from: &receiver)
        }
    }

    /// More of the part; nil at its end.
    mutating func nextPiece(from receiver: inout BodyReceiver) async throws -> Data? {
        guard place == .inPart else { return nil }
        while true {
            if let end = buffer.range(of: delimiter) {
                let piece = Data(buffer[buffer.startIndex..<end.lowerBound])
                guard piece.isEmpty else {
                    buffer = Data(buffer[end.lowerBound...])
                    return piece
                }
                buffer = Data(buffer[end.upperBound...])
                place = .betweenParts
                return nil
            }
            // The end of what is here may be the beginning of a delimiter.
            let safe = buffer.count - delimiter.count + 1
            if safe > 0 {
                let piece = Data(buffer.prefix(safe))
                buffer = Data(buffer.dropFirst(safe))
                return piece
            }
            try await fill(from: &receiver)
        }
    }

    private mutating func fill(from receiver: inout BodyReceiver) async throws {
        guard let piece = try await receiver.next(upTo: Self.pieceSize) else { throw Malformed() }
        buffer.append(piece)
    }

    private func part(_ head: String) throws(Malformed) -> Part {
        for line in head.split(separator: "\r\n") where line.lowercased().hasPrefix("content-disposition:") {
            guard let name = parameter("name", of: line) else { throw Malformed() }
            return Part(name: name, fileName: parameter("filename", of: line))
        }
        throw Malformed()
    }

    private func parameter(_ name: String, of line: Substring) -> String? {
        guard let start = line.range(of: "; \(name)=\"") else { return nil }
        let value = line[start.upperBound...].prefix { $0 != "\"" }
        return value.replacingOccurrences(of: "%22", with: "\"").replacingOccurrences(of: "%0D%0A", with: "")
    }
}
