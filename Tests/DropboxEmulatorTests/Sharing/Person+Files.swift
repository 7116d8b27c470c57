import Foundation
import Testing

@testable import DropboxEmulator

/// What tests of shared folders do again and again.
extension Person {
    @discardableResult
    func upload(_ path: String, _ text: String, mode: String = "add") async throws -> RawResponse {
        try await wire.send(
            "POST /2/files/upload",
            [
                bearer, "Content-Type: application/octet-stream",
                #"Dropbox-API-Arg: {"path":"\#(path)","mode":"\#(mode)"}"#,
            ], body: Data(text.utf8))
    }

    /// Shares a folder, and answers its id.
    func share(_ path: String) async throws -> String {
        let answer = try await rpc("sharing/share_folder", #"{"path":"\#(path)"}"#)
        return try #require(answer.json["shared_folder_id"] as? String, "\(answer.text)")
    }

    /// Lets somebody into a shared folder; with `mounting`, it is in their Dropbox then.
    func invite(_ other: Person, to folder: String, as access: String = "editor", mounting: Bool = true) async throws {
        let member = #"{"member":{".tag":"email","email":"\#(other.account.email)"},"access_level":"\#(access)"}"#
        let added = try await rpc(
            "sharing/add_folder_member", #"{"shared_folder_id":"\#(folder)","members":[\#(member)]}"#)
        #expect(added.status == 200, "\(added.text)")
        guard mounting else { return }
        let mounted = try await other.rpc("sharing/mount_folder", #"{"shared_folder_id":"\#(folder)"}"#)
        #expect(mounted.status == 200, "\(mounted.text)")
    }

    /// A folder of this person that another one has mounted too.
    func shareWith(_ other: Person, _ path: String, as access: String = "editor") async throws -> String {
        let folder = try await share(path)
        try await invite(other, to: folder, as: access)
        return folder
    }

    func metadata(_ path: String) async throws -> RawResponse {
        try await rpc("files/get_metadata", #"{"path":"\#(path)"}"#)
    }

    func cursor(_ path: String = "") async throws -> String {
        try await rpc("files/list_folder/get_latest_cursor", #"{"path":"\#(path)","recursive":true}"#).string("cursor")
    }

    /// What changed after a cursor, all pages of it, as `tag path`, and the cursor after that.
    func changes(after cursor: String) async throws -> (entries: [String], cursor: String) {
        var entries: [String] = []
        var cursor = cursor
        while true {
            let page = try await rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            guard page.status == 200 else { return ([page.summary], cursor) }
            entries += page.entries
            cursor = page.string("cursor")
            if page.json["has_more"] as? Bool != true { return (entries, cursor) }
        }
    }

    /// Everything, as `tag path`, in pages of a size.
    func tree(_ path: String = "", limit: Int = 2000, options: String = "") async throws -> [String] {
        let first = try await rpc(
            "files/list_folder", #"{"path":"\#(path)","recursive":true,"limit":\#(limit)\#(options)}"#)
        guard first.json["has_more"] as? Bool == true else { return first.entries }
        return first.entries + (try await changes(after: first.string("cursor")).entries)
    }

    /// The outcome of a job.
    func job(_ launch: RawResponse, _ check: String = "sharing/check_job_status") async throws -> RawResponse {
        while true {
            let status = try await rpc(check, #"{"async_job_id":"\#(launch.string("async_job_id"))"}"#)
            if status.string(".tag") != "in_progress" { return status }
        }
    }
}

extension RawResponse {
    /// The entries of a listing, as `tag path`.
    var entries: [String] {
        (json["entries"] as? [[String: Any]] ?? []).map {
            "\($0[".tag"] as? String ?? "") \($0["path_display"] as? String ?? "-")"
        }
    }

    func object(_ key: String) -> [String: Any] { json[key] as? [String: Any] ?? [:] }
}
