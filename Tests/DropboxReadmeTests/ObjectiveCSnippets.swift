import Foundation
import SwiftyDropbox

// The Swift snippets of Documentation/ObjectiveC.md, verbatim. `DropboxReadmeTests` compares them.
// `Scripts/check-objective-c-guide` compiles the Objective-C ones.

func firstClient() -> DropboxClient {
    let client = DropboxClient(accessToken: "the access token")
    return client
}

func uploadingListingAndDownloading(_ client: DropboxClient, _ file: URL) async throws {
    let uploaded = try await client.files.upload(
        path: "/hello.txt", mode: .overwrite, input: Data("Hello, Dropbox!".utf8)
    ).progress { progress in
        print(progress.completedUnitCount, "of", progress.totalUnitCount, "bytes")
    }.response()
    print("uploaded", uploaded.name, uploaded.rev)

    let page = try await client.files.listFolder(path: "").response()
    for entry in page.entries {
        if let file = entry as? Files.FileMetadata {
            print(file.name, "(\(file.size) bytes)")
        } else {
            print(entry.name)
        }
    }
    if page.hasMore { print("more after", page.cursor) }

    let (result, location) = try await client.files.download(
        path: "/hello.txt", overwrite: true, destination: file
    ).response()
    print(result.name, "is at", location.path)
}

func uploadingManyFiles(_ client: DropboxClient, _ file: URL) -> BatchUploadTask? {
    let upload = client.files.batchUploadFiles(
        fileUrlsToCommitInfo: [file: Files.CommitInfo(path: "/photos/1.jpg")],
        responseBlock: { entries, batchError, fileErrors in
            for (url, entry) in entries ?? [:] { print(url.path, entry) }
            for (url, error) in fileErrors { print(url.path, error) }
        })
    return upload
}

func signingOutOfAllAccounts() {
    DropboxClientsManager.unlinkClients()
}

func deleting(_ client: DropboxClient) async {
    do {
        let result = try await client.files.deleteV2(path: "/nowhere.txt").response()
        print("deleted", result.metadata.name)
    } catch {
        switch error {
        case .routeError(let box, _, _, _):
            if case .pathLookup(.notFound) = box.unboxed { print("there is no such file") } else { print(box.unboxed) }
        case .rateLimitError(let limit, _, _, _): print("try again after \(limit.retryAfter) seconds")
        case .clientError(let reason): print("the request wasn't completed: \(reason)")
        default: print(error)
        }
    }
}

func handlingErrorsInOnePlace() {
    GlobalErrorResponseHandler.shared.registerGlobalErrorHandler { error in
        if case .authError = error { print("sign in again") }
    }
}

func foregroundConfiguration() -> DropboxTransportClientImpl.Configuration {
    let configuration = DropboxTransportClientImpl.Configuration { $0.forceForegroundSession = true }
    return configuration
}

func receivingEarlierTransfers() async {
    for found in await DropboxClientsManager.authorizedBackgroundClient?.getAllRequests() ?? [] {
        if case .success(.files_upload(let request)) = found {
            request.response { metadata, error in print(metadata?.rev ?? "failed") }
        }
    }
}
