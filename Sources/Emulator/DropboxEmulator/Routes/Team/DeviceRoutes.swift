import DropboxTeam
import Foundation

/// The devices and browsers that members are signed in on: `team/devices`.
enum DeviceRoutes {
    private static let fidelity = Fidelity.simplified(
        "lists browsers that signed in on the emulator's pages; desktop and mobile clients are not supported"
    )

    static func add(to table: inout RouteTable) {
        table.on(Team.devicesListMemberDevices, fidelity: fidelity, listMemberDevices)
        table.on(Team.devicesListMembersDevices, fidelity: fidelity) { argument, call in
            let filter = DeviceFilter(
                web: argument.includeWebSessions, desktop: argument.includeDesktopClients,
                mobile: argument.includeMobileClients)
            let page = try page(argument.cursor, Team.ListMembersDevicesError.reset, call)
            return Team.ListMembersDevicesResult(
                devices: try page.elements.map { try filter.memberDevices(of: $0, call.store) }, hasMore: page.hasMore,
                cursor: page.cursor)
        }
        table.on(Team.devicesListTeamDevices, fidelity: fidelity) { argument, call in
            let filter = DeviceFilter(
                web: argument.includeWebSessions, desktop: argument.includeDesktopClients,
                mobile: argument.includeMobileClients)
            let page = try page(argument.cursor, Team.ListTeamDevicesError.reset, call)
            return Team.ListTeamDevicesResult(
                devices: try page.elements.map { try filter.memberDevices(of: $0, call.store) }, hasMore: page.hasMore,
                cursor: page.cursor)
        }
        table.on(Team.devicesRevokeDeviceSession, fidelity: fidelity) { argument, call in
            if let error = try revoke(argument, call) { throw RouteRejection(error) }
        }
        table.on(Team.devicesRevokeDeviceSessionBatch, fidelity: fidelity) { argument, call in
            Team.RevokeDeviceSessionBatchResult(
                revokeDevicesStatus: try argument.revokeDevices.map { entry in
                    let error = try revoke(entry, call)
                    return Team.RevokeDeviceSessionStatus(success: error == nil, errorType: error)
                })
        }
    }

    private static func listMemberDevices(
        _ argument: Team.ListMemberDevicesArg, _ call: Call
    ) async throws -> Team.ListMemberDevicesResult {
        guard let member = try call.store.member(argument.teamMemberId, of: call.team.number), member.isOnTeam else {
            throw RouteRejection(Team.ListMemberDevicesError.memberNotFound)
        }
        let filter = DeviceFilter(
            web: argument.includeWebSessions, desktop: argument.includeDesktopClients,
            mobile: argument.includeMobileClients)
        let devices = try filter.memberDevices(of: member, call.store)
        return Team.ListMemberDevicesResult(
            activeWebSessions: devices.webSessions, desktopClientSessions: devices.desktopClients,
            mobileClientSessions: devices.mobileClients)
    }

    private static func page<RouteError: Sendable>(
        _ text: String?, _ reset: RouteError, _ call: Call
    ) throws -> TeamCursor.Page<TeamMember> {
        guard let cursor = text.map({ TeamCursor($0, "devices") }) ?? TeamCursor("devices", limit: 1000) else {
            throw RouteRejection(reset)
        }
        let members = try call.store.members(of: call.team.number).filter(\.isOnTeam)
        return cursor.page(of: members, by: \.number)
    }

    /// Signs out a device.
    ///
    /// - Returns: The error, or `nil` on success.
    private static func revoke(
        _ argument: Team.RevokeDeviceSessionArg, _ call: Call
    ) throws -> Team.RevokeDeviceSessionError? {
        let (session, memberID, kind): (String, String, Device.Kind) =
            switch argument {
            case .webSession(let argument): (argument.sessionId, argument.teamMemberId, .web)
            case .desktopClient(let argument): (argument.sessionId, argument.teamMemberId, .desktop)
            case .mobileClient(let argument): (argument.sessionId, argument.teamMemberId, .mobile)
            }
        guard let member = try call.store.member(memberID, of: call.team.number), member.isOnTeam else {
            return .memberNotFound
        }
        let devices = try call.store.devices(of: member.account)
        guard let device = devices.first(where: { $0.id == session && $0.kind == kind }) else {
            return .deviceSessionNotFound
        }
        try call.store.signOut(device)
        return nil
    }
}

/// The kinds of devices to list.
private struct DeviceFilter {
    let web: Bool
    let desktop: Bool
    let mobile: Bool

    func memberDevices(of member: TeamMember, _ store: Store) throws -> Team.MemberDevices {
        let devices = try store.devices(of: member.account)
        return Team.MemberDevices(
            teamMemberId: member.id,
            webSessions: web ? devices.filter { $0.kind == .web }.map(\.webSession) : nil,
            desktopClients: desktop ? devices.filter { $0.kind == .desktop }.map(\.desktopSession) : nil,
            mobileClients: mobile ? devices.filter { $0.kind == .mobile }.map(\.mobileSession) : nil)
    }
}

extension Device {
    fileprivate var webSession: Team.ActiveWebSession {
        Team.ActiveWebSession(
            sessionId: id, userAgent: name, os: platform, browser: browser,
            ipAddress: address, created: created, updated: updated)
    }

    fileprivate var desktopSession: Team.DesktopClientSession {
        let type: Team.DesktopPlatform =
            switch platform {
            case "windows": .windows
            case "mac": .mac
            case "linux": .linux
            default: .other
            }
        return Team.DesktopClientSession(
            sessionId: id, hostName: name, clientType: type, clientVersion: version, platform: platform,
            isDeleteOnUnlinkSupported: true, ipAddress: address, created: created, updated: updated)
    }

    fileprivate var mobileSession: Team.MobileClientSession {
        let type: Team.MobileClientPlatform =
            switch platform {
            case "iphone": .iphone
            case "ipad": .ipad
            case "android": .android
            default: .other
            }
        return Team.MobileClientSession(
            sessionId: id, deviceName: name, clientType: type, ipAddress: address, created: created, updated: updated,
            clientVersion: version)
    }
}

/// The apps that members have authorized: `team/linked_apps`.
enum LinkedAppRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.linkedAppsListMemberLinkedApps) { argument, call in
            guard let member = try call.store.member(argument.teamMemberId, of: call.team.number), member.isOnTeam
            else { throw RouteRejection(Team.ListMemberAppsError.memberNotFound) }
            return Team.ListMemberAppsResult(linkedApiApps: try apps(of: member, call.store))
        }
        table.on(Team.linkedAppsListMembersLinkedApps) { argument, call in
            let page = try page(argument.cursor, Team.ListMembersAppsError.reset, call)
            return Team.ListMembersAppsResult(
                apps: try page.elements.map { try memberApps(of: $0, call.store) }, hasMore: page.hasMore,
                cursor: page.cursor)
        }
        table.on(Team.linkedAppsListTeamLinkedApps) { argument, call in
            let page = try page(argument.cursor, Team.ListTeamAppsError.reset, call)
            return Team.ListTeamAppsResult(
                apps: try page.elements.map { try memberApps(of: $0, call.store) }, hasMore: page.hasMore,
                cursor: page.cursor)
        }
        table.on(Team.linkedAppsRevokeLinkedApp, fidelity: fidelity) { argument, call in
            if let error = try revoke(argument, call) { throw RouteRejection(error) }
        }
        table.on(Team.linkedAppsRevokeLinkedAppBatch, fidelity: fidelity) { argument, call in
            Team.RevokeLinkedAppBatchResult(
                revokeLinkedAppStatus: try argument.revokeLinkedApp.map { entry in
                    let error = try revoke(entry, call)
                    return Team.RevokeLinkedAppStatus(success: error == nil, errorType: error)
                })
        }
    }

    private static let fidelity = Fidelity.simplified("the app folder is never deleted")

    private static func page<RouteError: Sendable>(
        _ text: String?, _ reset: RouteError, _ call: Call
    ) throws -> TeamCursor.Page<TeamMember> {
        guard let cursor = text.map({ TeamCursor($0, "linked apps") }) ?? TeamCursor("linked apps", limit: 1000) else {
            throw RouteRejection(reset)
        }
        let members = try call.store.members(of: call.team.number).filter(\.isOnTeam)
        return cursor.page(of: members, by: \.number)
    }

    private static func memberApps(of member: TeamMember, _ store: Store) throws -> Team.MemberLinkedApps {
        Team.MemberLinkedApps(teamMemberId: member.id, linkedApiApps: try apps(of: member, store))
    }

    /// Returns the apps that a member has authorized, each with the time of the first authorization.
    private static func apps(of member: TeamMember, _ store: Store) throws -> [Team.ApiApp] {
        var seen: Set<String> = []
        return try store.grants(of: member.account).filter { seen.insert($0.app).inserted }.compactMap { grant in
            guard let app = try store.app(grant.app) else { return nil }
            return Team.ApiApp(
                appId: app.id, appName: app.name, isAppFolder: app.kind == .appFolder, linked: grant.created.wholeSecond
            )
        }
    }

    /// Revokes all authorizations of an app by a member.
    ///
    /// - Returns: The error, or `nil` on success.
    private static func revoke(_ argument: Team.RevokeLinkedApiAppArg, _ call: Call) throws -> Team
        .RevokeLinkedAppError?
    {
        guard let member = try call.store.member(argument.teamMemberId, of: call.team.number), member.isOnTeam else {
            return .memberNotFound
        }
        let grants = try call.store.grants(of: member.account).filter { App.id(of: $0.app) == argument.appId }
        guard let app = try grants.first.flatMap({ try call.store.app($0.app) }) else { return .appNotFound }
        guard argument.keepAppFolder || app.kind == .appFolder else { return .appFolderRemovalNotSupported }
        for grant in grants { try call.store.revoke(grant: grant.number) }
        return nil
    }
}

extension App {
    /// The id of the app in the routes for admins.
    var id: String { Self.id(of: key) }

    static func id(of key: String) -> String { "dbaid:" + key }
}

extension Date {
    /// The time in whole seconds, the precision of the API.
    var wholeSecond: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)) }
}
