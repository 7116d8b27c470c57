import Foundation

/// The EXIF metadata of a photo.
struct EXIFMetadata: Sendable, Hashable {
    struct Position: Sendable, Hashable {
        var latitude: Double
        var longitude: Double
    }

    /// The orientation, from 1 to 8 as defined by TIFF.
    var orientation = 1
    /// The date and time as the camera wrote it, such as `2015:05:12 15:50:38`.
    var dateTime = ""
    /// The offset of that time from UTC, such as `+09:00`, which is often missing.
    var offsetTime = ""
    var position: Position?

    init(exif: Data?) {
        guard let exif, let directory = TagDirectory(exif) else { return }
        if let value = directory.number(.orientation), (1...8).contains(value) { orientation = value }
        let details = directory.directory(.exifDirectory)
        dateTime = details?.text(.dateTimeOriginal) ?? directory.text(.dateTime) ?? ""
        offsetTime = details?.text(.offsetTimeOriginal) ?? ""
        if let gps = directory.directory(.gpsDirectory),
            let latitude = gps.degrees(.gpsLatitude, .gpsLatitudeRef, negative: "S"),
            let longitude = gps.degrees(.gpsLongitude, .gpsLongitudeRef, negative: "W")
        {
            position = Position(latitude: latitude, longitude: longitude)
        }
    }

    /// The time at which the photo was taken. Without an offset, the time is assumed to be in UTC.
    var timeTaken: Date? {
        let parts = dateTime.split(whereSeparator: { ": T".contains($0) }).compactMap { Int($0) }
        guard parts.count == 6, (1...12).contains(parts[1]), (1...31).contains(parts[2]), (1...9999).contains(parts[0]),
            (0...23).contains(parts[3]), (0...59).contains(parts[4]), (0...60).contains(parts[5])
        else { return nil }
        let components = DateComponents(
            timeZone: .gmt, year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
            second: parts[5])
        return Calendar(identifier: .gregorian).date(from: components)?.addingTimeInterval(-zone)
    }

    private var zone: TimeInterval {
        let parts = offsetTime.dropFirst().split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, let sign = offsetTime.first, "+-".contains(sign), (0...14).contains(parts[0]),
            (0...59).contains(parts[1])
        else { return 0 }
        return TimeInterval((sign == "-" ? -1 : 1) * (parts[0] * 3600 + parts[1] * 60))
    }
}

/// A directory of tags in a TIFF structure, which EXIF also uses. The bytes are untrusted: invalid fields are ignored.
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
        /// The offset of the value.
        var offset: Int
    }

    private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8]
    private let bytes: ByteReader
    private var fields: [Int: Field] = [:]

    /// Reads the first directory of a structure.
    init?(_ data: Data) {
        var bytes = ByteReader(data)
        if bytes.hasPrefix("II*\0") {
            bytes.order = .little
        } else if !bytes.hasPrefix("MM\0*") {
            return nil
        }
        guard let offset = bytes.uint32(4) else { return nil }
        self.init(bytes, at: offset)
    }

    private init?(_ bytes: ByteReader, at offset: Int) {
        guard let count = bytes.uint16(offset) else { return nil }
        self.bytes = bytes
        for index in 0..<count {
            let entry = offset + 2 + index * 12
            guard let tag = bytes.uint16(entry), let type = bytes.uint16(entry + 2), let count = bytes.uint32(entry + 4)
            else { break }
            guard let size = Self.sizes[type] else { continue }
            let value = size * count <= 4 ? entry + 8 : bytes.uint32(entry + 8) ?? .max
            if bytes.slice(value, size * count) != nil {
                fields[tag] = Field(type: type, count: count, offset: value)
            }
        }
    }

    /// Returns the directory that a tag refers to.
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

    /// Returns a text without its padding.
    func text(_ tag: Tag) -> String? {
        guard let field = fields[tag.rawValue], field.type == 2 else { return nil }
        let text = bytes.slice(field.offset, min(field.count, 1000)).map { String(decoding: $0, as: UTF8.self) }
        return text?.trimmingCharacters(in: CharacterSet(charactersIn: "\0 "))
    }

    /// Returns a fraction as numerator and nonzero denominator.
    func fraction(_ tag: Tag, _ index: Int = 0) -> (Int, Int)? {
        guard let field = fields[tag.rawValue], field.type == 5 || field.type == 10, index < field.count,
            let numerator = bytes.uint32(field.offset + index * 8),
            let denominator = bytes.uint32(field.offset + index * 8 + 4),
            denominator != 0
        else { return nil }
        if field.type == 5 { return (numerator, denominator) }
        return (Int(Int32(truncatingIfNeeded: numerator)), Int(Int32(truncatingIfNeeded: denominator)))
    }

    func double(_ tag: Tag, _ index: Int = 0) -> Double? {
        fraction(tag, index).map { Double($0.0) / Double($0.1) }
    }

    /// Returns an angle in degrees, computed from degrees, minutes, seconds, and the letter of the hemisphere.
    func degrees(_ tag: Tag, _ hemisphere: Tag, negative: String) -> Double? {
        guard let degrees = double(tag, 0), let minutes = double(tag, 1), let letter = text(hemisphere) else {
            return nil
        }
        let value = degrees + minutes / 60 + (double(tag, 2) ?? 0) / 3600
        guard value <= 180 else { return nil }
        return letter == negative ? -value : value
    }
}

/// A reader for numbers in untrusted bytes. Accesses beyond the end return `nil`.
struct ByteReader {
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

    /// Returns the bytes of a range, or `nil` if it exceeds the data.
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

    /// Returns the first index of a byte at or after an offset.
    func firstIndex(of byte: UInt8, from offset: Int) -> Int? {
        guard offset >= 0, offset < data.count else { return nil }
        return data.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress,
                let match = memchr(start + offset, Int32(byte), buffer.count - offset)
            else { return nil }
            return UnsafeRawPointer(match) - start
        }
    }

    private func number(_ offset: Int, _ length: Int) -> UInt64? {
        guard let bytes = slice(offset, length) else { return nil }
        return order == .big
            ? bytes.reduce(0) { $0 << 8 | UInt64($1) } : bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// The metadata of a photo.
struct MediaInfo: Sendable, Hashable {
    var width: Int
    var height: Int
    var timeTaken: Date?
    var position: EXIFMetadata.Position?

    /// Reads the metadata of a photo, or returns `nil` if the data isn't a photo.
    init?(photo data: Data) {
        guard let header = ImageHeader(data), header.width > 0, header.height > 0 else { return nil }
        let metadata = EXIFMetadata(exif: header.exif)
        width = header.width
        height = header.height
        timeTaken = metadata.timeTaken
        position = metadata.position
    }
}

extension Call {
    /// Returns the metadata of a photo for `include_media_info`, or `nil` if the file isn't a photo.
    func mediaInfo(of entry: Entry) async throws -> MediaInfo? {
        guard let file = entry.file, Thumbnail.extensions.contains(entry.fileExtension),
            file.size <= Thumbnail.maximumSourceSize
        else { return nil }
        return try await service.media.run { [store] in
            let content = try store.read { try Store.content(file.contentHash, $0) }
            return MediaInfo(photo: try store.content.bytes(of: content))
        }
    }
}

extension Entry {
    /// The lowercase extension of the name, without the dot.
    var fileExtension: String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
}
