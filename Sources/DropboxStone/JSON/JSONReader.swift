import Foundation

/// Reads JSON from a buffer, one token at a time. As strict as RFC 8259: no byte is skipped that was not looked at.
struct JSONReader {
    /// Objects and arrays inside of one another; the API itself stays below 20.
    static let maximumDepth = 128

    let start: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    /// The next byte to be read.
    var place: UnsafePointer<UInt8>
    private var depth = 0
    private var unescaped: UnescapedSpans?

    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        // An empty buffer may have no address; any will do, since nothing is read from it.
        let base = buffer.baseAddress ?? UnsafePointer(StaticString("").utf8Start)
        start = base
        place = base
        end = base + buffer.count
    }

    var offset: Int { place - start }
    var isAtEnd: Bool { place >= end }

    // MARK: - Errors

    @inline(never)
    func error(_ kind: StoneError.Kind, at place: UnsafePointer<UInt8>? = nil) -> StoneError {
        StoneError(kind, offset: (place ?? self.place) - start)
    }

    /// The error of a token that is not `expected`.
    @inline(never)
    func unexpected(_ expected: String) -> StoneError {
        isAtEnd ? error(.unexpectedEnd) : error(.syntax(expected))
    }

    /// The error of a value that is not of the kind `expected`.
    @inline(never)
    func mismatch(_ expected: String) -> StoneError {
        switch kind {
        case nil: unexpected(expected)
        case let actual?: error(.typeMismatch(expected: expected, actual: actual))
        }
    }

    /// What the next value seems to be, judging by its first byte.
    var kind: String? {
        guard !isAtEnd else { return nil }
        switch place.pointee {
        case 0x22: return "string"
        case 0x7B: return "object"
        case 0x5B: return "list"
        case 0x74, 0x66, 0x6E:
            var reader = self
            return reader.word("null") ? "null" : reader.word("true") || reader.word("false") ? "boolean" : nil
        case 0x2D, 0x30...0x39:
            var reader = self
            guard let token = try? reader.number() else { return "number" }  // its fault is reported when it is read
            return token.isInteger ? "integer" : "float"
        default: return nil
        }
    }

    // MARK: - Structure

    @inline(__always)
    mutating func skipWhitespace() {
        while place < end, place.pointee <= 0x20 {
            guard place.pointee == 0x20 || place.pointee == 0x0A || place.pointee == 0x0D || place.pointee == 0x09
            else { return }
            place += 1
        }
    }

    /// Whether `byte` is next, after blanks.
    @inline(__always)
    mutating func isNext(_ byte: UInt8) -> Bool {
        skipWhitespace()
        return place < end && place.pointee == byte
    }

    /// Steps over `byte` if it is next, after blanks.
    @inline(__always)
    mutating func take(_ byte: UInt8) -> Bool {
        guard isNext(byte) else { return false }
        place += 1
        return true
    }

    /// Steps over the bracket that opens an object or a list.
    @inline(__always)
    mutating func open(_ byte: UInt8, _ expected: StaticString) throws(StoneError) {
        guard take(byte) else { throw mismatch(expected.description) }
        depth += 1
        if depth > Self.maximumDepth { throw error(.tooDeep(maximum: Self.maximumDepth), at: place - 1) }
    }

    /// The next key of an object, or nil at its end. `isFirst` is true before the first one.
    @inline(__always)
    mutating func key(_ isFirst: inout Bool) throws(StoneError) -> ByteSpan? {
        skipWhitespace()
        guard place < end else { throw error(.unexpectedEnd) }
        if place.pointee == 0x7D {
            place += 1
            depth -= 1
            return nil
        }
        if isFirst {
            isFirst = false
        } else if !take(0x2C) {
            throw unexpected("',' or '}'")
        }
        guard isNext(0x22) else { throw unexpected("a key") }
        let key = try name()
        guard take(0x3A) else { throw unexpected("':'") }
        return key
    }

    /// Steps over a comma and the key of one of the next few fields of `type`, and gives the field's index; or gives -1
    /// and stays where it is. The service writes fields in the order of its schema, so that most keys are recognized
    /// by comparing them, without looking for their end.
    @inline(__always)
    mutating func expected(_ type: UnsafePointer<TypeInfo>, _ isFirst: inout Bool, _ hint: inout Int) -> Int {
        var next = place
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
                place = next + name.count + 2
                isFirst = false
                hint = index + 1
                return index
            }
            index += 1
        }
        return -1
    }

    /// The string that is next, as bytes without escapes: a key, a tag or a timestamp.
    @inline(__always)
    mutating func name() throws(StoneError) -> ByteSpan {
        guard isNext(0x22) else { throw mismatch("string") }
        var isEscaped = false
        let text = try span(&isEscaped)
        return isEscaped ? try keep(unescape(text)) : text
    }

    /// Bytes of a name that had escapes, which hardly ever happens. They live as long as the reader.
    @inline(never)
    private mutating func keep(_ text: String) -> ByteSpan {
        let spans = unescaped ?? UnescapedSpans()
        unescaped = spans
        return spans.add(text)
    }

    // MARK: - Going back

    /// A place to which the reader can return.
    struct Checkpoint {
        fileprivate let place: UnsafePointer<UInt8>
        fileprivate let depth: Int
    }

    var mark: Checkpoint { Checkpoint(place: place, depth: depth) }

    mutating func restore(_ mark: Checkpoint) {
        place = mark.place
        depth = mark.depth
    }

    /// Whether a list has a next item. `isFirst` is true before the first one.
    @inline(__always)
    mutating func item(_ isFirst: inout Bool) throws(StoneError) -> Bool {
        skipWhitespace()
        guard place < end else { throw error(.unexpectedEnd) }
        if place.pointee == 0x5D {
            place += 1
            depth -= 1
            return false
        }
        if isFirst {
            isFirst = false
        } else {
            guard place.pointee == 0x2C else { throw unexpected("',' or ']'") }
            place += 1
            skipWhitespace()
        }
        return true
    }

    /// Steps over null if it is next.
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

    /// Steps over `text`, if it is next and no letter or digit follows.
    private mutating func word(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard end - place >= count, memcmp(place, text.utf8Start, count) == 0 else { return false }
        if end - place > count, Self.isWordByte(place[count]) { return false }
        place += count
        return true
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80
    }

    /// Demands that nothing but blanks follows.
    mutating func finish() throws(StoneError) {
        skipWhitespace()
        if !isAtEnd { throw error(.trailingData) }
    }

    // MARK: - Values that are not looked at

    /// Steps over any value, which has to be as well-formed as all others.
    mutating func skip() throws(StoneError) {
        skipWhitespace()
        guard place < end else { throw error(.unexpectedEnd) }
        switch place.pointee {
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

/// Owns the bytes of names whose escapes were resolved.
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
