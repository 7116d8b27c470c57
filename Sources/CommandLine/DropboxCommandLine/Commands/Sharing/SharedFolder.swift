import DropboxStone
import SwiftyDropbox

/// A shared folder that a user names by its path or by its ID.
enum SharedFolder {
    static let help = "the folder, or the ID of the shared folder"

    /// Returns the ID of a shared folder.
    ///
    /// - Throws: An error if there is no folder at the path, or if it isn't shared.
    static func id(_ word: String, _ client: DropboxClient) async throws(CommandError) -> String {
        if word.hasOnlyDigits { return word }
        let path = RemotePattern.normalized(word)
        let item = try await RemoteItems.requiredItem(
            at: path, client, for: "cannot find \(path)", missing: "path/not_found")
        guard let id = (item as? Files.FolderMetadata)?.sharingInfo?.sharedFolderId else {
            throw .failure("\(path) is not a shared folder; `dbx folders share` shares a folder")
        }
        return id
    }

    /// Waits for a job of Dropbox.
    ///
    /// - Parameter result: A closure that returns the result, or `nil` while the job runs.
    static func wait<Result>(_ result: () async throws -> Result?) async throws -> Result {
        var pause = Duration.milliseconds(100)
        while true {
            if let result = try await result() { return result }
            try await Task.sleep(for: pause)
            pause = min(pause * 2, .seconds(5))
        }
    }

    /// Waits for a job without a result.
    static func wait(for job: Async.LaunchEmptyResult, _ client: DropboxClient) async throws {
        guard case .asyncJobId(let id) = job else { return }
        try await wait { () async throws -> Void? in
            switch try await client.sharing.checkJobStatus(asyncJobId: id).response() {
            case .inProgress: nil
            case .complete: ()
            case .failed(let error): throw CommandError.failure("Dropbox reported \(error.tag)", code: error.tag)
            }
        }
    }
}

extension Sharing.SharedFolderMetadata {
    /// The fields of the JSON output.
    var jsonFields: JSONObject {
        [
            "id": sharedFolderId, "name": name, "path": pathDisplay ?? pathLower, "access": accessType.tag,
            "team_folder": isTeamFolder, "url": previewUrl,
        ]
    }
}

extension OutputField {
    /// The fields of a shared folder.
    static let sharedFolder = [
        OutputField("id", "the ID of the shared folder"), OutputField("name", "the name"),
        OutputField("path", "the path, if the folder is mounted", isOptional: true),
        OutputField("access", "what you can do: owner, editor, viewer, or another level"),
        OutputField("team_folder", .boolean, "whether it is a team folder"),
        OutputField("url", "the page of the folder"),
    ]
}
