import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of the Riviera jobs over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct RivieraWireTests {
    /// Starts a job and polls until it is finished.
    private func run(_ wire: Wire, _ route: String, _ file: String, _ more: String = "") async throws -> RawResponse {
        let started = try await wire.rpc("riviera/\(route)", #"{"file_id_or_url":\#(file)\#(more)}"#)
        #expect(started.json[".tag"] as? String == "async_job_id", "\(started.text)")
        let job = try #require(started.json["async_job_id"] as? String)
        return try await wire.rpc("riviera/\(route)/check", #"{"async_job_id":"\#(job)"}"#)
    }

    private func path(_ path: String) -> String { #"{".tag":"path","path":"\#(path)"}"# }

    @Test func documentsAreConvertedToMarkdown() async throws {
        try await Wire.run({ $0.limits.pollsBeforeCompletion = 0 }) { wire in
            _ = try await wire.upload(#"{"path":"/a.html"}"#, "<h1>Title</h1><p>Some <b>bold</b> text")
            let html = try await run(wire, "get_markdown_async", path("/a.html"))
            #expect(html.text == ##"{".tag":"complete","markdown":"# Title\n\nSome **bold** text\n"}"##)
            let create = #"{"path":"/b.paper","import_format":"markdown"}"#
            let doc = try await wire.upload(create, "*x*", to: "files/paper/create").json
            let id = try #require(doc["file_id"] as? String)
            let paper = try await run(wire, "get_markdown_async", #"{".tag":"file_id","file_id":"\#(id)"}"#)
            #expect(paper.json["markdown"] as? String == "*x*")
            _ = try await wire.upload(#"{"path":"/c.gsheet"}"#, "a,b\n1,2\n")
            let sheet = try await run(wire, "get_markdown_async", path("/c.gsheet"))
            #expect(sheet.json["markdown"] as? String == "| a | b |\n| --- | --- |\n| 1 | 2 |\n")
        }
    }

    @Test func textOfLinksCanBeExtracted() async throws {
        try await Wire.run({ $0.limits.pollsBeforeCompletion = 0 }) { wire in
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, "one\ntwo\n")
            let link = try await wire.rpc("sharing/create_shared_link_with_settings", #"{"path":"/a.txt"}"#)
            let url = try #require(link.json["url"] as? String)
            let text = try await run(wire, "get_text_async", #"{".tag":"url","url":"\#(url)"}"#)
            #expect(text.json["text"] as? String == "one\ntwo\n")
        }
    }

    @Test func failedJobsReportTheReason() async throws {
        try await Wire.run({ $0.limits.pollsBeforeCompletion = 0 }) { wire in
            _ = try await wire.upload(#"{"path":"/f/a.mp3"}"#, "x")
            func failure(_ file: String) async throws -> String {
                let response = try await run(wire, "get_text_async", file)
                #expect(response.status == 200)
                return ((response.json["failed"] as? [String: Any])?[".tag"] as? String) ?? response.text
            }
            #expect(try await failure(path("/none.txt")) == "not_found_error")
            #expect(try await failure(path("/f")) == "is_a_folder_error")
            #expect(try await failure(path("/f/a.mp3")) == "unsupported_format_error")
            #expect(
                try await failure(#"{".tag":"url","url":"https://example.com/a.txt"}"#) == "unsupported_format_error")
            #expect(try await failure("null") == "user_error")
            let foreign = try await wire.rpc("riviera/get_text_async/check", #"{"async_job_id":"bogus"}"#)
            #expect(foreign.status == 409)
            #expect(foreign.summary == "invalid_async_job_id/")
        }
    }

    @Test func jobsStayInProgressForTheConfiguredPolls() async throws {
        try await Wire.run({ $0.limits.pollsBeforeCompletion = 2 }) { wire in
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, "x")
            let started = try await wire.rpc("riviera/get_text_async", #"{"file_id_or_url":\#(path("/a.txt"))}"#)
            let job = try #require(started.json["async_job_id"] as? String)
            var tags: [String?] = []
            for _ in 0..<3 {
                let check = try await wire.rpc("riviera/get_text_async/check", #"{"async_job_id":"\#(job)"}"#)
                tags.append(check.json[".tag"] as? String)
            }
            #expect(tags == ["in_progress", "in_progress", "complete"])
        }
    }

    @Test func photoMetadataIsReturned() async throws {
        try await Wire.run({ $0.limits.pollsBeforeCompletion = 0 }) { wire in
            let photo = SampleExif.insert(
                SampleExif.make(orientation: 6), into: SampleImage.make(.jpeg, width: 40, height: 20))
            _ = try await wire.upload(#"{"path":"/a.jpg"}"#, photo)
            let response = try await run(wire, "get_metadata_async", path("/a.jpg"))
            #expect(response.text.contains(#""metadata_type":{".tag":"metadata_type_exif"}"#))
            let metadata = try #require(response.json["metadata"] as? [String: Any])
            #expect(metadata[".tag"] as? String == "exif")
            #expect(metadata["image_width"] as? Int == 40)
            #expect(metadata["orientation"] as? Int == 6)
            #expect(metadata["date_time_original"] as? String == "2015:05:12 15:50:38")
            let gps = try #require(metadata["gps_metadata"] as? [String: Any])
            #expect(gps["longitude"] as? Double == -13.375)
            let ocr = try await run(wire, "get_ocr_async", path("/a.jpg"))
            #expect(ocr.json["text"] as? String == "")
        }
    }

    @Test func documentMetadataHasThePageCount() async throws {
        try await Wire.run({ $0.limits.pollsBeforeCompletion = 0 }) { wire in
            _ = try await wire.upload(#"{"path":"/a.doc"}"#, String(repeating: "line\n", count: 100))
            let pdf = try await wire.send(
                "POST /2/files/get_preview", [wire.bearer, #"Dropbox-API-Arg: {"path":"/a.doc"}"#])
            _ = try await wire.upload(#"{"path":"/a.pdf"}"#, pdf.body)
            let response = try await run(wire, "get_metadata_async", path("/a.pdf"))
            let metadata = try #require(response.json["metadata"] as? [String: Any])
            #expect(metadata["pages"] as? Int == 4)
            #expect(metadata["width"] as? Int == 612)
            #expect(metadata["height"] as? Int == 792)
        }
    }

    @Test func subtitlesNextToARecordingAreItsTranscript() async throws {
        try await Wire.run({ $0.limits.pollsBeforeCompletion = 0 }) { wire in
            _ = try await wire.upload(#"{"path":"/talk.mp4"}"#, "film")
            let cues =
                "WEBVTT\n\n1\n00:01.000 --> 00:03.000 align:left\nHello there\n\n00:00:03,000 --> 00:00:04,000\nBye\n"
            _ = try await wire.upload(#"{"path":"/talk.vtt"}"#, cues)
            let response = try await run(wire, "get_transcript_async", path("/talk.mp4"), #","audio_language":"de""#)
            let transcript = try #require(response.json["structured_transcript"] as? [String: Any])
            #expect(transcript["transcript_locale"] as? String == "de")
            let segments = try #require(transcript["segments"] as? [[String: Any]])
            #expect(segments.map { $0["text"] as? String } == ["Hello there", "Bye"])
            #expect(segments[1]["start_time"] as? Double == 3)
            let words = try await run(wire, "get_transcript_async", path("/talk.mp4"), #","timestamp_level":"word""#)
            #expect(words.text.contains(#""text":"there","start_time":2.0,"end_time":3.0"#), "\(words.text)")
        }
    }
}
