import DropboxRiviera
import Foundation

/// What a file tells of itself.
enum FileMetadataReader {
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
        let facts = EXIFMetadata(exif: header.exif)
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
            megapixels: Double(header.width) * Double(header.height) / 1e6, artist: directory?.text(.artist) ?? "",
            copyright: directory?.text(.copyright) ?? "",
            gpsMetadata: facts.position.map { gps($0, directory?.directory(.gpsDirectory)) })
    }

    private static func gps(
        _ position: EXIFMetadata.Position, _ directory: TagDirectory?
    ) -> Riviera.ApiExifGpsMetadata {
        let time = (0..<3).compactMap { directory?.double(.gpsTimestamp, $0) }.map { String(format: "%02.0f", $0) }
        return Riviera.ApiExifGpsMetadata(
            latitude: Float(position.latitude), longitude: Float(position.longitude),
            altitude: directory?.double(.gpsAltitude).map { String(format: "%.1f", $0) } ?? "",
            timestamp_: time.joined(separator: ":"), datestamp: directory?.text(.gpsDatestamp) ?? "")
    }

    private static func pdf(_ data: Data) -> Riviera.ApiPdfMetadata? {
        PDFHeader(data).map { pdf in
            Riviera.ApiPdfMetadata(pages: pdf.pages, width: pdf.size?.width ?? 0, height: pdf.size?.height ?? 0)
        }
    }

    private static func wave(_ data: Data) -> Riviera.ApiMediaMetadata? {
        WaveHeader(data).map { wave in
            let stream = Riviera.ApiMediaStream(
                codecType: "audio", codecName: "pcm", bitrateBps: wave.bitrate, durationS: wave.duration,
                channels: wave.channels, channelLayout: wave.channels == 1 ? "mono" : "stereo", sampleRateS: wave.rate)
            return Riviera.ApiMediaMetadata(bitrateBps: wave.bitrate, durationS: wave.duration, streams: [stream])
        }
    }
}
