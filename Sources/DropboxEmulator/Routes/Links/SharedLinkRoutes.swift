import DropboxFiles
import DropboxSharing
import Foundation

/// Making, changing, listing and revoking shared links. What they lead to is in `SharedLinkRoutes+Reading.swift`.
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
        let wish: LinkSettingsPolicy.LinkSettingsRequest
        do {
            let reference = try PathReference.lookup(argument.path)
            wish = try LinkSettingsPolicy.LinkSettingsRequest(argument.settings)
            let settings = try LinkSettingsPolicy.settings(.init(), changedBy: wish, plan, now: call.service.clock.now)
            do {
                return try call.store.makeLink(to: reference, settings, call.view).metadata(call)
            } catch is Store.LinkExists {
                // The specification lets the service add the metadata of the link; it was never seen to.
                throw RouteRejection(Sharing.CreateSharedLinkWithSettingsError.sharedLinkAlreadyExists(nil))
            }
        } catch let failure as LookupFailure {
            throw RouteRejection(Sharing.CreateSharedLinkWithSettingsError.path(failure.error))
        } catch let failure as LinkSettingsFailure {
            throw RouteRejection(Sharing.CreateSharedLinkWithSettingsError.settingsError(failure.error))
        }
    }

    private static func createPlain(
        _ argument: Sharing.CreateSharedLinkArg, _ call: Call
    ) async throws -> Sharing.PathLinkMetadata {
        try refusing({ (failure: LookupFailure) in Sharing.CreateSharedLinkError.path(failure.error) }) {
            let reference = try PathReference.lookup(argument.path)
            do {
                return try call.store.makeLink(to: reference, .init(), call.view).pathMetadata(
                    origin: call.request.origin())
            } catch let failure as Store.LinkExists {
                return failure.linked.pathMetadata(origin: call.request.origin())
            }
        }
    }

    private static func modify(
        _ argument: Sharing.ModifySharedLinkSettingsArgs, _ call: Call
    ) async throws -> Sharing.SharedLinkMetadata {
        let plan = LinkSettingsPolicy.Plan(try call.account)
        do {
            var wish = try LinkSettingsPolicy.LinkSettingsRequest(argument.settings)
            wish.removesExpiration = argument.removeExpiration
            // The access of a link is chosen once.
            guard !wish.isEmpty, wish.access == nil else { throw LinkSettingsFailure.invalid }
            let address = try address(argument.url)
            return try call.store.changeLink(address, call.view) { settings in
                try LinkSettingsPolicy.settings(settings, changedBy: wish, plan, now: call.service.clock.now)
            }.metadata(call)
        } catch let failure as LinkSettingsFailure {
            throw RouteRejection(Sharing.ModifySharedLinkSettingsError.settingsError(failure.error))
        } catch let failure as LinkFailure {
            throw RouteRejection(failure.modifyError)
        }
    }

    private static func revoke(_ argument: Sharing.RevokeSharedLinkArg, _ call: Call) async throws {
        try refusing({ (failure: LinkFailure) in failure.revokeError }) {
            try call.store.revokeLink(address(argument.url), call.view)
        }
    }

    private static func list(
        _ argument: Sharing.ListSharedLinksArg, _ call: Call
    ) async throws -> Sharing.ListSharedLinksResult {
        if let path = argument.path {
            return try refusing({ (failure: LookupFailure) in Sharing.ListSharedLinksError.path(failure.error) }) {
                let links = try call.store.links(
                    to: PathReference.lookup(path), directOnly: argument.directOnly ?? false, call.view)
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

    /// The route of old answers at most this many links.
    private static let maximumPlain = 1000

    private static func listPlain(
        _ argument: Sharing.GetSharedLinksArg, _ call: Call
    ) async throws -> Sharing.GetSharedLinksResult {
        let links: [Store.Linked]
        if let path = argument.path, !path.isEmpty {
            do {
                links = try call.store.links(to: PathReference.lookup(path), directOnly: false, call.view)
            } catch LookupFailure.malformedPath {
                throw RouteRejection(Sharing.GetSharedLinksError.path(nil))
            } catch is LookupFailure {
                links = []
            }
        } else {
            links = try call.store.links(limit: maximumPlain, call.view)
        }
        let origin = call.request.origin()
        return Sharing.GetSharedLinksResult(links: links.map { $0.pathMetadata(origin: origin) })
    }

    private static func address(_ url: String) throws(LinkFailure) -> LinkAddress {
        guard let address = LinkAddress(url) else { throw LinkAddress.isOfOldForm(url) ? .notFound : .malformed }
        return address
    }
}

extension Call {
    /// The user who calls; nil for apps, which see what anybody sees.
    var user: UserAccount? {
        get throws(RequestError) {
            if case .app = caller { return nil }
            return try account
        }
    }

    /// Follows a shared link as the caller.
    func linked(_ url: String, path: String? = nil, password: String? = nil) throws -> Store.Linked {
        try store.linked(url, path: path, password: password, by: try user == nil ? nil : try view)
    }
}

extension LinkFailure {
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
