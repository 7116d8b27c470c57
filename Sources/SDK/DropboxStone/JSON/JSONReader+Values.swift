import Foundation

extension JSONReader {
    struct NumberToken {
        let text: ByteSpan
        let isInteger: Bool

        /// The digits for an error message, truncated if there are too many.
        var excerpt: String { text.count <= 40 ? text.string : ByteSpan(text.start, 40).string + "…" }
    }

    /// Consumes a number and validates its syntax.
    mutating func number() throws(StoneError) -> NumberToken {
        let first = position
        var isInteger = true
        if position < end, position.pointee == 0x2D { position += 1 }
        if position < end, position.pointee == 0x30 {
            position += 1
        } else {
            try digits()
        }
        if position < end, position.pointee == 0x2E {
            isInteger = false
            position += 1
            try digits()
        }
        if position < end, position.pointee | 0x20 == 0x65 {
            isInteger = false
            position += 1
            if position < end, position.pointee == 0x2B || position.pointee == 0x2D { position += 1 }
            try digits()
        }
        if position < end, Self.isWordByte(position.pointee) { throw unexpected("the end of a number") }
        return NumberToken(text: ByteSpan(first, position - first), isInteger: isInteger)
    }

    private mutating func digits() throws(StoneError) {
        let first = position
        while position < end, position.pointee &- 0x30 < 10 { position += 1 }
        if position == first { throw unexpected("a digit") }
    }

    /// Consumes an integer. Returns its magnitude, its sign, and its start.
    @inline(__always)
    private mutating func integer(
        _ code: WireType
    ) throws(StoneError) -> (magnitude: UInt64, isNegative: Bool, first: UnsafePointer<UInt8>) {
        skipWhitespace()
        let first = position
        let isNegative = position < end && position.pointee == 0x2D
        if isNegative { position += 1 }
        let digits = position
        var magnitude: UInt64 = 0
        while position < end, position.pointee &- 0x30 < 10 {
            let (product, productOverflows) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, sumOverflows) = product.addingReportingOverflow(UInt64(position.pointee &- 0x30))
            if productOverflows || sumOverflows { throw outOfRange(first, code) }
            magnitude = sum
            position += 1
        }
        let isPlain = position > digits && (digits.pointee != 0x30 || position - digits == 1)
        if !isPlain || position < end && (position.pointee == 0x2E || Self.isWordByte(position.pointee)) {
            throw notInteger(first)
        }
        return (magnitude, isNegative, first)
    }

    @inline(never)
    private mutating func notInteger(_ first: UnsafePointer<UInt8>) -> StoneError {
        position = first
        guard !isAtEnd, first.pointee == 0x2D || first.pointee &- 0x30 < 10 else { return mismatch("integer") }
        do throws(StoneError) {
            _ = try number()
        } catch {
            return error
        }
        position = first
        return mismatch("integer")
    }

    @inline(never)
    private mutating func outOfRange(_ first: UnsafePointer<UInt8>, _ code: WireType) -> StoneError {
        position = first
        do throws(StoneError) {
            let token = try number()
            guard token.isInteger else {
                position = first
                return mismatch("integer")
            }
            let limits = code.limits
            return error(
                .outOfRange(value: token.excerpt, minimum: limits?.minimum, maximum: limits?.maximum), at: first)
        } catch {
            return error
        }
    }

    mutating func int64(_ code: WireType = .int64) throws(StoneError) -> Int64 {
        let (magnitude, isNegative, first) = try integer(code)
        if !isNegative, let value = Int64(exactly: magnitude) { return value }
        if isNegative, magnitude <= Int64.min.magnitude { return Int64(truncatingIfNeeded: 0 &- magnitude) }
        throw outOfRange(first, code)
    }

    mutating func uint64(_ code: WireType = .uint64) throws(StoneError) -> UInt64 {
        let (magnitude, isNegative, first) = try integer(code)
        if isNegative, magnitude != 0 { throw outOfRange(first, code) }
        return magnitude
    }

    mutating func int32() throws(StoneError) -> Int64 {
        skipWhitespace()
        let first = position
        let value = try int64(.int32)
        guard Int32(exactly: value) != nil else { throw outOfRange(first, .int32) }
        return value
    }

    mutating func uint32() throws(StoneError) -> UInt64 {
        skipWhitespace()
        let first = position
        let value = try uint64(.uint32)
        guard UInt32(exactly: value) != nil else { throw outOfRange(first, .uint32) }
        return value
    }

    mutating func double(_ code: WireType = .double) throws(StoneError) -> Double {
        skipWhitespace()
        let first = position
        guard !isAtEnd, first.pointee == 0x2D || first.pointee &- 0x30 < 10 else { throw mismatch("float") }
        let token = try number()
        guard let value = Double(token.text.string), value.isFinite, code == .double || Float(value).isFinite else {
            throw error(.outOfRange(value: token.excerpt, minimum: nil, maximum: nil), at: first)
        }
        return code == .double ? value : Double(Float(value))
    }
}

extension JSONReader {
    mutating func string() throws(StoneError) -> String {
        guard isNext(0x22) else { throw mismatch("string") }
        var isEscaped = false
        let text = try span(&isEscaped)
        return isEscaped ? try unescape(text) : text.string
    }

    /// Consumes a string and returns the bytes between its quotes. They are UTF-8 without control characters, and
    /// contain escapes if `isEscaped` was set.
    ///
    /// The reader tests eight bytes at once: `stops` has the highest bit of each byte set that is a quote, a backslash,
    /// or below the space character.
    @inline(__always)
    mutating func span(_ isEscaped: inout Bool) throws(StoneError) -> ByteSpan {
        let first = position + 1
        var next = first
        var seen: UInt64 = 0
        while true {
            search: do {
                while end - next >= 8 {
                    let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)
                    let stops =
                        Self.zeros(word ^ Self.quotes) | Self.zeros(word ^ Self.backslashes)
                        | ((word &- Self.whitespace) & ~word & Self.highBits)
                    if stops != 0 {
                        let count = UInt64(truncatingIfNeeded: stops.littleEndian.trailingZeroBitCount & ~7)
                        seen |= word.littleEndian & ((1 << count) &- 1)
                        next += Int(truncatingIfNeeded: count >> 3)
                        break search
                    }
                    seen |= word
                    next += 8
                }
                while next < end, next.pointee != 0x22, next.pointee != 0x5C, next.pointee >= 0x20 {
                    seen |= UInt64(next.pointee)
                    next += 1
                }
            }
            guard next < end else { throw error(.unexpectedEnd, at: end) }
            if next.pointee == 0x22 { break }
            guard next.pointee == 0x5C else { throw error(.syntax("no control character in a string"), at: next) }
            isEscaped = true
            next += 2  // This can pass the end, which the next iteration detects.
            if next > end { next = end }
        }
        let text = ByteSpan(first, next - first)
        if seen & Self.highBits != 0, let invalid = Self.firstInvalid(text) {
            throw error(.invalidUnicode, at: first + invalid)
        }
        position = next + 1
        return text
    }

    private static let quotes: UInt64 = 0x2222_2222_2222_2222
    private static let backslashes: UInt64 = 0x5C5C_5C5C_5C5C_5C5C
    private static let whitespace: UInt64 = 0x2020_2020_2020_2020
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Sets the highest bit of each byte that is zero. Bytes after the first zero can be marked incorrectly; bytes
    /// before it never are.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & highBits
    }

    /// Returns the index of the first byte that isn't part of well-formed UTF-8.
    @inline(never)
    private static func firstInvalid(_ text: ByteSpan) -> Int? {
        let bytes = text.start
        var index = 0
        while index < text.count {
            let byte = bytes[index]
            if byte < 0x80 {
                index += 1
                continue
            }
            let count: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch byte {
            case 0xC2...0xDF: count = 2
            case 0xE0: (count, second) = (3, 0xA0...0xBF)
            case 0xED: (count, second) = (3, 0x80...0x9F)  // no surrogates
            case 0xE1...0xEF: count = 3
            case 0xF0: (count, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: count = 4
            case 0xF4: (count, second) = (4, 0x80...0x8F)  // up to U+10FFFF
            default: return index
            }
            guard text.count - index >= count, second.contains(bytes[index + 1]) else { return index }
            for offset in 2..<max(2, count) where bytes[index + offset] & 0xC0 != 0x80 { return index }
            index += count
        }
        return nil
    }

    // MARK: Escapes

    /// Returns the text of a string with escapes.
    @inline(never)
    func unescape(_ text: ByteSpan) throws(StoneError) -> String {
        // The text is never longer than its escaped form.
        let result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { bytes in
            do throws(StoneError) {
                let count = try unescape(text, to: bytes)
                return Result<String, StoneError>.success(
                    String(decoding: UnsafeBufferPointer(rebasing: bytes[..<count]), as: UTF8.self))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Writes the text of a string with escapes and returns its length.
    private func unescape(_ text: ByteSpan, to bytes: UnsafeMutableBufferPointer<UInt8>) throws(StoneError) -> Int {
        let stop = text.start + text.count
        var next = text.start
        var count = 0
        while next < stop {
            var byte = next.pointee
            var length = 1
            if byte == 0x5C {
                guard stop - next >= 2 else { throw error(.syntax("an escape"), at: next) }
                length = 2
                switch next[1] {
                case 0x22, 0x5C, 0x2F: byte = next[1]
                case 0x62: byte = 0x08
                case 0x66: byte = 0x0C
                case 0x6E: byte = 0x0A
                case 0x72: byte = 0x0D
                case 0x74: byte = 0x09
                case 0x75:
                    let (scalar, length) = try scalar(next, stop)
                    for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                        bytes[count] = unit
                        count += 1
                    }
                    next += length
                    continue
                default: throw error(.syntax("an escape"), at: next)
                }
            }
            bytes[count] = byte
            count += 1
            next += length
        }
        return count
    }

    /// Returns the scalar of `\uXXXX`, or of two of them that form a surrogate pair, and the number of its bytes.
    private func scalar(
        _ next: UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>
    ) throws(StoneError) -> (Unicode.Scalar, Int) {
        let unit = try hexadecimal(next, stop)
        if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
        guard unit < 0xDC00, stop - next >= 12, next[6] == 0x5C, next[7] == 0x75 else {
            throw error(.invalidUnicode, at: next)
        }
        let low = try hexadecimal(next + 6, stop)
        guard low & 0xFC00 == 0xDC00,
            let scalar = Unicode.Scalar(0x1_0000 + ((unit & 0x3FF) << 10 | (low & 0x3FF)))
        else { throw error(.invalidUnicode, at: next) }
        return (scalar, 12)
    }

    private func hexadecimal(
        _ next: UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>
    ) throws(StoneError) -> UInt32 {
        guard stop - next >= 6 else { throw error(.syntax("four hexadecimal digits"), at: next) }
        var value: UInt32 = 0
        for index in 2..<6 {
            let byte = next[index]
            let digit: UInt8
            switch byte {
            case 0x30...0x39: digit = byte - 0x30
            case 0x41...0x46: digit = byte - 0x37
            case 0x61...0x66: digit = byte - 0x57
            default: throw error(.syntax("four hexadecimal digits"), at: next)
            }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    // MARK: Strings that represent other types

    mutating func timestamp(isDay: Bool) throws(StoneError) -> Int64 {
        guard isNext(0x22) else { throw mismatch("timestamp") }
        let start = position
        let text = try name()
        if let seconds = Timestamp.parse(text, isDay: isDay) { return seconds }
        let format = isDay ? Timestamp.dayFormat : Timestamp.secondFormat
        throw error(.timestamp(value: text.string, format: format), at: start)
    }

    mutating func bytes() throws(StoneError) -> Data {
        skipWhitespace()
        let start = position
        let text = try string()
        guard let data = Data(base64Encoded: text) else { throw error(.base64, at: start) }
        return data
    }
}
