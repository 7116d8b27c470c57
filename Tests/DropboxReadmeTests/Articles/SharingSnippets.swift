import DropboxCore
import DropboxSharing
import Foundation

// The snippets of the article SharingFilesAndLinks, verbatim.

func link(to path: String, with client: DropboxClient) async throws -> String {
    do {
        return try await client.sharing.createSharedLinkWithSettings(path: path).response().url
    } catch {
        guard case .sharedLinkAlreadyExists = error.routeError else { throw error }
    }
    for try await link in client.sharing.sharedLinks(path: path, directOnly: true) { return link.url }
    throw NoLink()
}

struct NoLink: Error {}

func temporaryLink(to path: String, until date: Date, with client: DropboxClient) async throws -> String {
    let settings = Sharing.SharedLinkSettings(
        requirePassword: true, linkPassword: "correct horse battery staple", expires: date, audience: .public_)
    return try await client.sharing.createSharedLinkWithSettings(path: path, settings: settings).response().url
}

func share(
    _ path: String, with emails: [String], _ client: DropboxClient
) async throws -> Sharing.SharedFolderMetadata {
    let folder: Sharing.SharedFolderMetadata
    switch try await client.sharing.shareFolder(path: path).response() {
    case .complete(let metadata): folder = metadata
    case .asyncJobId(let job): folder = try await finished(job, client)
    }
    let members = emails.map { Sharing.AddMember(member: .email($0), accessLevel: .viewer) }
    try await client.sharing.addFolderMember(sharedFolderId: folder.sharedFolderId, members: members).response()
    return folder
}

func finished(_ job: String, _ client: DropboxClient) async throws -> Sharing.SharedFolderMetadata {
    while true {
        switch try await client.sharing.checkShareJobStatus(asyncJobId: job).response() {
        case .complete(let metadata): return metadata
        case .inProgress: try await Task.sleep(for: .seconds(1))
        case .failed(let error): throw JobFailed(error: error)
        }
    }
}

struct JobFailed: Error {
    let error: Sharing.ShareFolderError
}
