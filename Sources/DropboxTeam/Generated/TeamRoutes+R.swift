// Generated from API/team.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

extension TeamRoutes {
    /// Reports what members did, day by day. The service announced its end for July 1, 2021.
    ///
    /// Route `team/reports/get_activity`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.DateRangeError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_activity>
    ///
    /// - Parameters:
    ///   - startDate: The first day. By default 6 months ago, which is also the earliest.
    ///   - endDate: The day after the last.
    @available(*, deprecated)
    @discardableResult
    public func reportsGetActivity(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetActivityReport, Team.DateRangeError> {
        client.request(Team.reportsGetActivity, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }

    /// Reports how many devices were in use, day by day. The service announced its end for July 1, 2021.
    ///
    /// Route `team/reports/get_devices`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.DateRangeError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_devices>
    ///
    /// - Parameters:
    ///   - startDate: The first day. By default 6 months ago, which is also the earliest.
    ///   - endDate: The day after the last.
    @available(*, deprecated)
    @discardableResult
    public func reportsGetDevices(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetDevicesReport, Team.DateRangeError> {
        client.request(Team.reportsGetDevices, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }

    /// Reports how many members the team had, day by day. The service announced its end for July 1, 2021.
    ///
    /// Route `team/reports/get_membership`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.DateRangeError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_membership>
    ///
    /// - Parameters:
    ///   - startDate: The first day. By default 6 months ago, which is also the earliest.
    ///   - endDate: The day after the last.
    @available(*, deprecated)
    @discardableResult
    public func reportsGetMembership(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetMembershipReport, Team.DateRangeError> {
        client.request(Team.reportsGetMembership, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }

    /// Reports how much space the team used, day by day. The service announced its end for July 1, 2021.
    ///
    /// Route `team/reports/get_storage`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.DateRangeError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_storage>
    ///
    /// - Parameters:
    ///   - startDate: The first day. By default 6 months ago, which is also the earliest.
    ///   - endDate: The day after the last.
    @available(*, deprecated)
    @discardableResult
    public func reportsGetStorage(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetStorageReport, Team.DateRangeError> {
        client.request(Team.reportsGetStorage, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }
}
