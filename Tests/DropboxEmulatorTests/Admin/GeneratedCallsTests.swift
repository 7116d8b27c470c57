import DropboxEmulator
import Foundation
import Testing

/// Calls 1 to 11 of an emulator, from 2027-01-15.
@Test func generatedCalls() async throws {
    try await EmulatedDropbox.with { dropbox in
        let call1 = try await dropbox.call("files/create_folder_v2", #"{"path":"/new"}"#)
        #expect(call1.status == 200, "\(call1.text)")
        #expect(call1["metadata.path_display"] == "/new")
        try dropbox.account.createFolder("/notes")
        try dropbox.account.put("/notes/today.txt", Data("Buy \"milk\"\n".utf8))
        let call2 = try await dropbox.call("files/list_folder", #"{"path":"/notes"}"#)
        #expect(call2.status == 200, "\(call2.text)")
        let call3 = try await dropbox.call("files/upload", "{\"path\":\"/new/\u{e9}.txt\"}", content: Data("Text".utf8))
        #expect(call3.status == 200, "\(call3.text)")
        #expect(call3["name"] == "\u{e9}.txt")
        #expect(call3["path_display"] == "/new/\u{e9}.txt")
        #expect(call3["size"] == "4")
        let call4 = try await dropbox.call("files/list_folder/continue", #"{"cursor":"\#(call2["cursor"])"}"#)
        #expect(call4.status == 200, "\(call4.text)")
        let call5 = try await dropbox.call("files/get_metadata", #"{"path":"\#(call3["id"])"}"#)
        #expect(call5.status == 200, "\(call5.text)")
        #expect(call5["name"] == "\u{e9}.txt")
        #expect(call5["path_display"] == "/new/\u{e9}.txt")
        #expect(call5["size"] == "4")
        let call6 = try await dropbox.call(
            "files/delete_v2", "{\"parent_rev\":\"\(call3["rev"])\",\"path\":\"/new/\u{e9}.txt\"}")
        #expect(call6.status == 200, "\(call6.text)")
        #expect(call6["metadata.path_display"] == "/new/\u{e9}.txt")
        let call7 = try await dropbox.call("files/get_metadata", "{\"path\":\"/new/\u{e9}.txt\"}")
        #expect(call7.status == 409, "\(call7.text)")
        #expect(call7["error_summary"].hasPrefix("path/not_found/"))
        let call8 = try await dropbox.call("files/download", #"{"path":"/notes/today.txt"}"#)
        #expect(call8.status == 200, "\(call8.text)")
        #expect(call8["name"] == "today.txt")
        #expect(call8["path_display"] == "/notes/today.txt")
        #expect(call8["size"] == "11")
        _ = try dropbox.emulator.addAccount(.init("grace@example.com"))
        let call9 = try await dropbox.call(
            "files/list_folder", #"{"path":""}"#, as: dropbox.emulator.account("grace@example.com"))
        #expect(call9.status == 200, "\(call9.text)")
        // Call 10, files/list_folder, has no valid token of an account.
        // Call 11, files/list_folder, met the fault server_error. Add it with dropbox.emulator.faults.add(_:).
    }
}
