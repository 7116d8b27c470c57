import Foundation

extension JSONReader {
    struct NumberToken {
        let text: ByteSpan
        let isInteger: Bool

        /// For errors: a few digits are enough to recognize a number that nobody meant.
        var excerpt: String { text.count <= 40 ? text.string : ByteSpan(text.start, 40).string + "…" }
    }

    /// Steps over a number, and checks its spelling.
    mutating func number() throws(StoneError) -> NumberToken {
        let first = place
        var isInteger = true
        if place < end, place.pointee == 0x2D { place += 1 }
        if place < end, place.pointee == 0x30 {
            place += 1
        } else {
            try digits()
        }
        if place < end, place.pointee == 0x2E {
            isInteger = false
            place += 1
            try digits()
        }
        if place < end, place.pointee | 0x20 == 0x65 {
            isInteger = false
            place += 1
            if place < end, place.pointee == 0x2B || place.pointee == 0x2D { place += 1 }
            try digits()
        }
        if place < end, Self.isWordByte(place.pointee) { throw unexpected("the end of a number") }
        return NumberToken(text: ByteSpan(first, place - first), isInteger: isInteger)
    }

    private mutating func digits() throws(StoneError) {
        let first = place
        while place < end, place.pointee &- 0x30 < 10 { place += 1 }
        if place == first { throw unexpected("a digit") }
    }

    /// The magnitude and the sign of the integer that is next, and where it starts.
    @inline(__always)
    private mutating func integer(
        _ code: WireType
    ) throws(StoneError) -> (magnitude: UInt64, isNegative: Bool, first: UnsafePointer<UInt8>) {
        skipWhitespace()
        let first = place
        let isNegative = place < end && place.pointee == 0x2D
        if isNegative { place += 1 }
        let digits = place
        var magnitude: UInt64 = 0
        while place < end, place.pointee &- 0x30 < 10 {
            let (product, isTooGreat) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, isOver) = product.addingReportingOverflow(UInt64(place.pointee &- 0x30))
            if isTooGreat || isOver { throw outOfRange(first, code) }
            magnitude = sum
            place += 1
        }
        let isPlain = place > digits && (digits.pointee != 0x30 || place - digits == 1)
        if !isPlain || place < end && (place.pointee == 0x2E || Self.isWordByte(place.pointee)) {
            throw notInteger(first)
        }
        return (magnitude, isNegative, first)
    }

    @inline(never)
    private mutating func notInteger(_ first: UnsafePointer<UInt8>) -> StoneError {
        place = first
        guard !isAtEnd, first.pointee == 0x2D || first.pointee &- 0x30 < 10 else { return mismatch("integer") }
        do throws(StoneError) {
            _ = try number()
        } catch {
            return error
        }
        place = first
        return mismatch("integer")
    }

    @inline(never)
    private mutating func outOfRange(_ first: UnsafePointer<UInt8>, _ code: WireType) -> StoneError {
        place = first
        do throws(StoneError) {
            let token = try number()
            guard token.isInteger else {
                place = first
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
        let first = place
        let value = try int64(.int32)
        guard Int32(exactly: value) != nil else { throw outOfRange(first, .int32) }
        return value
    }

    mutating func uint32() throws(StoneError) -> UInt64 {
        skipWhitespace()
        let first = place
        let value = try uint64(.uint32)
        guard UInt32(exactly: value) != nil else { throw outOfRange(first, .uint32) }
        return value
    }

    mutating func double(_ code: WireType = .double) throws(StoneError) -> Double {
        skipWhitespace()
        let first = place
        guard !isAtEnd, first.pointee == 0x2D || first.pointee &- 0x30 < 10 else { throw mismatch("float") }
        let token = try number()
        guard let value = Double(token.text.string), value.isFinite, code == .double || Float(value).isFinite else {
            throw error(.outOfRange(value: token.excerpt, minimum: nil, maximum: nil), at: first)
        }
        return code == .double ? value : Double(Float(value))
    }
}
