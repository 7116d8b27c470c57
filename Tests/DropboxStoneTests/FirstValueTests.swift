import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation
import Testing

struct FirstValueTests {
    private func uploadError(_ json: String) throws -> Files.UploadError {
        try Files.UploadError(jsonData: Data(json.utf8))
    }

    @Test func valueItselfIsFoundFirst() throws {
        let error = try uploadError(#"{".tag":"payload_too_large"}"#)
        #expect(firstValue(of: Files.UploadError.self, in: error).map { $0 == .payloadTooLarge } == true)
        #expect(firstValue(of: Files.WriteError.self, in: error) == nil)
        #expect(firstValue(of: Files.UploadError.self, in: "text") == nil)
        #expect(firstValue(of: Int.self, in: error) == nil)
    }

    /// Tests a union in a struct in a union.
    @Test func nestedUnionsAndStructsAreFound() throws {
        let error = try uploadError(
            #"{".tag":"path","reason":{".tag":"conflict","conflict":{".tag":"folder"}},"upload_session_id":"s"}"#)
        #expect(firstValue(of: Files.UploadWriteFailed.self, in: error)?.uploadSessionId == "s")
        #expect(firstValue(of: Files.WriteError.self, in: error).map { $0 == .conflict(.folder) } == true)
        #expect(firstValue(of: Files.WriteConflictError.self, in: error).map { $0 == .folder } == true)
        #expect(firstValue(of: Files.LookupError.self, in: error) == nil)
    }

    @Test func familiesAreFoundAsBaseAndSubtype() throws {
        let error = Common.PathRootError.invalidRoot(
            Common.TeamRootInfo(rootNamespaceId: "1", homeNamespaceId: "2", homePath: "/a"))
        #expect(firstValue(of: Common.RootInfo.self, in: error)?.rootNamespaceId == "1")
        #expect(firstValue(of: Common.TeamRootInfo.self, in: error)?.homePath == "/a")
        #expect(firstValue(of: Common.UserRootInfo.self, in: error) == nil)
    }

    @Test func listsAndMapsAreSearched() throws {
        let page = try Files.ListFolderResult(
            jsonData: Data(
                #"""
                {"entries":[{".tag":"folder","name":"a","id":"id:a"},
                {".tag":"file","name":"b","id":"id:b","client_modified":"2020-01-01T00:00:00Z",
                "server_modified":"2020-01-01T00:00:00Z","rev":"0123456789","size":1,
                "sharing_info":{"read_only":true,"parent_shared_folder_id":"9"}}],"cursor":"c","has_more":false}
                """#.utf8))
        #expect(firstValue(of: Files.FolderMetadata.self, in: page)?.name == "a")
        #expect(firstValue(of: Files.FileMetadata.self, in: page)?.name == "b")
        #expect(firstValue(of: Files.Metadata.self, in: page)?.name == "a")
        #expect(firstValue(of: Files.FileSharingInfo.self, in: page)?.parentSharedFolderId == "9")
    }

    @Test func unknownTagDoesNotStopTheSearch() throws {
        let error = try uploadError(#"{".tag":"of_the_future","value":{".tag":"conflict"}}"#)
        #expect(firstValue(of: Files.WriteError.self, in: error) == nil)
    }
}
