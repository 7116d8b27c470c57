import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests asynchronous jobs over HTTP, with `delete_batch` as an example.
@Suite(.timeLimit(.minutes(10)))
struct JobWireTests {
    private func startDeletion(_ wire: Wire) async throws -> String {
        let launch = try await wire.rpc("files/delete_batch", #"{"entries":[{"path":"/gone"}]}"#)
        #expect(launch.json[".tag"] as? String == "async_job_id")
        let id = try #require(launch.json["async_job_id"] as? String)
        #expect(launch.text == #"{".tag":"async_job_id","async_job_id":"\#(id)"}"#)
        return id
    }

    private func check(_ id: String, _ wire: Wire) async throws -> String {
        try await wire.rpc("files/delete_batch/check", #"{"async_job_id":"\#(id)"}"#).text
    }

    private let outcome =
        #"{".tag":"complete","entries":[{".tag":"failure","failure":{".tag":"path_lookup","path_lookup":{".tag":"not_found"}}}]}"#

    @Test func jobsStayInProgressForTheConfiguredPolls() async throws {
        try await Wire.run({ $0.limits.pollsBeforeCompletion = 2 }) { wire in
            let id = try await startDeletion(wire)
            for _ in 0..<2 { #expect(try await check(id, wire) == #"{".tag":"in_progress"}"#) }
            for _ in 0..<2 { #expect(try await check(id, wire) == outcome) }
        }
    }

    @Test func unknownJobsAreRejected() async throws {
        try await Wire.run { wire in
            let response = try await wire.rpc("files/delete_batch/check", #"{"async_job_id":"x"}"#)
            #expect(response.status == 409)
            #expect(response.summary == "invalid_async_job_id/")
            let id = try await startDeletion(wire)
            let other = try await wire.rpc("files/create_folder_batch/check", #"{"async_job_id":"\#(id)"}"#)
            #expect(other.summary == "invalid_async_job_id/")
        }
    }

    @Test func jobsOfOtherAccountsAreRejected() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            let other = try store.addAccount(email: "eve@example.com", givenName: "Eve", surname: "Moneypenny")
            let id = try store.jobs.start("files/delete_batch", owner: .account(other.number), outcome: Data("{}".utf8))
            let response = try await wire.rpc("files/delete_batch/check", #"{"async_job_id":"\#(id)"}"#)
            #expect(response.summary == "invalid_async_job_id/")
        }
    }

    @Test func jobsSurviveARestartAndLostJobsFail() async throws {
        let folder = try TemporaryDirectory()
        var ended = ""
        var open = ""
        try await Wire.run(folder: folder.url) { wire in
            ended = try await startDeletion(wire)
            let account = try #require(try wire.emulator.store.accounts().first)
            open = try wire.emulator.store.jobs.start("files/delete_batch", owner: .account(account.number))
            for _ in 0..<3 { #expect(try await check(open, wire) == #"{".tag":"in_progress"}"#) }
        }
        try await Wire.run(folder: folder.url) { wire in
            #expect(try await check(ended, wire) == #"{".tag":"in_progress"}"#)
            #expect(try await check(ended, wire) == outcome)
            let response = try await wire.rpc("files/delete_batch/check", #"{"async_job_id":"\#(open)"}"#)
            #expect(response.summary == "internal_error/")
        }
    }
}
