import Foundation

/// Reads JSON from a buffer, one token at a time. As strict as RFC 8259: the reader validates every byte that it skips.
struct JSONReader {
    /// The maximum nesting of objects and arrays. The API itself stays below 20.
    static let maximumDepth = 128

    let start: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    /// The next byte to read.
    var position: UnsafePointer<UInt8>
    private var depth = 0
    private var unescaped: UnescapedSpans?

    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        // An empty buffer can have no address. Any address works, because nothing is read from it.
        let base = buffer.baseAddress ?? UnsafePointer(StaticString("").utf8Start)
        start = base
        position = base
        end = base + buffer.count
    }

    var offset: Int { position - start }
    var isAtEnd: Bool { position >= end }

    // MARK: Errors

    @inline(never)
    func error(_ kind: StoneError.Kind, at place: UnsafePointer<UInt8>? = nil) -> StoneError {
        StoneError(kind, offset: (place ?? self.position) - start)
    }

    /// Returns the error for a token that isn't `expected`.
    @inline(never)
    func unexpected(_ expected: String) -> StoneError {
        isAtEnd ? error(.unexpectedEnd) : error(.syntax(expected))
    }

    /// Returns the error for a value whose kind isn't `expected`.
    @inline(never)
    func mismatch(_ expected: String) -> StoneError {
        switch kind {
        case nil: unexpected(expected)
        case let actual?: error(.typeMismatch(expected: expected, actual: actual))
        }
    }

    /// The probable kind of the next value according to its first byte.
    var kind: String? {
        guard !isAtEnd else { return nil }
        switch position.pointee {
        case 0x22: return "string"
        case 0x7B: return "object"
        case 0x5B: return "list"
        case 0x74, 0x66, 0x6E:
            var reader = self
            return reader.word("null") ? "null" : reader.word("true") || reader.word("false") ? "boolean" : nil
        case 0x2D, 0x30...0x39:
            var reader = self
            guard let token = try? reader.number() else { return "number" }  // Reading it reports the error.
            return token.isInteger ? "integer" : "float"
        default: return nil
        }
    }

    // MARK: Structure

    @inline(__always)
    mutating func skipWhitespace() {
        while position < end, position.pointee <= 0x20 {
            guard
                position.pointee == 0x20 || position.pointee == 0x0A || position.pointee == 0x0D
                    || position.pointee == 0x09
            else { return }
            position += 1
        }
    }

    /// Returns a Boolean value that indicates whether `byte` is next, after whitespace.
    @inline(__always)
    mutating func isNext(_ byte: UInt8) -> Bool {
        skipWhitespace()
        return position < end && position.pointee == byte
    }

    /// Consumes `byte` if it's next, after whitespace.
    @inline(__always)
    mutating func consume(_ byte: UInt8) -> Bool {
        guard isNext(byte) else { return false }
        position += 1
        return true
    }

    /// Consumes the bracket that opens an object or a list.
    @inline(__always)
    mutating func open(_ byte: UInt8, _ expected: StaticString) throws(StoneError) {
        guard consume(byte) else { throw mismatch(expected.description) }
        depth += 1
        if depth > Self.maximumDepth { throw error(.tooDeep(maximum: Self.maximumDepth), at: position - 1) }
    }

    /// Consumes the next key of an object, or returns `nil` at its end. `isFirst` is `true` before the first key.
    @inline(__always)
    mutating func key(_ isFirst: inout Bool) throws(StoneError) -> ByteSpan? {
        skipWhitespace()
        guard position < end else { throw error(.unexpectedEnd) }
        if position.pointee == 0x7D {
            position += 1
            depth -= 1
            return nil
        }
        if isFirst {
            isFirst = false
        } else if !consume(0x2C) {
            throw unexpected("',' or '}'")
        }
        guard isNext(0x22) else { throw unexpected("a key") }
        let key = try name()
        guard consume(0x3A) else { throw unexpected("':'") }
        return key
    }

    /// Consumes a comma and the key of one of the next few fields of `type`, and returns the field's index. Returns -1
    /// and consumes nothing if another key follows.
    ///
    /// The service writes fields in the order of its schema, so comparing recognizes most keys without a search for
    /// their end.
    @inline(__always)
    mutating func expectedKey(_ type: UnsafePointer<TypeInfo>, _ isFirst: inout Bool, _ hint: inout Int) -> Int {
        var next = position
        if !isFirst {
            guard next < end, next.pointee == 0x2C else { return -1 }
            next += 1
            if next < end, next.pointee == 0x20 { next += 1 }
        }
        guard next < end, next.pointee == 0x22 else { return -1 }
        next += 1
        let limit = min(hint + 4, type.pointee.count)
        var index = hint
        while index < limit {
            let name = type.pointee.fields[index].name
            if end - next > name.count + 1, next[name.count] == 0x22, next[name.count + 1] == 0x3A,
                ByteSpan(next, name.count) == name
            {
                position = next + name.count + 2
                isFirst = false
                hint = index + 1
                return index
            }
            index += 1
        }
        return -1
    }

    /// Consumes a string and returns its bytes without escapes: a key, a tag, or a timestamp.
    @inline(__always)
    mutating func name() throws(StoneError) -> ByteSpan {
        guard isNext(0x22) else { throw mismatch("string") }
        var isEscaped = false
        let text = try span(&isEscaped)
        return isEscaped ? try retain(unescape(text)) : text
    }

    /// Returns the bytes of a name with escapes, which is very rare. They live as long as the reader.
    @inline(never)
    private mutating func retain(_ text: String) -> ByteSpan {
        let spans = unescaped ?? UnescapedSpans()
        unescaped = spans
        return spans.add(text)
    }

    // MARK: Checkpoints

    /// A position to which the reader can return.
    struct Checkpoint {
        fileprivate let place: UnsafePointer<UInt8>
        fileprivate let depth: Int
    }

    var checkpoint: Checkpoint { Checkpoint(place: position, depth: depth) }

    mutating func restore(_ mark: Checkpoint) {
        position = mark.place
        depth = mark.depth
    }

    /// Returns a Boolean value that indicates whether a list has a next item. `isFirst` is `true` before the first
    /// item.
    @inline(__always)
    mutating func item(_ isFirst: inout Bool) throws(StoneError) -> Bool {
        skipWhitespace()
        guard position < end else { throw error(.unexpectedEnd) }
        if position.pointee == 0x5D {
            position += 1
            depth -= 1
            return false
        }
        if isFirst {
            isFirst = false
        } else {
            guard position.pointee == 0x2C else { throw unexpected("',' or ']'") }
            position += 1
            skipWhitespace()
        }
        return true
    }

    /// Consumes `null` if it's next.
    @inline(__always)
    mutating func null() -> Bool {
        isNext(0x6E) && word("null")
    }

    mutating func bool() throws(StoneError) -> Bool {
        skipWhitespace()
        if word("true") { return true }
        if word("false") { return false }
        throw mismatch("boolean")
    }

    /// Consumes `text` if it's next and no letter or digit follows.
    private mutating func word(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard end - position >= count, memcmp(position, text.utf8Start, count) == 0 else { return false }
        if end - position > count, Self.isWordByte(position[count]) { return false }
        position += count
        return true
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80
    }

    /// Throws an error unless only whitespace follows.
    mutating func finish() throws(StoneError) {
        skipWhitespace()
        if !isAtEnd { throw error(.trailingData) }
    }

    // MARK: Skipped values

    /// Skips any value, which must be well-formed.
    mutating func skip() throws(StoneError) {
        skipWhitespace()
        guard position < end else { throw error(.unexpectedEnd) }
        switch position.pointee {
        case 0x22:
            var isEscaped = false
            let text = try span(&isEscaped)
            if isEscaped { _ = try unescape(text) }
        case 0x7B:
            try open(0x7B, "object")
            var isFirst = true
            while try key(&isFirst) != nil { try skip() }
        case 0x5B:
            try open(0x5B, "list")
            var isFirst = true
            while try item(&isFirst) { try skip() }
        case 0x2D, 0x30...0x39: _ = try number()
        default:
            if !word("null"), !word("true"), !word("false") { throw unexpected("a value") }
        }
    }
}

/// The owner of unescaped names.
private final class UnescapedSpans {
    private var spans: [UnsafeMutableBufferPointer<UInt8>] = []

    func add(_ text: String) -> ByteSpan {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, text.utf8.count))
        _ = bytes.initialize(from: text.utf8)
        spans.append(bytes)
        return bytes.baseAddress.map { ByteSpan($0, text.utf8.count) } ?? .empty
    }

    deinit {
        for span in spans { span.deallocate() }
    }
}
