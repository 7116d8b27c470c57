import Foundation

/// What EXIF tells of a photo.
struct EXIFMetadata: Sendable, Hashable {
    struct Position: Sendable, Hashable {
        var latitude: Double
        var longitude: Double
    }

    /// Which side is up: 1 to 8, as TIFF numbers them.
    var orientation = 1
    /// As the camera wrote it, such as `2015:05:12 15:50:38`.
    var dateTime = ""
    /// What that time is ahead of UTC, such as `+09:00`; often empty.
    var offsetTime = ""
    var position: Position?

    init(exif: Data?) {
        guard let exif, let directory = TagDirectory(exif) else { return }
        if let value = directory.number(.orientation), (1...8).contains(value) { orientation = value }
        let details = directory.directory(.exifDirectory)
        dateTime = details?.text(.dateTimeOriginal) ?? directory.text(.dateTime) ?? ""
        offsetTime = details?.text(.offsetTimeOriginal) ?? ""
        if let place = directory.directory(.gpsDirectory),
            let latitude = place.degrees(.gpsLatitude, .gpsLatitudeRef, negative: "S"),
            let longitude = place.degrees(.gpsLongitude, .gpsLongitudeRef, negative: "W")
        {
            position = Position(latitude: latitude, longitude: longitude)
        }
    }

    /// When the photo was taken; a camera that does not tell its zone is taken to be in UTC.
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
