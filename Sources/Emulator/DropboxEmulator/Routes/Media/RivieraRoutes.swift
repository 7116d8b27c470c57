import DropboxCore
import DropboxRiviera
import Foundation

/// Content that is extracted from files: text, Markdown, metadata, and transcripts. A job is complete when it starts.
enum RivieraRoutes {
    private typealias Failure = Extraction.Failure

    static func add(to table: inout RouteTable) {
        addText(to: &table)
        addMetadata(to: &table)
        addTranscript(to: &table)
    }

    private static let maximumDocument: UInt64 = 50 << 20

    private static func addText(to table: inout RouteTable) {
        let markdown = JobFamily<Riviera.GetMarkdownAsyncCheckResult>("riviera/get_markdown", inProgress: .inProgress)
        let limitations =
            "extracts text from text, HTML, RTF, Paper, Office, and OpenDocument files without layout; other URLs are not fetched"
        table.on(Riviera.getMarkdownAsync, fidelity: .simplified(limitations)) { argument, call in
            let source = SourceFile(
                argument.fileIdOrUrl, formats: Extraction.markdownSources, maximumSize: maximumDocument)
            return try await launch(source, markdown, call, failing: { .failed($0.markdownError) }) { source in
                .complete(.init(markdown: try Extraction.markdown(source)))
            }
        }
        table.onCheck(Riviera.getMarkdownAsyncCheck, markdown)

        let text = JobFamily<Riviera.GetTextAsyncCheckResult>("riviera/get_text", inProgress: .inProgress)
        table.on(Riviera.getTextAsync, fidelity: .simplified(limitations)) { argument, call in
            let source = SourceFile(argument.fileIdOrUrl, formats: Extraction.textSources, maximumSize: maximumDocument)
            return try await launch(source, text, call, failing: { .failed($0.textError) }) { source in
                .complete(.init(text: try Extraction.text(source)))
            }
        }
        table.onCheck(Riviera.getTextAsyncCheck, text)

        let ocr = JobFamily<Riviera.GetOcrAsyncCheckResult>("riviera/get_ocr", inProgress: .inProgress)
        table.on(Riviera.getOcrAsync, fidelity: .simplified("no text is recognized in images")) { argument, call in
            let formats = Extraction.images.union(["pdf"])
            let source = SourceFile(argument.fileIdOrUrl, formats: formats, maximumSize: maximumDocument)
            return try await launch(source, ocr, call, failing: { .failed($0.ocrError) }) { source in
                .complete(.init(text: "", hocr: try hocr(of: source)))
            }
        }
        table.onCheck(Riviera.getOcrAsyncCheck, ocr)
    }

    private static func addMetadata(to table: inout RouteTable) {
        let metadata = JobFamily<Riviera.GetMetadataAsyncCheckResult>("riviera/get_metadata", inProgress: .inProgress)
        table.on(
            Riviera.getMetadataAsync,
            fidelity: .simplified(
                "supports EXIF metadata of photos and the size of PDF and WAV files; other formats fail")
        ) { argument, call in
            let formats = Extraction.photos.union(Extraction.recordings).union(Extraction.office).union(["pdf"])
            let source = SourceFile(argument.fileIdOrUrl, formats: formats, maximumSize: maximumDocument)
            return try await launch(source, metadata, call, failing: { .failed($0.metadataError) }) { source in
                .complete(try FileMetadataReader.metadata(of: source))
            }
        }
        table.onCheck(Riviera.getMetadataAsyncCheck, metadata)
    }

    private static func addTranscript(to table: inout RouteTable) {
        let transcript = JobFamily<Riviera.GetTranscriptAsyncCheckResult>(
            "riviera/get_transcript", inProgress: .inProgress)
        table.on(
            Riviera.getTranscriptAsync,
            fidelity: .simplified(
                "returns the .vtt or .srt file next to the recording as the transcript; without one, the transcript is empty"
            )
        ) { argument, call in
            let source = SourceFile(
                argument.fileIdOrUrl, formats: Extraction.recordings, maximumSize: 10 << 30, needsContent: false)
            let isByWord = argument.timestampLevel == .word
            let locale = argument.audioLanguage.isEmpty ? "en" : argument.audioLanguage
            return try await launch(source, transcript, call, failing: { .failed($0.transcriptError) }) { source in
                let cues = Subtitles.cues(source.subtitles ?? "")
                let segments = (isByWord ? cues.flatMap(Subtitles.words) : cues).map {
                    Riviera.ApiTranscriptSegment(text: $0.text, startTime: $0.start, endTime: $0.end)
                }
                return .complete(
                    .init(structuredTranscript: .init(segments: segments, transcriptLocale: locale)))
            }
        }
        table.onCheck(Riviera.getTranscriptAsyncCheck, transcript)
    }

    /// Returns a page without text.
    private static func hocr(of source: Extraction.Source) throws(Extraction.Failure) -> String {
        if source.fileExtension == "pdf" { return "" }
        guard let header = ImageHeader(source.data) else { throw .conversion }
        let size = #"data-x="0" data-y="0" data-width="\#(header.width)" data-height="\#(header.height)""#
        return "<section \(size)></section>"
    }

    // MARK: - Jobs

    /// Extracts the content, and starts a job with the result.
    private static func launch<Status: Sendable>(
        _ file: SourceFile, _ family: JobFamily<Status>, _ call: Call, failing: (Extraction.Failure) -> Status,
        _ work: @escaping @Sendable (Extraction.Source) throws -> Status
    ) async throws -> Async.LaunchResultBase {
        let status: Status
        do {
            let source = try await file.source(call)
            status = try await call.service.media.run { try work(source) }
        } catch let failure as Extraction.Failure {
            status = failing(failure)
        }
        return .asyncJobId(try call.startJob(family, endingWith: status))
    }
}

extension RivieraRoutes {
    /// The file of a job, and the requirements that it must meet.
    struct SourceFile: Sendable {
        let file: Riviera.FileIdOrUrl?
        let formats: Set<String>
        let maximumSize: UInt64
        /// A Boolean value that indicates whether the job needs the content of the file.
        let needsContent: Bool

        init(_ file: Riviera.FileIdOrUrl?, formats: Set<String>, maximumSize: UInt64, needsContent: Bool = true) {
            self.file = file
            self.formats = formats
            self.maximumSize = maximumSize
            self.needsContent = needsContent
        }

        /// Reads the file.
        ///
        /// - Throws: ``Extraction/Failure`` if the file doesn't exist or doesn't meet the requirements.
        func source(_ call: Call) async throws -> Extraction.Source {
            let (entry, path) = try resolveEntry(call)
            guard let file = entry.file else { throw Extraction.Failure.isFolder }
            guard formats.contains(entry.fileExtension) else { throw Extraction.Failure.unsupportedFormat }
            guard file.size <= maximumSize else { throw Extraction.Failure.limitExceeded }
            var source = Extraction.Source(name: entry.name, fileExtension: entry.fileExtension, data: Data())
            if needsContent { source.data = try bytes(of: entry, call) }
            if let path { source.subtitles = try subtitles(nextTo: path, call) }
            return source
        }

        private func resolveEntry(_ call: Call) throws -> (entry: Entry, path: String?) {
            switch file {
            case .path(let text), .fileId(let text):
                guard text.startsWithSlash || text.hasPrefix("id:") else {
                    throw Extraction.Failure.user("'\(text)' is neither a path nor an id")
                }
                do {
                    let entry = try call.store.entry(at: try PathReference.forLookup(text), call.view)
                    return (entry, entry.displayPathInView)
                } catch is LookupError {
                    throw Extraction.Failure.notFound
                }
            case .url(let url): return (try linked(url, call), nil)
            case .other, nil: throw Extraction.Failure.user("file_id_or_url: one of file_id, path, and url is needed")
            }
        }

        private func linked(_ url: String, _ call: Call) throws -> Entry {
            guard call.caller.hasAccount else { throw Extraction.Failure.user("a link needs a user") }
            do {
                let linked = try call.linked(url)
                guard linked.isOwner || linked.link.settings.allowsDownload else {
                    throw Extraction.Failure.downloadDisabled
                }
                return linked.entry
            } catch LinkError.denied(.password) {
                throw Extraction.Failure.passwordProtected
            } catch LinkError.denied(.noDownload) {
                throw Extraction.Failure.downloadDisabled
            } catch LinkError.malformed {
                // The URL isn't a link of the emulator.
                throw Extraction.Failure.unsupportedFormat
            } catch is LinkError {
                throw Extraction.Failure.notFound
            }
        }

        private func bytes(of entry: Entry, _ call: Call) throws -> Data {
            guard let file = entry.file else { return Data() }
            return try call.store.content.bytes(of: try call.store.read { try Store.content(file.contentHash, $0) })
        }

        private func subtitles(nextTo path: String, _ call: Call) throws -> String? {
            guard let dot = path.lastIndex(of: ".") else { return nil }
            for fileExtension in [".vtt", ".srt"] {
                do {
                    let reference = try PathReference.forLookup(path[..<dot] + fileExtension)
                    let (entry, _) = try call.store.file(at: reference, call.view)
                    return String(decoding: try bytes(of: entry, call), as: UTF8.self)
                } catch is LookupError {
                    continue
                }
            }
            return nil
        }
    }
}

/// Reads the metadata that a file contains.
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
        let metadata = EXIFMetadata(exif: header.exif)
        let directory = header.exif.flatMap { TagDirectory($0) }
        let details = directory?.directory(.exifDirectory)
        let exposure = details?.fraction(.exposureTime).map { "\($0.0)/\($0.1)" }
        let focalLength = details?.double(.focalLength).map { String(format: "%.1f mm", $0) }
        return Riviera.ApiExifMetadata(
            imageWidth: UInt32(header.width), imageHeight: UInt32(header.height),
            cameraMake: directory?.text(.make) ?? "", cameraModel: directory?.text(.model) ?? "",
            lensModel: details?.text(.lensModel) ?? "", dateTimeOriginal: metadata.dateTime,
            offsetTimeOriginal: metadata.offsetTime, orientation: UInt32(metadata.orientation),
            exposureTime: exposure ?? "", apertureValue: details?.double(.apertureValue) ?? 0,
            isoSpeed: UInt32(clamping: details?.number(.isoSpeed) ?? 0), focalLength: focalLength ?? "",
            megapixels: Double(header.width) * Double(header.height) / 1e6, artist: directory?.text(.artist) ?? "",
            copyright: directory?.text(.copyright) ?? "",
            gpsMetadata: metadata.position.map { gps($0, directory?.directory(.gpsDirectory)) })
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
            Riviera.ApiPdfMetadata(pages: pdf.pageCount, width: pdf.size?.width ?? 0, height: pdf.size?.height ?? 0)
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

// Conversions of extraction failures to the error unions of the API, which differ only slightly.

extension Extraction.Failure {
    var markdownError: Riviera.MarkdownConversionApiV2Error {
        switch self {
        case .notFound: .notFoundError
        case .isFolder: .isAFolderError
        case .passwordProtected: .sharedLinkPasswordProtected
        case .downloadDisabled: .linkDownloadDisabledError
        case .unsupportedFormat: .unsupportedFormatError
        case .limitExceeded: .limitExceededError
        case .conversion: .conversionFailureError
        case .user(let message): .userError(message)
        }
    }

    var textError: Riviera.TextExtractionApiV2Error {
        switch self {
        case .notFound: .notFoundError
        case .isFolder: .isAFolderError
        case .passwordProtected: .sharedLinkPasswordProtected
        case .downloadDisabled: .linkDownloadDisabledError
        case .unsupportedFormat: .unsupportedFormatError
        case .limitExceeded: .limitExceededError
        case .conversion: .conversionFailureError
        case .user(let message): .userError(message)
        }
    }

    var ocrError: Riviera.OcrExtractionApiV2Error {
        switch self {
        case .notFound: .notFoundError
        case .isFolder: .isAFolderError
        case .passwordProtected: .sharedLinkPasswordProtected
        case .downloadDisabled: .linkDownloadDisabledError
        case .unsupportedFormat: .unsupportedFormatError
        case .limitExceeded: .limitExceededError
        case .conversion: .conversionFailureError
        case .user(let message): .userError(message)
        }
    }

    var metadataError: Riviera.MetadataExtractionApiV2Error {
        switch self {
        case .notFound: .notFoundError
        case .isFolder: .isAFolderError
        case .passwordProtected: .sharedLinkPasswordProtected
        case .downloadDisabled: .linkDownloadDisabledError
        case .unsupportedFormat: .unsupportedFormatError
        case .limitExceeded: .limitExceededError
        case .conversion: .conversionFailureError
        case .user(let message): .userError(message)
        }
    }

    /// The error of a transcript. The union has no member for an unsupported format.
    var transcriptError: Riviera.ContentApiV2Error {
        switch self {
        case .notFound: .notFoundError
        case .isFolder: .isAFolderError
        case .passwordProtected: .sharedLinkPasswordProtected
        case .downloadDisabled: .linkDownloadDisabledError
        case .limitExceeded: .limitExceededError
        case .unsupportedFormat, .conversion: .userError("unsupported_format_error")
        case .user(let message): .userError(message)
        }
    }
}
