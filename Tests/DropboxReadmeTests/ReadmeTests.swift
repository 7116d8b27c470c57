import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@Suite struct DropboxReadmeTests {
    @Test func readmeSnippetsMatchTheCompiledCode() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let (blocks, missing) = try MarkdownSnippets.missing(
            of: folder.appending(path: "../../README.md"),
            in: folder.appending(path: "../DropboxReadmeSnippets/main.swift"))
        #expect(blocks == 1)
        #expect(missing == [])
    }

    @Test func migrationSnippetsMatchTheCompiledCode() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let (blocks, missing) = try MarkdownSnippets.missing(
            of: folder.appending(path: "../../Documentation/Migration.md"),
            in: folder.appending(path: "MigrationSnippets.swift"))
        #expect(blocks == 3)
        #expect(missing == [])
    }

    @Test func objectiveCGuideSnippetsMatchTheCompiledCode() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let (blocks, missing) = try MarkdownSnippets.missing(
            of: folder.appending(path: "../../Documentation/ObjectiveC.md"),
            in: folder.appending(path: "ObjectiveCSnippets.swift"))
        #expect(blocks == 10)
        #expect(missing == [])
    }

    @Test func firstProgramWorks() async throws {
        try await EmulatedDropbox.with { dropbox in
            let program = try TestProgram.path(ofProduct: "DropboxReadmeSnippets")
            let emulator = dropbox.emulator
            let variables = ["DROPBOX_TOKEN": emulator.accessToken, "DROPBOX_SERVER": emulator.url.absoluteString]
            for _ in 1...2 {
                let run = try await Subprocess.run(program, [], setting: variables)
                #expect(run.status == 0)
                #expect(
                    run.output == """
                        uploaded hello.txt 15 bytes
                        file hello.txt
                        downloaded hello.txt Hello, Dropbox!

                        """)
            }
        }
    }

    /// `JobTests` runs the transcripts of that page.
    @Test func readmeTranscriptIsOneOfTheJobs() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
        let jobs = try String(contentsOf: folder.appending(path: "../../Documentation/Jobs.md"), encoding: .utf8)
        let transcripts = readme.components(separatedBy: "```console\n").dropFirst()
        #expect(transcripts.count == 1)
        for transcript in transcripts {
            #expect(jobs.contains("```console\n" + transcript.components(separatedBy: "```")[0]))
        }
    }

    @Test func readmeIsShort() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    }
}
