import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of tags over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct TagWireTests {
    @Test func tagsAreLowercasedAndUnique() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/A"}"#, "x")
            for tag in ["Blue", "red", "BLUE"] {
                let response = try await wire.rpc("files/tags/add", #"{"path":"/a","tag_text":"\#(tag)"}"#)
                #expect(response.text == "null")
            }
            let all = try await wire.rpc("files/tags/get", #"{"paths":["/a"]}"#)
            #expect(
                all.text
                    == #"{"paths_to_tags":[{"path":"/a","tags":[{".tag":"user_generated_tag","tag_text":"blue"},{".tag":"user_generated_tag","tag_text":"red"}]}]}"#
            )
            #expect(try await wire.rpc("files/tags/remove", #"{"path":"/a","tag_text":"Red"}"#).text == "null")
            let again = try await wire.rpc("files/tags/remove", #"{"path":"/a","tag_text":"red"}"#)
            #expect(again.summary == "tag_not_present/")
        }
    }

    @Test func tagsMoveWithTheirItem() async throws {
        try await Wire.run { wire in
            _ = try await wire.rpc("files/create_folder_v2", #"{"path":"/f"}"#)
            _ = try await wire.rpc("files/tags/add", #"{"path":"/f","tag_text":"x"}"#)
            _ = try await wire.rpc("files/move_v2", #"{"from_path":"/f","to_path":"/g"}"#)
            #expect(try await wire.rpc("files/tags/get", #"{"paths":["/g"]}"#).text.contains(#""tag_text":"x""#))
        }
    }

    @Test func itemHasAtMostTwentyTags() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "x")
            for number in 1...20 {
                _ = try await wire.rpc("files/tags/add", #"{"path":"/a","tag_text":"t\#(number)"}"#)
            }
            let add = #"{"path":"/a","tag_text":"one_more"}"#
            #expect(try await wire.rpc("files/tags/add", add).summary == "too_many_tags/")
            #expect(try await wire.rpc("files/tags/add", #"{"path":"/a","tag_text":"t1"}"#).status == 200)
        }
    }

    @Test func missingItemsAndInvalidTagsAreRejected() async throws {
        try await Wire.run { wire in
            let missing = #"{"path":"/none","tag_text":"x"}"#
            #expect(try await wire.rpc("files/tags/add", missing).summary == "path/not_found/")
            #expect(try await wire.rpc("files/tags/remove", missing).summary == "path/not_found/")
            #expect(try await wire.rpc("files/tags/get", #"{"paths":["/none"]}"#).summary == "path/not_found/")
            let odd = try await wire.rpc("files/tags/add", #"{"path":"/none","tag_text":"a b"}"#)
            #expect(odd.status == 400)
            #expect(odd.text.hasSuffix(#"request body: tag_text: 'a b' did not match pattern '[\w]+'"#))
        }
    }
}
