import Foundation

/// Writes JSON to a block of memory that becomes a `Data` without copying.
struct JSONWriter {
    /// The formats of the text.
    enum Style {
        case compact
        /// Compact and limited to printable ASCII. Escapes all other characters.
        case ascii
        /// Human-readable: with a space after commas and colons.
        case spaced
    }

    private let style: Style
    private var bytes: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity = 256
    private var needsComma = false

    init(_ style: Style) {
        self.style = style
        bytes = .allocate(capacity: capacity)
    }

    /// Returns the JSON. The writer can't be used afterward.
    func finish() -> Data {
        let memory = UnsafeMutableRawPointer(bytes)
        return Data(bytesNoCopy: memory, count: count, deallocator: .custom { memory, _ in memory.deallocate() })
    }

    /// Discards the JSON.
    func discard() { bytes.deallocate() }

    // MARK: Bytes

    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
    }

    @inline(__always)
    private mutating func put(_ byte: UInt8) {
        reserve(1)
        bytes[count] = byte
        count += 1
    }

    @inline(__always)
    private mutating func put(_ start: UnsafePointer<UInt8>, _ length: Int) {
        reserve(length)
        (bytes + count).update(from: start, count: length)
        count += length
    }

    private mutating func put(_ text: StaticString) { put(text.utf8Start, text.utf8CodeUnitCount) }

    // MARK: Structure

    @inline(__always)
    private mutating func separate() {
        if needsComma {
            put(0x2C)
            if style == .spaced { put(0x20) }
        }
        needsComma = true
    }

    mutating func open(_ bracket: UInt8) {
        separate()
        put(bracket)
        needsComma = false
    }

    mutating func close(_ bracket: UInt8) {
        put(bracket)
        needsComma = true
    }

    /// Writes a key of the schema, which needs no escapes.
    @inline(__always)
    mutating func key(_ name: ByteSpan) {
        separate()
        reserve(name.count + 4)
        bytes[count] = 0x22
        (bytes + count + 1).update(from: name.start, count: name.count)
        count += name.count + 3
        bytes[count - 2] = 0x22
        bytes[count - 1] = 0x3A
        afterKey()
    }

    mutating func key(_ name: String) {
        string(name)
        put(0x3A)
        afterKey()
    }

    @inline(__always)
    private mutating func afterKey() {
        if style == .spaced { put(0x20) }
        needsComma = false
    }

    // MARK: Values

    /// Writes a value that is JSON already.
    mutating func json(_ value: Data) {
        separate()
        value.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            put(start, bytes.count)
        }
    }

    mutating func null() {
        separate()
        put("null")
    }

    mutating func bool(_ value: Bool) {
        separate()
        put(value ? "true" : "false")
    }

    mutating func uint(_ value: UInt64) {
        separate()
        digits(value)
    }

    mutating func int(_ value: Int64) {
        separate()
        if value < 0 { put(0x2D) }
        digits(value.magnitude)
    }

    private mutating func digits(_ value: UInt64) {
        reserve(20)
        var length = 1
        var rest = value
        while rest >= 10 {
            rest /= 10
            length += 1
        }
        rest = value
        for index in stride(from: count + length - 1, through: count, by: -1) {
            bytes[index] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
            rest /= 10
        }
        count += length
    }

    /// Writes a finite number in its shortest form.
    mutating func double(_ value: Double, isFloat: Bool) {
        separate()
        var text = isFloat ? Float(value).description : value.description
        text.withUTF8 { utf8 in
            if let start = utf8.baseAddress { put(start, utf8.count) }
        }
    }

    mutating func timestamp(_ seconds: Int64, isDay: Bool) {
        separate()
        put(0x22)
        Timestamp.write(seconds, isDay: isDay) { put($0) }
        put(0x22)
    }

    /// Writes a tag of the schema, which needs no escapes.
    mutating func tag(_ tag: ByteSpan) {
        key(StoneDecoder.tagKey)
        separate()
        put(0x22)
        put(tag.start, tag.count)
        put(0x22)
    }

    mutating func string(_ value: String) {
        separate()
        var value = value
        value.withUTF8 { utf8 in
            reserve(utf8.count + 2)
            put(0x22)
            if let start = utf8.baseAddress { text(ByteSpan(start, utf8.count)) }
            put(0x22)
        }
    }

    private mutating func text(_ text: ByteSpan) {
        var next = 0
        while next < text.count {
            let plain = plainCount(text, next)
            if plain > 0 { put(text.start + next, plain) }
            next += plain
            if next < text.count { next += escape(text, next) }
        }
    }

    /// Returns the number of bytes, starting at `first`, that need no escapes.
    @inline(__always)
    private func plainCount(_ text: ByteSpan, _ first: Int) -> Int {
        let isASCII = style == .ascii
        var next = first
        while next < text.count {
            let byte = text.start[next]
            if byte < 0x20 || byte == 0x22 || byte == 0x5C || isASCII && byte >= 0x7F { break }
            next += 1
        }
        return next - first
    }

    /// Escapes the byte or the scalar at `index` and returns the number of its bytes.
    private mutating func escape(_ text: ByteSpan, _ index: Int) -> Int {
        let byte = text.start[index]
        switch byte {
        case 0x22: put("\\\"")
        case 0x5C: put("\\\\")
        case 0x08: put("\\b")
        case 0x09: put("\\t")
        case 0x0A: put("\\n")
        case 0x0C: put("\\f")
        case 0x0D: put("\\r")
        case 0..<0x80: unit(UInt16(byte))
        default:
            let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let scalar = ByteSpan(text.start + index, min(length, text.count - index)).string
            for unit in scalar.utf16 { self.unit(unit) }
            return length
        }
        return 1
    }

    /// Writes `\uXXXX`.
    private mutating func unit(_ unit: UInt16) {
        put("\\u")
        for shift in [12, 8, 4, 0] {
            let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift) & 15)
            put(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
    }
}
