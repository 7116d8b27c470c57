import Foundation

/// Numbers in bytes that may be anything: what would lie beyond the end is nil.
struct Bytes {
    enum Order { case little, big }

    private let data: Data
    var order: Order

    init(_ data: Data, _ order: Order = .big) {
        self.data = data
        self.order = order
    }

    var count: Int { data.count }

    subscript(offset: Int) -> UInt8? {
        offset >= 0 && offset < data.count ? data[data.startIndex + offset] : nil
    }

    /// The bytes of a range, if all of them are there.
    func slice(_ offset: Int, _ length: Int) -> Data? {
        guard offset >= 0, length >= 0, offset <= data.count, length <= data.count - offset else { return nil }
        let start = data.startIndex + offset
        return data[start..<start + length]
    }

    func uint16(_ offset: Int) -> Int? { number(offset, 2).map(Int.init) }

    func uint24(_ offset: Int) -> Int? { number(offset, 3).map(Int.init) }

    func uint32(_ offset: Int) -> Int? { number(offset, 4).map(Int.init) }

    func uint64(_ offset: Int) -> UInt64? { number(offset, 8) }

    func hasPrefix(_ text: String, at offset: Int = 0) -> Bool {
        slice(offset, text.utf8.count).map { $0.elementsEqual(text.utf8) } ?? false
    }

    /// The first place of a byte at or behind an offset.
    func firstIndex(of byte: UInt8, from offset: Int) -> Int? {
        guard offset >= 0, offset < data.count else { return nil }
        return data.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress,
                let found = memchr(start + offset, Int32(byte), buffer.count - offset)
            else { return nil }
            return UnsafeRawPointer(found) - start
        }
    }

    private func number(_ offset: Int, _ length: Int) -> UInt64? {
        guard let bytes = slice(offset, length) else { return nil }
        return order == .big
            ? bytes.reduce(0) { $0 << 8 | UInt64($1) } : bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
