import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// The messages of errors: `dbx: verb: reason; remedy`.
struct ErrorMessageTests {
    @Test func uploadErrorsNameBothPathsAndARemedy() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "old")
            let file = fixture.folder.url.appendingPathComponent("new.txt")
            try Data("new".utf8).write(to: file)
            let existing = await fixture.dbx("put", file.path, "/a.txt")
            #expect(
                existing.error
                    == "dbx: cannot upload \(file.path) to /a.txt: another file exists; use --overwrite to replace it, "
                    + "or --autorename to choose another name\n")
            let belowFile = await fixture.dbx("put", file.path, "/a.txt/b.txt", "--overwrite")
            #expect(
                belowFile.error.hasSuffix(
                    " to /a.txt/b.txt: a parent folder in this path is a file; choose another path\n"))
        }
    }

    @Test(arguments: ["1", "0123456789x", "ABCDEF012345"]) func textThatIsNotARevisionIsAUsageError(revision: String)
        async throws
    {
        try await CommandFixture.run { fixture in
            fixture.emulator.calls.removeAll()
            let put = await fixture.dbx("put", "a.txt", "/a.txt", "--update", revision)
            #expect(put.status == .usage && put.error.contains("invalid --update '\(revision)': expected a revision"))
            #expect(fixture.routes.isEmpty)
        }
    }

    /// `dbx worker` can fail before it becomes the worker, whose log is in JSON.
    @Test func failureOfAWorkerIsAnEntryOfItsLog() async throws {
        for (words, isJSON) in [(["--log", "json"], true), (["--log=json", "--log=text"], false), ([], false)] {
            let log = TerminalLog()
            #expect(await Dbx.run(["worker", "run", "--unknown"] + words, terminal: log.terminal()) == .usage)
            let text = log.text(.error)
            let entry = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String]
            #expect((entry?["event"] == "worker failed") == isJSON, "\(text)")
            #expect(text.hasPrefix("dbx: ") != isJSON && text.contains("unknown option '--unknown'"), "\(text)")
        }
    }

    @Test func fullDisksHaveARemedy() {
        let error = CommandError.failure(
            "cannot get /a", FileDownloadError.call(.clientError(.fileAccessError(POSIXError(.ENOSPC)))))
        #expect(
            error.message
                == "cannot get /a: No space left on device; free some space and run the command again to continue")
    }
}
