import Foundation

/// PPM and PGM: bare pixels behind a head of text. GD does not read them.
enum PortablePixmap {
    struct Header {
        var width = 0
        var height = 0
        var maximum = 0
        /// Bytes of a pixel.
        var channels: Int
        /// Where the pixels begin.
        var offset = 2

        init?(_ data: Data) {
            let bytes = Bytes(data)
            guard let kind = bytes[1] else { return nil }
            channels = kind == UInt8(ascii: "6") ? 3 : 1
            guard let width = Self.number(bytes, &offset), let height = Self.number(bytes, &offset),
                let maximum = Self.number(bytes, &offset), (1...255).contains(maximum)
            else { return nil }
            (self.width, self.height, self.maximum) = (width, height, maximum)
            offset += 1
        }

        /// The next number; blanks and comments go before it.
        private static func number(_ bytes: Bytes, _ offset: inout Int) -> Int? {
            while let byte = bytes[offset], byte == UInt8(ascii: "#") || byte <= 32 {
                if byte == UInt8(ascii: "#") {
                    guard let end = bytes.firstIndex(of: 10, from: offset) else { return nil }
                    offset = end
                }
                offset += 1
            }
            var value: Int?
            while let byte = bytes[offset], (48...57).contains(byte), (value ?? 0) < 1_000_000 {
                value = (value ?? 0) * 10 + Int(byte - 48)
                offset += 1
            }
            return value
        }
    }

    /// Tells each pixel: column, row, and its color as 0xRRGGBB. False if there are too few bytes.
    static func read(_ data: Data, _ put: (Int, Int, Int) -> Void) -> Bool {
        guard let header = Header(data),
            let pixels = Bytes(data).slice(header.offset, header.width * header.height * header.channels)
        else { return false }
        pixels.withUnsafeBytes { buffer in
            var index = 0
            for row in 0..<header.height {
                for column in 0..<header.width {
                    var color = 0
                    for channel in 0..<3 {
                        let byte = Int(buffer[index + (header.channels == 3 ? channel : 0)])
                        color = color << 8 | min(255, byte * 255 / header.maximum)
                    }
                    index += header.channels
                    put(column, row, color)
                }
            }
        }
        return true
    }
}
