import DropboxTeam
import Foundation

/// Daily statistics of a team: `team/reports`.
enum ReportRoutes {
    static func add(to table: inout RouteTable) {
        table.on(
            Team.reportsGetActivity,
            fidelity: .simplified("activity isn't counted: values are 0 since the team was created, and null before")
        ) { range, call in
            let days = try ReportDays(range, call)
            let none = days.values(0)
            return Team.GetActivityReport(
                startDate: days.start, adds: none, edits: none, deletes: none, activeUsers28Day: none,
                activeUsers7Day: none, activeUsers1Day: none, activeSharedFolders28Day: none,
                activeSharedFolders7Day: none, activeSharedFolders1Day: none, sharedLinksCreated: none,
                sharedLinksViewedByTeam: none, sharedLinksViewedByOutsideUser: none,
                sharedLinksViewedByNotLoggedIn: none,
                sharedLinksViewedTotal: none)
        }
        table.on(Team.reportsGetDevices, fidelity: fidelity) { range, call in
            let days = try ReportDays(range, call)
            let devices = try activeDevices(days, call)
            return Team.GetDevicesReport(
                startDate: days.start, active1Day: devices, active7Day: devices, active28Day: devices)
        }
        table.on(Team.reportsGetMembership, fidelity: fidelity) { range, call in
            let days = try ReportDays(range, call)
            let team = try call.team
            let members = try call.store.members(of: team.number)
            func count(_ status: TeamMembership.Status) -> [UInt64?] {
                days.values(UInt64(members.filter { $0.status == status }.count))
            }
            return Team.GetMembershipReport(
                startDate: days.start, teamSize: count(.active), pendingInvites: count(.invited),
                membersJoined: days.values(0), suspendedMembers: count(.suspended),
                licenses: days.values(UInt64(clamping: team.licenses)))
        }
        table.on(Team.reportsGetStorage, fidelity: fidelity, getStorage)
    }

    private static let fidelity = Fidelity.simplified("every day has the current values")

    private static func activeDevices(_ days: ReportDays, _ call: Call) throws -> Team.DevicesActive {
        let members = try call.store.members(of: call.team.number).filter(\.isOnTeam)
        let devices = try members.flatMap { try call.store.devices(of: $0.account) }.filter { $0.kind != .web }
        func count(_ platforms: String...) -> [UInt64?] {
            days.values(UInt64(devices.filter { platforms.contains($0.platform) }.count))
        }
        let known = ["windows", "mac", "linux", "iphone", "ipad", "android"]
        let others = devices.filter { !known.contains($0.platform) }.count
        return Team.DevicesActive(
            windows: count("windows"), macos: count("mac"), linux: count("linux"), ios: count("iphone", "ipad"),
            android: count("android"), other: days.values(UInt64(others)), total: days.values(UInt64(devices.count)))
    }

    private static func getStorage(_ range: Team.DateRange, _ call: Call) async throws -> Team.GetStorageReport {
        let days = try ReportDays(range, call)
        let members = try call.store.members(of: call.team.number).filter(\.isOnTeam)
        let used = try members.compactMap { try call.store.account($0.account) }.map(call.store.usedSpace)
        let total = used.reduce(0, +)
        let folders = try call.store.teamFolders(of: call.team).filter { $0.status == .active }.count
        return Team.GetStorageReport(
            startDate: days.start, totalUsage: days.values(total), sharedUsage: days.values(0),
            unsharedUsage: days.values(total), sharedFolders: days.values(UInt64(folders)),
            memberStorageMap: days.values(0).map { $0 == nil ? [] : Self.buckets(of: used) })
    }

    /// Returns the number of accounts per size range.
    private static func buckets(of sizes: [UInt64]) -> [Team.StorageBucket] {
        let bounds: [(name: String, bytes: UInt64)] = [
            ("1G", 1 << 30), ("10G", 10 << 30), ("100G", 100 << 30), ("1T", 1 << 40), ("10T", 10 << 40),
        ]
        var below: UInt64 = 0
        return bounds.map { bound in
            defer { below = bound.bytes }
            let users = sizes.filter { $0 < bound.bytes && ($0 >= below || below == 0) }.count
            return Team.StorageBucket(bucket: bound.name, users: UInt64(users))
        }
    }
}

/// The days of a report.
private struct ReportDays {
    private static let day: TimeInterval = 24 * 3600
    /// The maximum number of days: six months.
    private static let maximum = 183

    /// The first day, in the format of the report.
    let start: String
    private let count: Int
    /// The number of days before the team was created, which have no values.
    private let unknown: Int

    init(_ range: Team.DateRange, _ call: Call) throws {
        let today = Self.number(of: call.service.clock.now)
        let earliest = today - Self.maximum
        let first = range.startDate.map { max(Self.number(of: $0), earliest) } ?? earliest
        let end = min(range.endDate.map(Self.number) ?? today + 1, today + 1)
        count = max(0, end - first)
        unknown = min(count, max(0, Self.number(of: try call.team.created) - first))
        let format = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
        start = Date(timeIntervalSince1970: TimeInterval(first) * Self.day).formatted(format)
    }

    /// Returns the same value for each day since the team was created.
    func values(_ value: UInt64) -> [UInt64?] {
        Array(repeating: nil, count: unknown) + Array(repeating: value, count: count - unknown)
    }

    /// Returns the number of days since 1970. Extreme dates are clamped to prevent overflow.
    private static func number(of date: Date) -> Int {
        Int(max(-1e6, min(1e6, (date.timeIntervalSince1970 / day).rounded(.down))))
    }
}
