import DropboxRiviera
import Foundation

/// What a file tells of itself.
enum FileFacts {
    static func metadata(of source: Extraction.Source) throws(Extraction.Failure) -> Riviera.GetMetadataResult {
        if Extraction.photos.contains(source.fileExtension) {
            guard let header = ImageHeader(source.data) else { throw .conversion }
            return .init(metadataType: .metadataTypeExif, metadata: .exif(exif(header)))
        }
        if source.fileExtension == "pdf" {
            guard let pdf = pdf(source.data) else { throw .conversion }
            return .init(metadataType: .metadataTypePdf, metadata: .pdf(pdf))
        }
        if Extraction.recordings.contains(source.fileExtension) {
            guard let media = wave(source.data) else { throw .conversion }
            return .init(metadataType: .metadataTypeMedia, metadata: .media(media))
        }
        throw .conversion
    }

    private static func exif(_ header: ImageHeader) -> Riviera.ApiExifMetadata {
        let facts = PhotoFacts(exif: header.exif)
        let directory = header.exif.flatMap { TagDirectory($0) }
        let details = directory?.directory(.exifDirectory)
        let exposure = details?.fraction(.exposureTime).map { "\($0.0)/\($0.1)" }
        let focalLength = details?.double(.focalLength).map { String(format: "%.1f mm", $0) }
        return Riviera.ApiExifMetadata(
            imageWidth: UInt32(header.width), imageHeight: UInt32(header.height),
            cameraMake: directory?.text(.make) ?? "", cameraModel: directory?.text(.model) ?? "",
            lensModel: details?.text(.lensModel) ?? "", dateTimeOriginal: facts.dateTime,
            offsetTimeOriginal: facts.offsetTime, orientation: UInt32(facts.orientation),
            exposureTime: exposure ?? "", apertureValue: details?.double(.apertureValue) ?? 0,
            isoSpeed: UInt32(clamping: details?.number(.isoSpeed) ?? 0), focalLength: focalLength ?? "",
            megapixels: Double(header.width * header.height) / 1e6, artist: directory?.text(.artist) ?? "",
            copyright: directory?.text(.copyright) ?? "",
            gpsMetadata: facts.position.map { gps($0, directory?.directory(.gpsDirectory)) })
    }

    private static func gps(
        _ position: PhotoFacts.Position, _ directory: TagDirectory?
    ) -> Riviera.ApiExifGpsMetadata {
        let time = (0..<3).compactMap { directory?.double(.gpsTimestamp, $0) }.map { String(format: "%02.0f", $0) }
        return Riviera.ApiExifGpsMetadata(
            latitude: Float(position.latitude), longitude: Float(position.longitude),
            altitude: directory?.double(.gpsAltitude).map { String(format: "%.1f", $0) } ?? "",
            timestamp_: time.joined(separator: ":"), datestamp: directory?.text(.gpsDatestamp) ?? "")
    }

    /// Counts the page objects that stand in the open; a file that packs them away is not read.
    private static func pdf(_ data: Data) -> Riviera.ApiPdfMetadata? {
        guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
        var pages = 0
        var rest = data
        while let found = rest.range(of: Data("/Type".utf8)) {
            rest = rest[found.upperBound...]
            let word = String(decoding: rest.prefix(8), as: UTF8.self).drop { $0.isWhitespace }
            if word.hasPrefix("/Page"), !word.hasPrefix("/Pages") { pages += 1 }
        }
        guard pages > 0 else { return nil }
        let box = data.range(of: Data("/MediaBox".utf8)).map {
            String(decoding: data[$0.upperBound...].prefix(60), as: UTF8.self)
        }
        let sides = (box ?? "").drop { "[ ".contains($0) }.prefix { $0 != "]" }.split(separator: " ").compactMap {
            Double($0)
        }
        guard sides.count == 4 else { return Riviera.ApiPdfMetadata(pages: UInt32(clamping: pages)) }
        return Riviera.ApiPdfMetadata(
            pages: UInt32(clamping: pages), width: UInt32(clamping(sides[2] - sides[0])),
            height: UInt32(clamping(sides[3] - sides[1])))
    }

    private static func clamping(_ value: Double) -> Double { min(max(value, 0), 1e6).rounded() }

    /// A WAV file: one stream of samples.
    private static func wave(_ data: Data) -> Riviera.ApiMediaMetadata? {
        let bytes = Bytes(data, .little)
        guard bytes.hasPrefix("RIFF"), bytes.hasPrefix("WAVE", at: 8) else { return nil }
        var offset = 12
        var format: (channels: Int, rate: Int, perSecond: Int)?
        while let length = bytes.uint32(offset + 4) {
            if bytes.hasPrefix("fmt ", at: offset), let channels = bytes.uint16(offset + 10),
                let rate = bytes.uint32(offset + 12), let perSecond = bytes.uint32(offset + 16)
            {
                format = (channels, rate, perSecond)
            } else if bytes.hasPrefix("data", at: offset), let format, format.perSecond > 0 {
                let duration = Double(length) / Double(format.perSecond)
                let stream = Riviera.ApiMediaStream(
                    codecType: "audio", codecName: "pcm", bitrateBps: UInt64(format.perSecond) * 8, durationS: duration,
                    channels: UInt32(format.channels), channelLayout: format.channels == 1 ? "mono" : "stereo",
                    sampleRateS: UInt64(format.rate))
                return Riviera.ApiMediaMetadata(
                    bitrateBps: UInt64(format.perSecond) * 8, durationS: duration, streams: [stream])
            }
            offset += 8 + length + length % 2
        }
        return nil
    }
}
