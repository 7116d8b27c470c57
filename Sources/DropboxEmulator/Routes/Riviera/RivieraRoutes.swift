import DropboxCore
import DropboxRiviera
import Foundation

/// What is read out of files for apps: text, Markdown, metadata, what is said. The work is done when a job is started.
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
        let fromOthers =
            "the words come from text, HTML, RTF, Paper, Office and OpenDocument files; layout is lost, and addresses elsewhere are not fetched"
        table.on(Riviera.getMarkdownAsync, fidelity: .simplified(fromOthers)) { argument, call in
            let place = Place(argument.fileIdOrUrl, formats: Extraction.markdownSources, maximumSize: maximumDocument)
            return try await launch(place, markdown, call, failing: { .failed($0.markdownError) }) { source in
                .complete(.init(markdown: try Extraction.markdown(source)))
            }
        }
        table.onCheck(Riviera.getMarkdownAsyncCheck, markdown)

        let text = JobFamily<Riviera.GetTextAsyncCheckResult>("riviera/get_text", inProgress: .inProgress)
        table.on(Riviera.getTextAsync, fidelity: .simplified(fromOthers)) { argument, call in
            let place = Place(argument.fileIdOrUrl, formats: Extraction.textSources, maximumSize: maximumDocument)
            return try await launch(place, text, call, failing: { .failed($0.textError) }) { source in
                .complete(.init(text: try Extraction.text(source)))
            }
        }
        table.onCheck(Riviera.getTextAsyncCheck, text)

        let ocr = JobFamily<Riviera.GetOcrAsyncCheckResult>("riviera/get_ocr", inProgress: .inProgress)
        table.on(Riviera.getOcrAsync, fidelity: .simplified("no words are recognized in images")) { argument, call in
            let formats = Extraction.images.union(["pdf"])
            let place = Place(argument.fileIdOrUrl, formats: formats, maximumSize: maximumDocument)
            return try await launch(place, ocr, call, failing: { .failed($0.ocrError) }) { source in
                .complete(.init(text: "", hocr: try hocr(of: source)))
            }
        }
        table.onCheck(Riviera.getOcrAsyncCheck, ocr)
    }

    private static func addMetadata(to table: inout RouteTable) {
        let metadata = JobFamily<Riviera.GetMetadataAsyncCheckResult>("riviera/get_metadata", inProgress: .inProgress)
        table.on(
            Riviera.getMetadataAsync,
            fidelity: .simplified("of photos what EXIF tells, of PDF and WAV the size; other formats fail to convert")
        ) { argument, call in
            let formats = Extraction.photos.union(Extraction.recordings).union(Extraction.office).union(["pdf"])
            let place = Place(argument.fileIdOrUrl, formats: formats, maximumSize: maximumDocument)
            return try await launch(place, metadata, call, failing: { .failed($0.metadataError) }) { source in
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
                "the transcript is that of the .vtt or .srt file beside the recording; without one it is empty")
        ) { argument, call in
            let place = Place(
                argument.fileIdOrUrl, formats: Extraction.recordings, maximumSize: 10 << 30, isRead: false)
            let isByWord = argument.timestampLevel == .word
            let locale = argument.audioLanguage.isEmpty ? "en" : argument.audioLanguage
            return try await launch(place, transcript, call, failing: { .failed($0.transcriptError) }) { source in
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

    /// A page without words.
    private static func hocr(of source: Extraction.Source) throws(Extraction.Failure) -> String {
        if source.fileExtension == "pdf" { return "" }
        guard let header = ImageHeader(source.data) else { throw .conversion }
        let size = #"data-x="0" data-y="0" data-width="\#(header.width)" data-height="\#(header.height)""#
        return "<section \(size)></section>"
    }

    // MARK: -

    /// Does the work and starts a job that tells about it.
    private static func launch<Status: Sendable>(
        _ place: Place, _ family: JobFamily<Status>, _ call: Call, failing: (Extraction.Failure) -> Status,
        _ work: @escaping @Sendable (Extraction.Source) throws -> Status
    ) async throws -> Async.LaunchResultBase {
        let status: Status
        do {
            let source = try await place.source(call)
            status = try await call.service.media.run { try work(source) }
        } catch let failure as Extraction.Failure {
            status = failing(failure)
        }
        return .asyncJobId(try call.startJob(family, endingWith: status))
    }
}
