import DropboxFiles
import DropboxSharing
import DropboxStone
import Foundation

/// Creating, modifying, listing, and revoking shared links.
enum SharedLinkRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Sharing.createSharedLinkWithSettings, create)
        table.on(Sharing.createSharedLink, createPlain)
        table.on(Sharing.modifySharedLinkSettings, modify)
        table.on(Sharing.revokeSharedLink, revoke)
        table.on(Sharing.listSharedLinks, list)
        table.on(Sharing.getSharedLinks, listPlain)
        addReading(to: &table)
    }

    private static func create(
        _ argument: Sharing.CreateSharedLinkWithSettingsArg, _ call: Call
    ) async throws -> Sharing.SharedLinkMetadata {
        let account = try call.account
        guard account.isEmailVerified else {
            throw RouteRejection(Sharing.CreateSharedLinkWithSettingsError.emailNotVerified)
        }
        let plan = LinkSettingsPolicy.Plan(account)
        let request: LinkSettingsPolicy.LinkSettingsRequest
        do {
            let reference = try PathReference.forLookup(argument.path)
            request = try LinkSettingsPolicy.LinkSettingsRequest(argument.settings)
            let settings = try LinkSettingsPolicy.settings(
                .init(), changedBy: request, plan, now: call.service.clock.now)
            do {
                return try call.store.createLink(to: reference, settings, call.view).metadata(call)
            } catch is Store.LinkExistsError {
                // The specification allows the metadata of the link here, but no recorded response contains it.
                throw RouteRejection(Sharing.CreateSharedLinkWithSettingsError.sharedLinkAlreadyExists(nil))
            }
        } catch let failure as LookupError {
            throw RouteRejection(Sharing.CreateSharedLinkWithSettingsError.path(failure.error))
        } catch let failure as LinkSettingsError {
            throw RouteRejection(Sharing.CreateSharedLinkWithSettingsError.settingsError(failure.error))
        }
    }

    private static func createPlain(
        _ argument: Sharing.CreateSharedLinkArg, _ call: Call
    ) async throws -> Sharing.PathLinkMetadata {
        try mappingFailure({ (failure: LookupError) in Sharing.CreateSharedLinkError.path(failure.error) }) {
            let reference = try PathReference.forLookup(argument.path)
            do {
                return try call.store.createLink(to: reference, .init(), call.view).pathMetadata(
                    origin: call.request.origin())
            } catch let failure as Store.LinkExistsError {
                return failure.linked.pathMetadata(origin: call.request.origin())
            }
        }
    }

    private static func modify(
        _ argument: Sharing.ModifySharedLinkSettingsArgs, _ call: Call
    ) async throws -> Sharing.SharedLinkMetadata {
        let plan = LinkSettingsPolicy.Plan(try call.account)
        do {
            var request = try LinkSettingsPolicy.LinkSettingsRequest(argument.settings)
            request.removesExpiration = argument.removeExpiration
            // The access level of a link can't be changed.
            guard !request.isEmpty, request.access == nil else { throw LinkSettingsError.invalid }
            let address = try address(argument.url)
            return try call.store.updateLink(address, call.view) { settings in
                try LinkSettingsPolicy.settings(settings, changedBy: request, plan, now: call.service.clock.now)
            }.metadata(call)
        } catch let failure as LinkSettingsError {
            throw RouteRejection(Sharing.ModifySharedLinkSettingsError.settingsError(failure.error))
        } catch let failure as LinkError {
            throw RouteRejection(failure.modifyError)
        }
    }

    private static func revoke(_ argument: Sharing.RevokeSharedLinkArg, _ call: Call) async throws {
        try mappingFailure({ (failure: LinkError) in failure.revokeError }) {
            try call.store.revokeLink(address(argument.url), call.view)
        }
    }

    private static func list(
        _ argument: Sharing.ListSharedLinksArg, _ call: Call
    ) async throws -> Sharing.ListSharedLinksResult {
        if let path = argument.path {
            return try mappingFailure({ (failure: LookupError) in Sharing.ListSharedLinksError.path(failure.error) }) {
                let links = try call.store.links(
                    to: PathReference.forLookup(path), directOnly: argument.directOnly ?? false, call.view)
                return Sharing.ListSharedLinksResult(links: try links.map { try $0.metadata(call) }, hasMore: false)
            }
        }
        var position: Int64 = 0
        if let cursor = argument.cursor {
            guard let known = ListCursor(cursor, "links", try call.account) else {
                throw RouteRejection(Sharing.ListSharedLinksError.reset)
            }
            position = known.position
        }
        let limit = call.service.limits.listPageSize
        var links = try call.store.links(after: position, limit: limit + 1, call.view)
        let hasMore = links.count > limit
        if hasMore { links.removeLast() }
        let cursor = ListCursor("links", try call.account, position: links.last?.link.number ?? position)
        return Sharing.ListSharedLinksResult(
            links: try links.map { try $0.metadata(call) }, hasMore: hasMore, cursor: hasMore ? cursor.text : nil)
    }

    /// The maximum number of links that the older route returns.
    private static let maximumPlain = 1000

    private static func listPlain(
        _ argument: Sharing.GetSharedLinksArg, _ call: Call
    ) async throws -> Sharing.GetSharedLinksResult {
        let links: [Store.ResolvedLink]
        if let path = argument.path, !path.isEmpty {
            do {
                links = try call.store.links(to: PathReference.forLookup(path), directOnly: false, call.view)
            } catch LookupError.malformedPath {
                throw RouteRejection(Sharing.GetSharedLinksError.path(nil))
            } catch is LookupError {
                links = []
            }
        } else {
            links = try call.store.links(limit: maximumPlain, call.view)
        }
        let origin = call.request.origin()
        return Sharing.GetSharedLinksResult(links: links.map { $0.pathMetadata(origin: origin) })
    }

    private static func address(_ url: String) throws(LinkError) -> SharedLinkURL {
        guard let address = SharedLinkURL(url) else { throw SharedLinkURL.isLegacyFormat(url) ? .notFound : .malformed }
        return address
    }
}

extension Call {
    /// The calling user, or `nil` for apps, which have access to public links only.
    var user: UserAccount? {
        get throws(RequestError) {
            if case .app = caller { return nil }
            return try account
        }
    }

    /// Resolves a shared link on behalf of the caller.
    func linked(_ url: String, path: String? = nil, password: String? = nil) throws -> Store.ResolvedLink {
        try store.resolveLink(url, path: path, password: password, by: try user == nil ? nil : try view)
    }
}

extension LinkError {
    fileprivate var modifyError: Sharing.ModifySharedLinkSettingsError {
        switch self {
        case .malformed, .notFound: .sharedLinkNotFound
        case .denied: .sharedLinkAccessDenied
        case .unsupportedParameter: .unsupportedParameterField
        }
    }

    fileprivate var revokeError: Sharing.RevokeSharedLinkError {
        switch self {
        case .malformed: .sharedLinkMalformed
        case .notFound: .sharedLinkNotFound
        case .denied: .sharedLinkAccessDenied
        case .unsupportedParameter: .unsupportedParameterField
        }
    }
}

/// Metadata and content of the items that shared links refer to.
extension SharedLinkRoutes {
    static func addReading(to table: inout RouteTable) {
        table.on(Sharing.getSharedLinkMetadata, metadata)
        table.onDownload(Sharing.getSharedLinkFile, file)
    }

    private static func metadata(
        _ argument: Sharing.GetSharedLinkMetadataArg, _ call: Call
    ) async throws -> Sharing.SharedLinkMetadata {
        try mappingFailure({ (failure: LinkError) in failure.metadataError }) {
            try call.linked(argument.url, path: argument.path, password: argument.linkPassword).metadata(call)
        }
    }

    private static func file(
        _ argument: Sharing.GetSharedLinkMetadataArg, _ call: Call
    ) async throws -> Download<Sharing.SharedLinkMetadata> {
        do {
            let linked = try call.linked(argument.url, path: argument.path, password: argument.linkPassword)
            let content = try call.store.content(of: linked)
            return Download(
                result: try linked.metadata(call), tag: linked.entry.file?.rev ?? "", size: content.size
            ) { range in
                try ContentReader(store: call.store.content, content: content, range: range)
            }
        } catch let failure as LinkError {
            throw RouteRejection(failure.fileError)
        } catch is LookupError {
            throw RouteRejection(Sharing.GetSharedLinkFileError.sharedLinkIsDirectory)
        }
    }
}

extension LinkError {
    fileprivate var metadataError: Sharing.SharedLinkMetadataError {
        switch self {
        case .malformed, .notFound: .sharedLinkNotFound
        case .denied: .sharedLinkAccessDenied
        case .unsupportedParameter: .unsupportedParameterField
        }
    }

    fileprivate var fileError: Sharing.GetSharedLinkFileError {
        switch self {
        case .malformed, .notFound: .sharedLinkNotFound
        case .denied: .sharedLinkAccessDenied
        case .unsupportedParameter: .unsupportedParameterField
        }
    }
}

extension LinkSettingsPolicy.LinkSettingsRequest {
    init(_ argument: Sharing.SharedLinkSettings?) throws(LinkSettingsError) {
        self.init()
        guard let argument else { return }
        requiresPassword = argument.requirePassword
        password = argument.linkPassword
        expires = argument.expires
        allowsDownload = argument.allowDownload
        switch argument.requestedVisibility {
        case .public_: audience = .anyone
        case .teamOnly: audience = .team
        case .password: requiresPassword = true
        case nil: break
        }
        switch argument.audience {
        case .public_: audience = .anyone
        case .team: audience = .team
        case .members: audience = .members
        case .noOne: audience = .noOne
        case .password: requiresPassword = true
        case .other: throw .invalid
        case nil: break
        }
        switch argument.access {
        case .editor, .max: access = .editor
        case .viewer, .default_: access = .viewer
        case .other: throw .invalid
        case nil: break
        }
    }
}

extension LinkSettingsPolicy.Plan {
    init(_ account: UserAccount) {
        self.init(isBasic: account.accountType == "basic", hasTeam: account.membership != nil)
    }
}

extension LinkSettingsError {
    var error: Sharing.SharedLinkSettingsError {
        switch self {
        case .invalid: .invalidSettings
        case .notAuthorized: .notAuthorized
        }
    }
}

/// Temporary links for downloads and uploads, which need no account and expire.
enum TemporaryLinkRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.getTemporaryLink, getTemporaryLink)
        table.on(Files.getTemporaryUploadLink, getTemporaryUploadLink)
    }

    private static func getTemporaryLink(
        _ argument: Files.GetTemporaryLinkArg, _ call: Call
    ) async throws -> Files.GetTemporaryLinkResult {
        try mappingFailure({ (failure: LookupError) in Files.GetTemporaryLinkError.path(failure.error) }) {
            let (token, entry) = try call.store.createTemporaryLink(
                to: PathReference.forLookup(argument.path), call.view)
            let origin = call.request.origin("content.dropboxapi.com")
            return Files.GetTemporaryLinkResult(
                metadata: entry.fileMetadata, link: origin + TemporaryLinkPage.path(of: token))
        }
    }

    private static func getTemporaryUploadLink(
        _ argument: Files.GetTemporaryUploadLinkArg, _ call: Call
    ) async throws -> Files.GetTemporaryUploadLinkResult {
        let commitInfo = try StoneCoding.encode(argument.commitInfo)
        let token = try call.store.createUploadLink(commitInfo, lifetime: argument.duration, call.view)
        let origin = call.request.origin("content.dropboxapi.com")
        return Files.GetTemporaryUploadLinkResult(link: origin + UploadLinkPage.prefix + token)
    }
}
