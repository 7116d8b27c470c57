import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the batch routes over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct BatchWireTests {
    /// Returns the result of a finished job, without the properties of its metadata.
    private func outcome(of launch: RawResponse, _ route: String, _ wire: Wire) async throws -> RawResponse {
        let id = try #require(launch.json["async_job_id"] as? String)
        return try await wire.rpc(route + "/check", #"{"async_job_id":"\#(id)"}"#)
    }

    private func outcomeV2(of launch: RawResponse, _ route: String, _ wire: Wire) async throws -> RawResponse {
        let id = try #require(launch.json["async_job_id"] as? String)
        return try await wire.rpc(route + "/check_v2", #"{"async_job_id":"\#(id)"}"#)
    }

    private func run(_ body: (Wire) async throws -> Void) async throws {
        try await Wire.run({ $0.limits.pollsBeforeCompletion = 0 }, body: body)
    }

    private func names(_ response: RawResponse) -> [String] {
        (response.json["entries"] as? [[String: Any]] ?? []).map { entry in
            let metadata = entry["metadata"] as? [String: Any] ?? entry["success"] as? [String: Any] ?? entry
            return metadata["path_display"] as? String ?? entry[".tag"] as? String ?? ""
        }
    }

    private func errors(_ response: RawResponse) -> [String] {
        (response.json["entries"] as? [[String: Any]] ?? []).map { entry in
            guard let failure = entry["failure"] as? [String: Any] else { return "" }
            let error = failure["relocation_error"] as? [String: Any] ?? failure
            return error[".tag"] as? String ?? ""
        }
    }

    @Test func deleteBatchReturnsOneResultPerEntry() async throws {
        try await run { wire in
            _ = try await wire.upload(#"{"path":"/A/b"}"#, "x")
            let launch = try await wire.rpc(
                "files/delete_batch", #"{"entries":[{"path":"/a/B"},{"path":"/nothing"},{"path":"/x/"},{"path":"/a"}]}"#
            )
            let response = try await outcome(of: launch, "files/delete_batch", wire)
            let entries = try #require(response.json["entries"] as? [[String: Any]])
            #expect(entries.map { $0[".tag"] as? String } == ["success", "failure", "failure", "success"])
            let metadata = try #require(entries[0]["metadata"] as? [String: Any])
            #expect(metadata[".tag"] as? String == "file")
            #expect(metadata["path_display"] as? String == "/A/b")
            #expect(errors(response) == ["", "path_lookup", "path_lookup", ""])
            #expect(try await wire.rpc("files/get_metadata", #"{"path":"/a"}"#).summary == "path/not_found/")
        }
    }

    @Test func createFolderBatchIsSynchronousOrAJob() async throws {
        try await run { wire in
            _ = try await wire.upload(#"{"path":"/file"}"#, "x")
            let paths = #"["/One","/file","/two/three","/One"]"#
            let response = try await wire.rpc("files/create_folder_batch", #"{"paths":\#(paths)}"#)
            #expect(response.json[".tag"] as? String == "complete")
            #expect(names(response) == ["/One", "failure", "/two/three", "/One"])
            let conflict =
                #"{".tag":"failure","failure":{".tag":"path","path":{".tag":"conflict","conflict":{".tag":"file"}}}}"#
            #expect(response.text.contains(conflict))
            let launch = try await wire.rpc(
                "files/create_folder_batch", #"{"paths":["/one"],"autorename":true,"force_async":true}"#)
            #expect(launch.json[".tag"] as? String == "async_job_id")
            #expect(names(try await outcome(of: launch, "files/create_folder_batch", wire)) == ["/one (1)"])
        }
    }

    @Test func finishBatchV1StartsAJob() async throws {
        try await run { wire in
            let start = try await wire.upload(#"{"close":true}"#, "hello", to: "files/upload_session/start")
            let session = try #require(start.json["session_id"] as? String)
            let good = #"{"cursor":{"session_id":"\#(session)","offset":5},"commit":{"path":"/a"}}"#
            let bad = #"{"cursor":{"session_id":"none","offset":5},"commit":{"path":"/b"}}"#
            let launch = try await wire.rpc("files/upload_session/finish_batch", #"{"entries":[\#(good),\#(bad)]}"#)
            let response = try await outcome(of: launch, "files/upload_session/finish_batch", wire)
            #expect(response.json[".tag"] as? String == "complete")
            #expect(names(response) == ["/a", "failure"])
            #expect(
                response.text.hasSuffix(
                    #"{".tag":"failure","failure":{".tag":"lookup_failed","lookup_failed":{".tag":"not_found"}}}]}"#))
            #expect(try await wire.download("/a").text == "hello")
        }
    }

    // MARK: - Relocation

    @Test func moveBatchV2ReturnsOneResultPerEntry() async throws {
        try await run { wire in
            for name in ["a", "b", "c"] { _ = try await wire.upload(#"{"path":"/\#(name)"}"#, name) }
            let entries = #"""
                [{"from_path":"/a","to_path":"/x/A"},{"from_path":"/none","to_path":"/y"},{"from_path":"/b","to_path":"/c"}]
                """#
            let launch = try await wire.rpc("files/move_batch_v2", #"{"entries":\#(entries)}"#)
            let response = try await outcomeV2(of: launch, "files/move_batch", wire)
            #expect(response.json[".tag"] as? String == "complete")
            #expect(errors(response) == ["", "from_lookup", "to"])
            #expect(names(response)[0] == "/x/A")
            #expect(
                response.text.contains(
                    #"{".tag":"failure","failure":{".tag":"relocation_error","relocation_error":{".tag":"from_lookup","from_lookup":{".tag":"not_found"}}}}"#
                ))
            let tree = try await wire.rpc("files/list_folder", #"{"path":"","recursive":true}"#)
            #expect(names(tree) == ["/b", "/c", "/x", "/x/A"])
        }
    }

    @Test func nestedPathsInABatchAreRejected() async throws {
        try await run { wire in
            for name in ["a/1", "b", "c", "d"] { _ = try await wire.upload(#"{"path":"/\#(name)"}"#, name) }
            let entries = #"""
                [{"from_path":"/a","to_path":"/x"},{"from_path":"/A/1","to_path":"/y"},
                {"from_path":"/b","to_path":"/X/b"},{"from_path":"/c","to_path":"/z/1"},{"from_path":"/d","to_path":"/z/2"}]
                """#
            let launch = try await wire.rpc("files/move_batch_v2", #"{"entries":\#(entries)}"#)
            let response = try await outcomeV2(of: launch, "files/move_batch", wire)
            let nested = "duplicated_or_nested_paths"
            #expect(errors(response) == ["", nested, nested, "", ""])
            // A batch can contain several copies of one source.
            let copies = #"[{"from_path":"/b","to_path":"/b1"},{"from_path":"/b","to_path":"/b2"}]"#
            let copying = try await wire.rpc("files/copy_batch_v2", #"{"entries":\#(copies)}"#)
            #expect(names(try await outcomeV2(of: copying, "files/copy_batch", wire)) == ["/b1", "/b2"])
        }
    }

    @Test func relocationBatchV1IsAtomic() async throws {
        try await run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "a")
            let bad = #"[{"from_path":"/a","to_path":"/b"},{"from_path":"/none","to_path":"/c"}]"#
            let failing = try await wire.rpc("files/move_batch", #"{"entries":\#(bad)}"#)
            let failed = try await outcome(of: failing, "files/move_batch", wire)
            #expect(
                failed.text == #"{".tag":"failed","failed":{".tag":"from_lookup","from_lookup":{".tag":"not_found"}}}"#)
            #expect(try await wire.download("/a").text == "a")
            let copying = try await wire.rpc("files/copy_batch", #"{"entries":[{"from_path":"/a","to_path":"/b"}]}"#)
            #expect(names(try await outcome(of: copying, "files/copy_batch", wire)) == ["/b"])
        }
    }

    @Test func relocationsAboveTheLimitAreRejected() async throws {
        try await Wire.run({ $0.limits.maximumRelocatedEntries = 3 }) { wire in
            for name in 1...3 { _ = try await wire.upload(#"{"path":"/f/\#(name)"}"#, "") }
            let response = try await wire.rpc("files/move_v2", #"{"from_path":"/f","to_path":"/g"}"#)
            #expect(response.summary == "too_many_files/")
        }
    }
}
