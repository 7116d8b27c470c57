import AppleFoundation
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing
@testable import DropboxBackground
@testable import DropboxHTTP

/// When the system begins the transfers of a background session.
@Suite(.timeLimit(.minutes(10))) struct BackgroundStartTests {
    private let process: AppProcess
    private let server = DropboxDouble()

    init() throws { process = try AppProcess(server.start()) }

    private var service: TransferService { .shared }
    private var session: String { process.session }

    private func upload(
        _ client: DropboxTransportClientImpl
    ) throws -> UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer> {
        FilesRoutes(client: client).upload(path: "/file", input: try process.source(4))
    }

    /// Waits until the system decides about transfers, which the server hasn't received.
    private func waitForDiscretion(count: Int = 1) async throws {
        try await wait { service.discretionaryTaskCount(session) == count }
        #expect(server.paths.isEmpty)
    }

    /// Finds the upload of an earlier process, and returns the name of the file.
    private func finish() async throws -> String {
        let found = try #require(try await process.launch().backgroundTransfers().first?.get())
        return try await found.upload(Files.upload).response().name
    }

    @Test func discretionaryUploadBeginsAlthoughTheAppIsTerminated() async throws {
        try upload(process.launch { $0.session.isDiscretionary = true }).response { _, _ in }
        try await waitForDiscretion()
        process.terminate()
        service.beginDiscretionaryTasks(session)
        await server.nextRequest()
        server.answer()
        await service.performTasks(session)
        #expect(try await finish() == "file")
        #expect(server.paths == ["upload"])
    }

    /// Lets the system start an upload that waits for its discretion, and answers it.
    private func answerDiscretionaryUpload() async throws {
        try await waitForDiscretion()
        service.beginDiscretionaryTasks(session)
        await server.nextRequest()
        server.answer()
    }

    /// The session is that of its first client.
    @Test func laterClientDoesNotChangeTheDiscretion() async throws {
        let first = process.launch { $0.session.isDiscretionary = true }
        _ = await first.backgroundTransfers()
        let response = Task { [upload = try upload(process.launch())] in try await upload.response().name }
        try await answerDiscretionaryUpload()
        #expect(try await response.value == "file")
        first.shutdown()
    }

    /// The system decides, although the app doesn't ask for that.
    @Test func uploadThatIsStartedInTheBackgroundCompletes() async throws {
        service.setInBackground(true, session)
        let response = Task { [upload = try upload(process.launch())] in try await upload.response().name }
        try await answerDiscretionaryUpload()
        #expect(try await response.value == "file")
    }

    @Test func uploadBeginsAtItsDateAndThenAtTheDiscretionOfTheSystem() async throws {
        let date = Date(timeIntervalSinceNow: 3_600)
        try upload(process.launch { $0.session.isDiscretionary = true }).settingEarliestBeginDate(date: date)
            .response { _, _ in }
        try await wait { !service.waitingTasks(session).isEmpty }
        let begin = try #require(service.waitingTasks(session).first)
        #expect(abs(begin.timeIntervalSince(date)) < 0.001)
        #expect(service.discretionaryTaskCount(session) == 0)
        process.terminate()
        service.beginTasks(session)
        try await answerDiscretionaryUpload()
        await service.performTasks(session)
        #expect(try await finish() == "file")
    }

    @Test func uploadThatHasNotBegunCanBeCanceled() async throws {
        let upload = try upload(process.launch { $0.session.isDiscretionary = true })
        let response = Task { try await upload.response().name }
        try await waitForDiscretion()
        upload.cancel()
        await #expect(throws: (any Error).self) { try await response.value }
        service.beginDiscretionaryTasks(session)
        await service.performTasks(session)
        #expect(server.paths.isEmpty)
    }
}
