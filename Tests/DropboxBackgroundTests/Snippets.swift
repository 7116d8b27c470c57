import Foundation
import SwiftyDropbox

// The code of Documentation/Background.md, verbatim, to verify that it compiles. `DocumentationTests` compares them.

func madeClient(_ token: String) -> DropboxClient {
    let session = NetworkSessionConfiguration.background(withIdentifier: "com.example.backup")
    let client = DropboxClient(accessToken: token, sessionConfiguration: session)
    return client
}

func beginning(_ client: DropboxClient, _ file: URL) {
    client.files.download(path: "/photos/1.jpg", overwrite: true, destination: file)
        .persistingString(string: "album 7")
        .settingEarliestBeginDate(date: Date(timeIntervalSinceNow: 5))
        .response { downloaded, error in
            if let (metadata, url) = downloaded { print(metadata.name, "is at", url.path) }
        }
}

func afterARestart(_ client: DropboxClient) async {
    for found in await client.getAllRequests() {
        switch found {
        case .success(.files_upload(let request)):
            let note = request.clientPersistedString ?? ""
            request.response { metadata, error in print(note, metadata?.rev ?? "failed") }
        case .success(.files_download(let request)):
            request.response { downloaded, error in print(downloaded?.1.path ?? "failed") }
        case .success(.files_batchUpload(let batch)):
            batch.response { entries, batchError, fileErrors in print(entries?.count ?? 0, fileErrors.count) }
        case .success: break
        case .failure(let error): print(error)
        }
    }
}

func batch(_ client: DropboxClient, _ files: [URL: Files.CommitInfo], _ completion: @escaping BatchUploadResponseBlock)
{
    client.files.batchUploadFiles(
        fileUrlsToCommitInfo: files, persistingString: "album 7", responseBlock: completion)
}

func service(_ client: DropboxClient, _ log: URL) async {
    let requests = await client.getAllRequests()
    if requests.isEmpty { client.files.upload(path: "/log.txt", input: log).persistingString(string: "log") }
}

func appWakesUp(identifier: String, completionHandler: @escaping @Sendable () -> Void) {
    DropboxClientsManager.handleEventsForBackgroundURLSession(
        with: identifier, creationInfos: [], completionHandler: completionHandler,
        requestsToReconnect: { requests in print(requests.count) })
}

func appExtension() -> BackgroundExtensionSessionCreationInfo {
    let info = BackgroundExtensionSessionCreationInfo(
        defaultInfo: DefaultBackgroundExtensionSessionCreationInfo(
            backgroundSessionIdentifier: "com.example.share", sharedContainerIdentifier: "group.com.example"))
    return info
}
