import Foundation
import Testing

@testable import DropboxEmulator

/// Tests copy references between accounts over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct CopyReferenceWireTests {
    @Test func copyReferenceCopiesAFolderToAnotherAccount() async throws {
        try await Wire.run { wire in
            let bob = try wire.bob()
            _ = try await wire.upload(#"{"path":"/f/g/a"}"#, "hello")
            let created = try await wire.rpc("files/copy_reference/get", #"{"path":"/f"}"#)
            #expect(created.status == 200)
            #expect((created.json["metadata"] as? [String: Any])?["path_lower"] as? String == "/f")
            #expect(created.string("expires") > "2050")
            let reference = created.string("copy_reference")
            // The reference is resolved when it is saved.
            _ = try await wire.rpc("files/move_v2", #"{"from_path":"/f","to_path":"/moved"}"#)
            let saved = try await bob.rpc(
                "files/copy_reference/save", #"{"copy_reference":"\#(reference)","path":"/mine/F"}"#)
            #expect(saved.status == 200)
            let metadata = try #require(saved.json["metadata"] as? [String: Any])
            #expect(metadata[".tag"] as? String == "folder")
            #expect(metadata["path_display"] as? String == "/mine/F")
            #expect(try await bob.fetch("files/download", #"{"path":"/mine/f/g/a"}"#).text == "hello")
        }
    }

    @Test func unusableCopyReferenceReturnsItsError() async throws {
        try await Wire.run { wire in
            let bob = try wire.bob()
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            _ = try await wire.upload(#"{"path":"/b"}"#, "other")
            #expect(try await wire.rpc("files/copy_reference/get", #"{"path":"/x"}"#).summary == "path/not_found/")
            let reference = try await wire.rpc("files/copy_reference/get", #"{"path":"/a"}"#).string("copy_reference")
            func summary(_ person: TestUser, _ reference: String, _ path: String) async throws -> String {
                try await person.rpc(
                    "files/copy_reference/save", #"{"copy_reference":"\#(reference)","path":"\#(path)"}"#
                ).summary
            }
            #expect(try await summary(bob, "nonsense", "/a") == "invalid_copy_reference/")
            #expect(try await summary(bob, reference, "/a/") == "path/malformed_path/")
            #expect(try await summary(wire.ada(), reference, "/b") == "path/conflict/file/")
            _ = try await wire.rpc("files/delete_v2", #"{"path":"/a"}"#)
            #expect(try await summary(bob, reference, "/a") == "not_found/")
            wire.emulator.clock.advance(by: .seconds(31 * 365 * 24 * 3600))
            #expect(try await summary(bob, reference, "/a") == "invalid_copy_reference/")
        }
    }
}
