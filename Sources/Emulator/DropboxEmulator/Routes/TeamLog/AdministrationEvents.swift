import DropboxAccount
import DropboxCore
import DropboxHTTPServer
import DropboxTeam
import DropboxTeamLog
import Foundation

/// The events of space limits, legal holds, devices, apps, and sign-ins.
enum AdministrationEvents {
    static func add(to feed: inout EventFeed) {
        feed.after(
            Team.memberSpaceLimitsSetCustomQuota,
            capturing: { argument, call in try argument.usersAndQuotas.map { try call.member($0.user) } }
        ) { argument, _, old, call in
            try zip(argument.usersAndQuotas, old).compactMap { entry, member in
                guard let member else { return nil }
                let people = try MemberEvents.participants(entry.user, call)
                let bytes = UInt64(entry.quotaGb) << 30
                guard let previous = member.quotaGB else {
                    return LoggedEvent(
                        .members,
                        .memberSpaceLimitsAddCustomQuota(.init(description_: "Set custom member space limit")),
                        .memberSpaceLimitsAddCustomQuotaDetails(.init(newValue: bytes)), participants: people)
                }
                return LoggedEvent(
                    .members,
                    .memberSpaceLimitsChangeCustomQuota(.init(description_: "Changed custom member space limit")),
                    .memberSpaceLimitsChangeCustomQuotaDetails(
                        .init(previousValue: UInt64(previous) << 30, newValue: bytes)), participants: people)
            }
        }
        feed.after(Team.memberSpaceLimitsRemoveCustomQuota) { argument, _, call in
            try argument.users.map { user in
                LoggedEvent(
                    .members,
                    .memberSpaceLimitsRemoveCustomQuota(.init(description_: "Removed custom member space limit")),
                    .memberSpaceLimitsRemoveCustomQuotaDetails(.init()),
                    participants: try MemberEvents.participants(user, call))
            }
        }
        feed.after(Team.legalHoldsCreatePolicy) { _, hold, _ in
            [
                LoggedEvent(
                    .dataGovernance, .legalHoldsActivateAHold(.init(description_: "Activated a hold")),
                    .legalHoldsActivateAHoldDetails(
                        .init(legalHoldId: hold.id, name: hold.name, startDate: hold.startDate, endDate: hold.endDate)))
            ]
        }
        feed.after(Team.legalHoldsReleasePolicy) { argument, _, call in
            let hold = try call.store.legalHolds(of: call.team).first { $0.id == argument.id }
            return [
                LoggedEvent(
                    .dataGovernance, .legalHoldsReleaseAHold(.init(description_: "Released a hold")),
                    .legalHoldsReleaseAHoldDetails(.init(legalHoldId: argument.id, name: hold?.name ?? "")))
            ]
        }
        feed.after(Team.devicesRevokeDeviceSession) { argument, _, call in [try unlinked(argument, call)] }
        feed.after(Team.devicesRevokeDeviceSessionBatch) { argument, result, call in
            try zip(argument.revokeDevices, result.revokeDevicesStatus).filter(\.1.success)
                .map { try unlinked($0.0, call) }
        }
        feed.after(Team.linkedAppsRevokeLinkedApp) { argument, _, call in [try unlinked(argument, call)] }
        feed.after(Team.linkedAppsRevokeLinkedAppBatch) { argument, result, call in
            try zip(argument.revokeLinkedApp, result.revokeLinkedAppStatus).filter(\.1.success)
                .map { try unlinked($0.0, call) }
        }
        feed.after(Auth.tokenRevoke) { _, _, call in
            guard let token = call.token else { return [] }
            let app = try call.store.logInfo(of: token)
            return [
                token.team == nil
                    ? LoggedEvent(
                        .apps, .appUnlinkUser(.init(description_: "Unlinked app for member")),
                        .appUnlinkUserDetails(.init(appInfo: app)))
                    : LoggedEvent(
                        .apps, .appUnlinkTeam(.init(description_: "Unlinked app for team")),
                        .appUnlinkTeamDetails(.init(appInfo: app)))
            ]
        }
    }

    // MARK: - Events of pages

    static func signedIn() -> LoggedEvent {
        LoggedEvent(
            .logins, .loginSuccess(.init(description_: "Signed in")),
            .loginSuccessDetails(.init(loginMethod: .password)))
    }

    /// Returns the event of an app that was authorized.
    static func appLinked(_ app: TeamLog.AppLogInfo, isForTeam: Bool) -> LoggedEvent {
        isForTeam
            ? LoggedEvent(
                .apps, .appLinkTeam(.init(description_: "Linked app for team")),
                .appLinkTeamDetails(.init(appInfo: app)))
            : LoggedEvent(
                .apps, .appLinkUser(.init(description_: "Linked app for member")),
                .appLinkUserDetails(.init(appInfo: app)))
    }

    /// Returns the event of the first sign-in on a device.
    static func deviceLinked(_ device: Device) -> LoggedEvent {
        LoggedEvent(
            .devices, .deviceLinkSuccess(.init(description_: "Linked device")),
            .deviceLinkSuccessDetails(.init(deviceSessionInfo: device.logInfo)))
    }

    private static func unlinked(_ argument: Team.RevokeDeviceSessionArg, _ call: Call) throws -> LoggedEvent {
        let (session, member, deletes): (TeamLog.SessionLogInfo, String, Bool) =
            switch argument {
            case .webSession(let argument):
                (TeamLog.WebSessionLogInfo(sessionId: argument.sessionId), argument.teamMemberId, false)
            case .desktopClient(let argument):
                (
                    TeamLog.DesktopSessionLogInfo(sessionId: argument.sessionId), argument.teamMemberId,
                    argument.deleteOnUnlink
                )
            case .mobileClient(let argument):
                (TeamLog.MobileSessionLogInfo(sessionId: argument.sessionId), argument.teamMemberId, false)
            }
        return LoggedEvent(
            .devices, .deviceUnlink(.init(description_: "Disconnected device")),
            .deviceUnlinkDetails(.init(deleteData: deletes, sessionInfo: session)),
            participants: try MemberEvents.participants(.teamMemberId(member), call))
    }

    private static func unlinked(_ argument: Team.RevokeLinkedApiAppArg, _ call: Call) throws -> LoggedEvent {
        let key = argument.appId.split(separator: ":").last.map(String.init) ?? ""
        return LoggedEvent(
            .apps, .appUnlinkUser(.init(description_: "Unlinked app for member")),
            .appUnlinkUserDetails(.init(appInfo: try call.store.appLogInfo(key, isForTeam: false))),
            participants: try MemberEvents.participants(.teamMemberId(argument.teamMemberId), call))
    }
}

extension Device {
    fileprivate var logInfo: TeamLog.DeviceSessionLogInfo {
        switch kind {
        case .web:
            TeamLog.WebDeviceSessionLogInfo(
                userAgent: name, os: platform, browser: browser, ipAddress: address, created: created, updated: updated,
                sessionInfo: TeamLog.WebSessionLogInfo(sessionId: id))
        case .desktop, .mobile:
            TeamLog.DeviceSessionLogInfo(ipAddress: address, created: created, updated: updated)
        }
    }
}

/// Actions of members on the pages of the website, with the events that they cause.
extension Store {
    /// Adds an invited member to the team.
    func acceptInvitation(_ account: UserAccount, _ member: TeamMember) throws {
        try activate(member)
        if let source = try EventSource(account, self) { try log([MemberEvents.joined()], by: source) }
    }

    /// Records that a user signed in with a browser and authorized an app.
    func recordSignIn(
        of account: UserAccount, authorizing app: App, isForTeam: Bool, _ request: ServerRequest
    ) throws {
        let knownDevices = try Set(devices(of: account.number).map(\.id))
        let agent = request.headers["User-Agent"] ?? "unknown"
        let device = try signIn(
            Device(
                account: account.number, kind: .web, platform: Self.system(of: agent), name: agent,
                address: "127.0.0.1"))
        guard let membership = account.membership else { return }
        if let member = try member(membership.id, of: membership.team), member.status == .invited {
            try acceptInvitation(account, member)
        }
        guard let source = try EventSource(account, self) else { return }
        let link = AdministrationEvents.appLinked(try appLogInfo(app.key, isForTeam: isForTeam), isForTeam: isForTeam)
        let deviceEvents = knownDevices.contains(device.id) ? [] : [AdministrationEvents.deviceLinked(device)]
        try log([AdministrationEvents.signedIn()] + deviceEvents + [link], by: source)
    }

    /// Returns the operating system that a user agent names.
    private static func system(of agent: String) -> String {
        let known = [
            ("iPhone", "iOS"), ("iPad", "iOS"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "macOS"),
            ("Linux", "Linux"),
        ]
        return known.first { agent.contains($0.0) }?.1 ?? "unknown"
    }
}
