import Foundation

/// The header of an image.
///
/// It is read before the image is decoded, to reject images that would need too much memory or time.
struct ImageHeader: Sendable, Hashable {
    enum Format: Sendable, Hashable { case png, jpeg, gif, webp, bmp, tiff, ppm }

    var format: Format
    var width: Int
    var height: Int
    /// The number of passes over all pixels during decoding. A JPEG of a few bytes can require thousands.
    var passes = 1
    /// The EXIF data of the photo: a TIFF structure with the time, the location, the device, and the orientation.
    var exif: Data?

    /// The maximum number of pixels to decode. Each needs 4 bytes of memory.
    static let maximumPixels = 64_000_000
    /// The maximum product of pixels and passes.
    static let maximumWork = 1_000_000_000

    /// A Boolean value that indicates whether the image can be decoded with reasonable time and memory.
    var isDecodable: Bool {
        guard width > 0, height > 0, width <= 65535, height <= 65535 else { return false }
        return width * height <= Self.maximumPixels && width * height * passes <= Self.maximumWork
    }

    /// Parses the header, or returns `nil` if the format isn't supported.
    init?(_ data: Data) {
        let bytes = ByteReader(data)
        if bytes.hasPrefix("\u{89}PNG\r\n\u{1A}\n", latin: true) {
            self.init(png: bytes)
        } else if bytes[0] == 0xFF, bytes[1] == 0xD8, bytes[2] == 0xFF {
            self.init(jpeg: bytes)
        } else if bytes.hasPrefix("GIF87a") || bytes.hasPrefix("GIF89a") {
            self.init(gif: ByteReader(data, .little))
        } else if bytes.hasPrefix("RIFF"), bytes.hasPrefix("WEBP", at: 8) {
            self.init(webp: ByteReader(data, .little))
        } else if bytes.hasPrefix("BM") {
            self.init(bmp: ByteReader(data, .little))
        } else if bytes.hasPrefix("II*\0") || bytes.hasPrefix("MM\0*") {
            self.init(tiff: data)
        } else if bytes.hasPrefix("P6") || bytes.hasPrefix("P5") {
            guard let header = PortablePixmap.Header(data) else { return nil }
            self.init(format: .ppm, width: header.width, height: header.height)
        } else {
            return nil
        }
    }

    private init(format: Format, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }
}

extension ByteReader {
    fileprivate func hasPrefix(_ text: String, latin: Bool) -> Bool {
        slice(0, text.unicodeScalars.count).map { $0.elementsEqual(text.unicodeScalars.map { UInt8($0.value & 0xFF) }) }
            ?? false
    }
}

// MARK: Formats

extension ImageHeader {
    fileprivate init?(png bytes: ByteReader) {
        guard bytes.hasPrefix("IHDR", at: 12), let width = bytes.uint32(16), let height = bytes.uint32(20) else {
            return nil
        }
        self.init(format: .png, width: width, height: height)
        var offset = 8
        while exif == nil, let length = bytes.uint32(offset), length < bytes.count {
            if bytes.hasPrefix("eXIf", at: offset + 4) { exif = bytes.slice(offset + 8, length) }
            offset += length + 12
        }
    }

    fileprivate init?(jpeg bytes: ByteReader) {
        self.init(format: .jpeg, width: 0, height: 0)
        passes = 0
        var offset = 2
        while let start = bytes.firstIndex(of: 0xFF, from: offset), let marker = bytes[start + 1] {
            offset = start + 2
            switch marker {
            case 0xFF: offset = start + 1
            case 0x00, 0x01, 0xD0...0xD8: continue
            case 0xD9: return
            default:
                guard let length = bytes.uint16(offset), length >= 2 else { return }
                read(marker, bytes, at: offset + 2, length: length - 2)
                offset += length
            }
        }
    }

    private mutating func read(_ marker: UInt8, _ bytes: ByteReader, at offset: Int, length: Int) {
        switch marker {
        case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
            width = max(width, bytes.uint16(offset + 3) ?? 0)
            height = max(height, bytes.uint16(offset + 1) ?? 0)
        case 0xDA:
            passes += 1
        case 0xE1 where exif == nil && bytes.hasPrefix("Exif\0\0", at: offset):
            exif = bytes.slice(offset + 6, length - 6)
        default:
            break
        }
    }

    /// GD decodes only the first frame, which may exceed the announced logical screen.
    fileprivate init?(gif bytes: ByteReader) {
        guard let width = bytes.uint16(6), let height = bytes.uint16(8), let flags = bytes[10] else { return nil }
        self.init(format: .gif, width: width, height: height)
        var offset = 13 + (flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1))
        while bytes[offset] == 0x21 {
            offset += 2
            while let length = bytes[offset], length > 0 { offset += Int(length) + 1 }
            offset += 1
        }
        guard bytes[offset] == 0x2C, let width = bytes.uint16(offset + 5), let height = bytes.uint16(offset + 7) else {
            return nil
        }
        self.width = max(self.width, width)
        self.height = max(self.height, height)
    }

    fileprivate init?(webp bytes: ByteReader) {
        self.init(format: .webp, width: 0, height: 0)
        var offset = 12
        while let length = bytes.uint32(offset + 4) {
            let body = offset + 8
            if bytes.hasPrefix("VP8X", at: offset), let wide = bytes.uint24(body + 4), let high = bytes.uint24(body + 7)
            {
                cover(wide + 1, high + 1)
            } else if bytes.hasPrefix("VP8 ", at: offset), let wide = bytes.uint16(body + 6),
                let high = bytes.uint16(body + 8)
            {
                cover(wide & 0x3FFF, high & 0x3FFF)
            } else if bytes.hasPrefix("VP8L", at: offset), let bits = bytes.uint32(body + 1) {
                cover(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
            } else if bytes.hasPrefix("EXIF", at: offset), exif == nil {
                // Some writers add the header of JPEG's EXIF segment before the structure.
                exif = bytes.slice(body, length).map { ByteReader($0).hasPrefix("Exif\0\0") ? $0.dropFirst(6) : $0 }
            }
            offset = body + length + length % 2
        }
    }

    private mutating func cover(_ width: Int, _ height: Int) {
        self.width = max(self.width, width)
        self.height = max(self.height, height)
    }

    fileprivate init?(bmp bytes: ByteReader) {
        guard let size = bytes.uint32(14) else { return nil }
        if size == 12 {
            guard let width = bytes.uint16(18), let height = bytes.uint16(20) else { return nil }
            self.init(format: .bmp, width: width, height: height)
        } else {
            guard let width = bytes.uint32(18), let height = bytes.uint32(22) else { return nil }
            // A negative height means that the first row is at the top.
            let rows = Int32(truncatingIfNeeded: height).magnitude
            self.init(format: .bmp, width: width, height: Int(rows))
        }
    }

    fileprivate init?(tiff data: Data) {
        guard let directory = TagDirectory(data) else { return nil }
        guard let width = directory.number(.imageWidth), let height = directory.number(.imageLength) else { return nil }
        self.init(format: .tiff, width: width, height: height)
        exif = data
        // The decoder allocates a whole tile before it rejects the image.
        let tile = (directory.number(.tileWidth) ?? 0, directory.number(.tileLength) ?? 0)
        cover(tile.0, tile.1)
        if (directory.number(.samplesPerPixel) ?? 1) > 8 || (directory.number(.bitsPerSample) ?? 8) > 32 { return nil }
    }
}

/// Reads PPM and PGM images: uncompressed pixels after a text header. GD doesn't support them.
enum PortablePixmap {
    struct Header {
        var width = 0
        var height = 0
        var maximum = 0
        /// The number of bytes per pixel.
        var channels: Int
        /// The offset of the first pixel.
        var offset = 2

        init?(_ data: Data) {
            let bytes = ByteReader(data)
            guard let kind = bytes[1] else { return nil }
            channels = kind == UInt8(ascii: "6") ? 3 : 1
            guard let width = Self.number(bytes, &offset), let height = Self.number(bytes, &offset),
                let maximum = Self.number(bytes, &offset), (1...255).contains(maximum)
            else { return nil }
            (self.width, self.height, self.maximum) = (width, height, maximum)
            offset += 1
        }

        /// Reads the next number after whitespace and comments.
        private static func number(_ bytes: ByteReader, _ offset: inout Int) -> Int? {
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

    /// Calls a closure with the column, row, and color (0xRRGGBB) of each pixel. Returns `false` if the data is too
    /// short.
    static func read(_ data: Data, _ setPixel: (Int, Int, Int) -> Void) -> Bool {
        guard let header = Header(data),
            let pixels = ByteReader(data).slice(header.offset, header.width * header.height * header.channels)
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
                    setPixel(column, row, color)
                }
            }
        }
        return true
    }
}
