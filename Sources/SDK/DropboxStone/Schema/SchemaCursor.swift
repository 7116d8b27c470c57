import Foundation

/// A position in the text of a schema. Reading past the end returns empty results and never fails.
struct SchemaCursor {
    private let start: UnsafePointer<UInt8>
    private(set) var position: Int
    private let end: Int

    init(_ start: UnsafePointer<UInt8>, _ range: Range<Int>) {
        self.start = start
        position = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { position >= end }

    func isNext(_ byte: UInt8) -> Bool { position < end && start[position] == byte }

    /// Consumes `byte` if it's next.
    mutating func consume(_ byte: UInt8) -> Bool {
        guard isNext(byte) else { return false }
        position += 1
        return true
    }

    mutating func skipWhitespace() {
        while isNext(0x20) { position += 1 }
    }

    /// Moves to the end of the line.
    mutating func skipLine() {
        while position < end, start[position] != 0x0A { position += 1 }
    }

    /// Moves to the semicolon outside of quotes before the next field or member, or to the end of the line.
    mutating func skipField() {
        var isQuoted = false
        while position < end, start[position] != 0x0A {
            switch start[position] {
            case 0x5C where isQuoted: position += 1
            case 0x22: isQuoted.toggle()
            case 0x3B where !isQuoted: return
            default: break
            }
            position += 1
        }
        position = min(position, end)
    }

    /// Consumes and returns the bytes up to a space, a line feed, or a byte that structures a line.
    mutating func span() -> ByteSpan {
        let first = position
        while position < end {
            switch start[position] {
            // space, line feed, ( ) , ; = ?
            case 0x20, 0x0A, 0x28, 0x29, 0x2C, 0x3B, 0x3D, 0x3F: return ByteSpan(start + first, position - first)
            default: position += 1
            }
        }
        return ByteSpan(start + first, position - first)
    }

    /// Consumes whitespace and the next word.
    mutating func word() -> String {
        skipWhitespace()
        return span().string
    }

    /// Consumes and returns the source of a type expression, up to a semicolon, or a space outside of
    /// parentheses, that isn't quoted.
    mutating func expression() -> String {
        skipWhitespace()
        let first = position
        var depth = 0
        var isQuoted = false
        while position < end, start[position] != 0x0A {
            switch start[position] {
            case 0x5C where isQuoted: position += 1
            case 0x22: isQuoted.toggle()
            case 0x28 where !isQuoted: depth += 1
            case 0x29 where !isQuoted: depth -= 1
            case 0x20 where !isQuoted && depth <= 0, 0x3B where !isQuoted:
                return ByteSpan(start + first, position - first).string
            default: break
            }
            position += 1
        }
        position = min(position, end)
        return ByteSpan(start + first, position - first).string
    }

    /// Consumes a string in JSON quotes.
    mutating func quoted() -> String? {
        guard isNext(0x22) else { return nil }
        var reader = JSONReader(UnsafeBufferPointer(start: start + position, count: end - position))
        guard let text = try? reader.string() else { return nil }  // Malformed text isn't a string.
        position += reader.offset
        return text
    }
}

extension StaticString {
    /// A cursor over the whole text.
    var bytes: SchemaCursor { cursor(0..<utf8CodeUnitCount) }

    func cursor(_ range: Range<Int>) -> SchemaCursor { SchemaCursor(utf8Start, range) }
}

/// Bytes in memory with a longer lifetime: the text of a schema, or the JSON that is being read.
package struct ByteSpan {
    let start: UnsafePointer<UInt8>
    let count: Int

    init(_ start: UnsafePointer<UInt8>, _ count: Int) {
        self.start = start
        self.count = count
    }

    static var empty: ByteSpan { ByteSpan(StaticString("").utf8Start, 0) }

    var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
    package var string: String { String(decoding: buffer, as: UTF8.self) }

    /// Compares two names. Most names are shorter than 16 bytes and are compared by two words, which may overlap.
    @inline(__always)
    static func == (left: ByteSpan, right: ByteSpan) -> Bool {
        let count = left.count
        guard count == right.count else { return false }
        let one = UnsafeRawPointer(left.start)
        let other = UnsafeRawPointer(right.start)
        if count >= 8, count <= 16 {
            return one.loadUnaligned(as: UInt64.self) == other.loadUnaligned(as: UInt64.self)
                && (one + count - 8).loadUnaligned(as: UInt64.self)
                    == (other + count - 8).loadUnaligned(as: UInt64.self)
        }
        if count >= 4, count < 8 {
            return one.loadUnaligned(as: UInt32.self) == other.loadUnaligned(as: UInt32.self)
                && (one + count - 4).loadUnaligned(as: UInt32.self)
                    == (other + count - 4).loadUnaligned(as: UInt32.self)
        }
        return memcmp(one, other, count) == 0
    }
}
