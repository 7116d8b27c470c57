import DropboxCore
import DropboxHTTPServer
import Foundation

/// What the forms of the pages of files do.
struct FileActions {
    let request: ConsoleRequest
    let location: FileLocation

    private var caller: AccountCaller { location.caller }
    private var path: String { location.path }

    /// Performs the action, and returns the URL of the next page.
    func perform() async throws -> String {
        if request.isMultipart {
            try await FileUpload(request: request, location: location).run()
            return request.url()
        }
        switch request.form["action"] {
        case "create_folder":
            try await caller.call("files/create_folder_v2", ["path": .string(path + "/" + request.form["name"])])
            return request.url()
        case "rename":
            return try await relocate("files/move_v2", to: location.parent + "/" + request.form["name"])
        case "move": return try await relocate("files/move_v2", to: try destination())
        case "copy": return try await relocate("files/copy_v2", to: try destination())
        case "delete":
            try await caller.call("files/delete_v2", ["path": .string(path)])
            return location.url(location.parent)
        case "restore":
            let target = request.form.text("path") ?? path
            try await restore(target, revision: request.form.text("rev"))
            return request.url(["rev": ""])
        case "create_link":
            try await createLink()
            return request.url()
        case "revoke_link":
            try await caller.call("sharing/revoke_shared_link", ["url": .string(request.form["url"])])
            return request.url()
        default: throw ConsoleProblem("This form has no action.", status: 400)
        }
    }

    // MARK: Move and copy

    private func destination() throws -> String {
        guard let folder = request.form.text("to") else { throw ConsoleProblem("Enter a path.", status: 400) }
        return folder.endsWithSlash ? folder + location.name : folder
    }

    private func relocate(_ route: String, to target: String) async throws -> String {
        let result = try await caller.call(route, ["from_path": .string(path), "to_path": .string(target)])
        let moved = result.text(at: "metadata.path_display")
        return location.url(
            moved.isEmpty ? target : moved, "files", request.query["details"] == "1" ? ["details": "1"] : [:])
    }

    // MARK: Restore

    /// Restores a revision of a file, or the latest one, or all files of a deleted folder.
    private func restore(_ path: String, revision: String?) async throws {
        if let revision {
            try await caller.call("files/restore", ["path": .string(path), "rev": .string(revision)])
            return
        }
        if try await restoreLatest(path) { return }
        let all = try await deletedItems(below: path)
        var count = 0
        for item in all where try await restoreLatest(item) { count += 1 }
        guard count > 0 else { throw ConsoleProblem("This deleted folder had no files, so nothing can be restored.") }
    }

    /// Restores the latest revision of a file. Returns `false` for a folder.
    private func restoreLatest(_ path: String) async throws -> Bool {
        let revisions: JSONValue
        do {
            revisions = try await caller.call("files/list_revisions", ["path": .string(path), "limit": 1])
        } catch is ConsoleProblem {
            return false
        }
        guard let latest = revisions["entries"]?.elements.first?["rev"] else { return false }
        try await caller.call("files/restore", ["path": .string(path), "rev": latest])
        return true
    }

    private func deletedItems(below path: String) async throws -> [String] {
        var page = try await caller.call(
            "files/list_folder", ["path": "", "recursive": true, "include_deleted": true, "limit": 2000])
        var entries = page["entries"]?.elements ?? []
        while page["has_more"] == true, let cursor = page["cursor"] {
            page = try await caller.call("files/list_folder/continue", ["cursor": cursor])
            entries += page["entries"]?.elements ?? []
        }
        let prefix = CaseFoldedName.key(path) + "/"
        return entries.compactMap { entry in
            guard entry[".tag"] == "deleted", let path = entry["path_display"]?.string else { return nil }
            return CaseFoldedName.key(path).hasPrefix(prefix) ? path : nil
        }
    }

    // MARK: Links

    private func createLink() async throws {
        var settings: [String: JSONValue] = ["allow_download": .bool(request.form["download"] == "true")]
        if let password = request.form.text("password") {
            settings["require_password"] = true
            settings["link_password"] = .string(password)
        }
        if let expires = request.form.text("expires") {
            settings["expires"] = .string(expires.count == 10 ? expires + "T00:00:00Z" : expires)
        }
        try await caller.call(
            "sharing/create_shared_link_with_settings", ["path": .string(path), "settings": .object(settings)])
    }
}
