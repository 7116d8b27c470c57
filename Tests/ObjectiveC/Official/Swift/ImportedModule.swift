// Swift code of apps that import the module of dropbox-sdk-obj-c. It is compiled for Apple platforms, and never run.
import Foundation
import ObjectiveDropboxOfficial

// MARK: Sign-in

func handleRedirect(_ url: URL) -> Bool {
    DBClientsManager.handleRedirectURL(url) { result in
        guard let result else { return }
        if result.isSuccess() {
            print(result.accessToken.uid, DBClientsManager.authorizedClient()?.isAuthorized() ?? false)
        } else if result.isCancel() {
            print("canceled")
        } else if result.isError(), result.errorType == .DBAuthInvalidGrant {
            print(result.errorDescription, result.nsError.localizedDescription)
        }
    }
}

func signOut(uid: String) {
    if let client = DBClientsManager.authorizedClients()[uid] { print(client.tokenUid ?? "") }
    DBClientsManager.unlinkAndResetClient(uid)
    DBClientsManager.unlinkAndResetClients()
}

func storedTokens() -> [String: DBAccessToken] {
    let token = DBAccessToken.create(withLongLivedAccessToken: "token", uid: "dbid:1")
    guard DBSDKKeychain.store(token) else { return [:] }
    return DBOAuthManager.shared()?.retrieveAllAccessTokens() ?? [:]
}

func scopes() -> DBScopeRequest {
    DBScopeRequest(scopeType: .user, scopes: ["files.content.read"], includeGrantedScopes: false)
}

func foregroundClient(token: String) -> DBUserClient {
    let configuration = DBTransportDefaultConfig(appKey: "key", forceForegroundSession: true)
    return DBUserClient(accessToken: token, transport: configuration)
}

// MARK: Calls

func upload(_ content: Data, client: DBUserClient) {
    let mode = DBFILESWriteMode(update: "a1c10ce0dd78")
    print(mode.isUpdate(), mode.update, mode.tag == .update, DBFILESWriteMode(overwrite: ()).isOverwrite())
    client.filesRoutes.uploadData(
        "/file", mode: mode, autorename: true, clientModified: Date(), mute: false, propertyGroups: nil,
        strictConflict: nil,
        contentHash: nil, inputData: content
    )
    .setProgressBlock { (bytes: Int64, completed: Int64, total: Int64) in
        print(bytes, completed, total)
    }
    .setResponseBlock { result, routeError, networkError in
        if let result {
            let name: String = result.name
            let size: NSNumber = result.size
            let hash: String? = result.contentHash
            let modified: Date = result.serverModified
            print(name, size.uint64Value, hash ?? "", modified)
        } else if let routeError, routeError.isPath() {
            let failed: DBFILESUploadWriteFailed = routeError.path
            print(failed.reason.isConflict())
        } else if let networkError {
            print(networkError.localizedFailure)
        }
    }
}

func list(client: DBUserClient) {
    let task: DBRpcTask<DBFILESListFolderResult, DBFILESListFolderError> = client.filesRoutes.listFolder("")
    task.setResponseBlock(
        { page, _, _ in
            guard let page else { return }
            for entry in page.entries {
                switch entry {
                case let file as DBFILESFileMetadata: print(file.pathLower ?? file.name, file.rev)
                case let folder as DBFILESFolderMetadata: print(folder.id_)
                case is DBFILESDeletedMetadata: print("deleted")
                default: print(entry.name)
                }
            }
            if page.hasMore.boolValue { client.filesRoutes.listFolderContinue(page.cursor) }
        }, queue: OperationQueue())
    task.cancel()
}

func download(to destination: URL, client: DBUserClient) -> DBDownloadUrlTask<DBFILESFileMetadata, DBFILESDownloadError>
{
    client.filesRoutes.downloadData("/file").setResponseBlock { _, _, _, content in print(content?.count ?? 0) }
    return client.filesRoutes.downloadUrl("/file", overwrite: true, destination: destination)
        .setResponseBlock { result, _, _, url in print(result?.name ?? "", url.path) }
}

func uploadBatch(_ files: [URL: DBFILESCommitInfo], client: DBUserClient) {
    let task = client.filesRoutes.batchUploadFiles(
        files, queue: nil, progressBlock: nil,
        responseBlock: {
            (entries: [URL: DBFILESUploadSessionFinishBatchResultEntry]?, _, _, errors: [URL: DBRequestError]) in
            for (url, entry) in entries ?? [:] where entry.isSuccess() { print(url, entry.success.pathDisplay ?? "") }
            print(errors.count)
        })
    print(task.uploadsInProgress())
}

func metadata(json: [String: Any]) -> DBFILESMetadata {
    let metadata = DBFILESMetadataSerializer.deserialize(json)
    let restored: [String: Any]? = DBFILESMetadataSerializer.serialize(metadata)
    return restored == nil ? DBFILESMetadata(name: "") : metadata
}

// MARK: Errors

extension DBRequestError {
    var localizedFailure: String {
        if isHttpError() { return "\(asHttpError().statusCode)" }
        if isBadInputError() { return asBadInputError().errorContent }
        if isAuthError() { return asAuthError().structuredAuthError.tagName() }
        if isAccessError() { return asAccessError().structuredAccessError.tagName() }
        if isRateLimitError() { return asRateLimitError().backoff.stringValue }
        if isInternalServerError() { return asInternalServerError().requestId }
        if isClientError() { return asClientError().nsError.localizedDescription }
        switch tag {
        case .pathRoot: return asPathRootError().structuredPathRootError.tagName()
        default: return tagName()
        }
    }
}

func handleErrors() {
    DBGlobalErrorResponseHandler.registerNetworkErrorResponseBlock { error, task in
        if error.isRateLimitError() { task.restart() }
    }
    DBGlobalErrorResponseHandler.registerRouteErrorResponseBlock(
        { routeError, _, _ in print((routeError as? DBFILESListFolderError)?.isPath() ?? false) },
        routeErrorType: DBFILESListFolderError.self)
}
