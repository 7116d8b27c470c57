import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// The column of `dbx` in the table of verdicts: its exit status is 3 if the server was never reached, and 1 after every
/// other failure. The message names the status, or says that a web page isn't from Dropbox.
@Suite(.timeLimit(.minutes(10))) struct ExitStatusTests {
    @Test func responseIsAFailure() async throws {
        try await CommandFixture.run { fixture in
            let client = DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(
                        LongLivedAccessTokenProvider(accessToken: fixture.emulator.accessToken)),
                    configuration: .init {
                        $0.baseHosts = BaseHosts(server: fixture.emulator.url.absoluteString)
                        $0.retryPolicy = .never
                    }))
            defer { client.client.shutdown() }
            for status in [200] + Array(300...599) {
                fixture.emulator.faults.removeAll()
                try fixture.emulator.faults.add(.foreignResponse(status: status))
                let cause = await #expect(throws: CallError<Files.ListFolderError>.self) {
                    try await client.files.listFolder(path: "").response()
                }
                let error = CommandError.failure("cannot list /", try #require(cause))
                #expect(error.status == .failure, "\(status)")
                let isTemporary = [408, 425, 429].contains(status) || status >= 500
                let parts =
                    isTemporary || status == 304
                    ? ["\(status)", "too many requests"] : ["captive portal", "sign in", "permi", "400"]
                #expect(parts.contains { error.message.contains($0) }, "\(status): \(error.message)")
                #expect(!error.message.contains("not trusted"), "\(status): \(error.message)")
            }
        }
    }
}
