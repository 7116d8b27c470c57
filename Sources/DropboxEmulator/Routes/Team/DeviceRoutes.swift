import DropboxTeam
import Foundation

/// What members are signed in on: `team/devices`.
enum DeviceRoutes {
    private static let fidelity = Fidelity.simplified(
        "browsers that signed in on the emulator's pages are listed; no desktop or mobile client of Dropbox talks to it"
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
        guard let member = try call.store.member(argument.teamMemberId, of: call.team.number), member.isPresent else {
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
        let members = try call.store.members(of: call.team.number).filter(\.isPresent)
        return cursor.page(of: members, by: \.number)
    }

    /// Answers why a session was not ended; nil if it was.
    private static func revoke(
        _ argument: Team.RevokeDeviceSessionArg, _ call: Call
    ) throws -> Team.RevokeDeviceSessionError? {
        let (session, memberID, kind): (String, String, Device.Kind) =
            switch argument {
            case .webSession(let argument): (argument.sessionId, argument.teamMemberId, .web)
            case .desktopClient(let argument): (argument.sessionId, argument.teamMemberId, .desktop)
            case .mobileClient(let argument): (argument.sessionId, argument.teamMemberId, .mobile)
            }
        guard let member = try call.store.member(memberID, of: call.team.number), member.isPresent else {
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

/// Which kinds of devices to tell about.
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
