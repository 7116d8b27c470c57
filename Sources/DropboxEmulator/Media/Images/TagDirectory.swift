import Foundation

/// One directory of tags of a TIFF structure, which is also what EXIF is made of. The bytes may be anything: what does not
/// hold together is left out.
struct TagDirectory {
    enum Tag: Int {
        case gpsLatitudeRef = 1
        case gpsLatitude = 2
        case gpsLongitudeRef = 3
        case gpsLongitude = 4
        case gpsAltitudeRef = 5
        case gpsAltitude = 6
        case gpsTimestamp = 7
        case gpsDatestamp = 29
        case imageWidth = 256
        case imageLength = 257
        case bitsPerSample = 258
        case make = 271
        case model = 272
        case orientation = 274
        case samplesPerPixel = 277
        case dateTime = 306
        case artist = 315
        case tileWidth = 322
        case tileLength = 323
        case copyright = 33432
        case exposureTime = 33434
        case exifDirectory = 34665
        case gpsDirectory = 34853
        case isoSpeed = 34855
        case dateTimeOriginal = 36867
        case offsetTimeOriginal = 36881
        case apertureValue = 37378
        case focalLength = 37386
        case lensModel = 42036
    }

    private struct Field {
        var type: Int
        var count: Int
        /// Where the value is.
        var offset: Int
    }

    private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8]
    private let bytes: Bytes
    private var fields: [Int: Field] = [:]

    /// The first directory of a structure.
    init?(_ data: Data) {
        var bytes = Bytes(data)
        if bytes.hasPrefix("II*\0") {
            bytes.order = .little
        } else if !bytes.hasPrefix("MM\0*") {
            return nil
        }
        guard let offset = bytes.uint32(4) else { return nil }
        self.init(bytes, at: offset)
    }

    private init?(_ bytes: Bytes, at offset: Int) {
        guard let count = bytes.uint16(offset) else { return nil }
        self.bytes = bytes
        for index in 0..<count {
            let place = offset + 2 + index * 12
            guard let tag = bytes.uint16(place), let type = bytes.uint16(place + 2), let count = bytes.uint32(place + 4)
            else { break }
            guard let size = Self.sizes[type] else { continue }
            let value = size * count <= 4 ? place + 8 : bytes.uint32(place + 8) ?? .max
            if bytes.slice(value, size * count) != nil {
                fields[tag] = Field(type: type, count: count, offset: value)
            }
        }
    }

    /// A directory that a tag of this one points to.
    func directory(_ tag: Tag) -> TagDirectory? {
        number(tag).flatMap { TagDirectory(bytes, at: $0) }
    }

    func number(_ tag: Tag) -> Int? {
        guard let field = fields[tag.rawValue], field.count > 0 else { return nil }
        switch field.type {
        case 1: return bytes[field.offset].map(Int.init)
        case 3: return bytes.uint16(field.offset)
        case 4: return bytes.uint32(field.offset)
        default: return nil
        }
    }

    /// Text without what pads it.
    func text(_ tag: Tag) -> String? {
        guard let field = fields[tag.rawValue], field.type == 2 else { return nil }
        let text = bytes.slice(field.offset, min(field.count, 1000)).map { String(decoding: $0, as: UTF8.self) }
        return text?.trimmingCharacters(in: CharacterSet(charactersIn: "\0 "))
    }

    /// A fraction as numerator and denominator; the latter is not zero.
    func fraction(_ tag: Tag, _ index: Int = 0) -> (Int, Int)? {
        guard let field = fields[tag.rawValue], field.type == 5 || field.type == 10, index < field.count,
            let above = bytes.uint32(field.offset + index * 8), let below = bytes.uint32(field.offset + index * 8 + 4),
            below != 0
        else { return nil }
        if field.type == 5 { return (above, below) }
        return (Int(Int32(truncatingIfNeeded: above)), Int(Int32(truncatingIfNeeded: below)))
    }

    func double(_ tag: Tag, _ index: Int = 0) -> Double? {
        fraction(tag, index).map { Double($0.0) / Double($0.1) }
    }

    /// Degrees, minutes and seconds with the letter that says which half of the globe is meant.
    func degrees(_ tag: Tag, _ half: Tag, negative: String) -> Double? {
        guard let degrees = double(tag, 0), let minutes = double(tag, 1), let letter = text(half) else { return nil }
        let value = degrees + minutes / 60 + (double(tag, 2) ?? 0) / 3600
        guard value <= 180 else { return nil }
        return letter == negative ? -value : value
    }
}
