import DropboxAccount
import DropboxCore

// Paginated listings as async sequences. Each combines a listing route with its `continue` route.

extension TeamRoutes {
    /// Returns the members of the team.
    ///
    /// - Parameters:
    ///   - pageSize: The maximum number of members per page, up to 1,000. The default is 1,000.
    ///   - includeRemoved: Whether to include former members. The default is `false`.
    public func members(pageSize: UInt32 = 1000, includeRemoved: Bool = false) -> PaginatedSequence<
        Team.MembersListV2Result, Team.TeamMemberInfoV2
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await membersListV2(limit: pageSize, includeRemoved: includeRemoved).response()
                }
                return try await membersListContinueV2(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.members }
    }

    /// Returns the members of the team, each with the single role of earlier API versions. Use
    /// ``members(pageSize:includeRemoved:)`` for all roles.
    ///
    /// - Parameters:
    ///   - pageSize: The maximum number of members per page, up to 1,000. The default is 1,000.
    ///   - includeRemoved: Whether to include former members. The default is `false`.
    public func membersWithRole(pageSize: UInt32 = 1000, includeRemoved: Bool = false) -> PaginatedSequence<
        Team.MembersListResult, Team.TeamMemberInfo
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await membersList(limit: pageSize, includeRemoved: includeRemoved).response()
                }
                return try await membersListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.members }
    }

    /// Returns the groups of the team.
    ///
    /// - Parameter pageSize: The maximum number of groups per page, up to 1,000. The default is 1,000.
    public func groups(pageSize: UInt32 = 1000) -> PaginatedSequence<Team.GroupsListResult, TeamCommon.GroupSummary> {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await groupsList(limit: pageSize).response() }
                return try await groupsListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.groups }
    }

    /// Returns the members of a group.
    ///
    /// - Parameters:
    ///   - group: The ID or external ID of the group.
    ///   - pageSize: The maximum number of members per page, up to 1,000. The default is 1,000.
    public func groupMembers(of group: Team.GroupSelector, pageSize: UInt32 = 1000) -> PaginatedSequence<
        Team.GroupsMembersListResult, Team.GroupMemberInfo
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await groupsMembersList(group: group, limit: pageSize).response() }
                return try await groupsMembersListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.members }
    }

    /// Returns the devices of all members, grouped by member.
    ///
    /// - Parameters:
    ///   - includeWebSessions: Whether to include web sessions. The default is `true`.
    ///   - includeDesktopClients: Whether to include desktop apps. The default is `true`.
    ///   - includeMobileClients: Whether to include mobile apps. The default is `true`.
    public func membersDevices(
        includeWebSessions: Bool = true, includeDesktopClients: Bool = true, includeMobileClients: Bool = true
    ) -> PaginatedSequence<Team.ListMembersDevicesResult, Team.MemberDevices> {
        PaginatedSequence(
            PageSequence { cursor in
                try await devicesListMembersDevices(
                    cursor: cursor, includeWebSessions: includeWebSessions,
                    includeDesktopClients: includeDesktopClients,
                    includeMobileClients: includeMobileClients
                ).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.devices }
    }

    /// Returns the devices of all members. Use `membersDevices` instead.
    @available(*, deprecated, message: "Use membersDevices.")
    public func teamDevices(
        includeWebSessions: Bool = true, includeDesktopClients: Bool = true, includeMobileClients: Bool = true
    ) -> PaginatedSequence<Team.ListTeamDevicesResult, Team.MemberDevices> {
        PaginatedSequence(
            PageSequence { cursor in
                try await devicesListTeamDevices(
                    cursor: cursor, includeWebSessions: includeWebSessions,
                    includeDesktopClients: includeDesktopClients,
                    includeMobileClients: includeMobileClients
                ).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.devices }
    }

    /// Returns the linked apps of all members, grouped by member.
    public func membersLinkedApps() -> PaginatedSequence<Team.ListMembersAppsResult, Team.MemberLinkedApps> {
        PaginatedSequence(
            PageSequence { cursor in
                try await linkedAppsListMembersLinkedApps(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.apps }
    }

    /// Returns the linked apps of all members. Use `membersLinkedApps` instead.
    @available(*, deprecated, message: "Use membersLinkedApps.")
    public func teamLinkedApps() -> PaginatedSequence<Team.ListTeamAppsResult, Team.MemberLinkedApps> {
        PaginatedSequence(
            PageSequence { cursor in
                try await linkedAppsListTeamLinkedApps(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.apps }
    }

    /// Returns the revisions that a legal hold preserves.
    ///
    /// - Parameter id: The ID of the legal hold.
    public func heldRevisions(of id: String) -> PaginatedSequence<
        Team.LegalHoldsListHeldRevisionResult, Team.LegalHoldHeldRevisionMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await legalHoldsListHeldRevisions(id: id).response() }
                return try await legalHoldsListHeldRevisionsContinue(id: id, cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.entries }
    }

    /// Returns the members that are excluded from the space limits.
    ///
    /// - Parameter pageSize: The maximum number of members per page, up to 1,000. The default is 1,000.
    public func usersExcludedFromSpaceLimits(pageSize: UInt32 = 1000) -> PaginatedSequence<
        Team.ExcludedUsersListResult, Team.MemberProfile
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await memberSpaceLimitsExcludedUsersList(limit: pageSize).response()
                }
                return try await memberSpaceLimitsExcludedUsersListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.users }
    }

    /// Returns the namespaces that the team can access: home folders, shared folders, team folders, and app folders.
    ///
    /// - Parameter pageSize: The maximum number of namespaces per page, up to 1,000. The default is 1,000.
    public func namespaces(pageSize: UInt32 = 1000) -> PaginatedSequence<
        Team.TeamNamespacesListResult, Team.NamespaceMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await namespacesList(limit: pageSize).response() }
                return try await namespacesListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.namespaces }
    }

    /// Returns the sharing allowlist: the domains and email addresses outside the team that members can share with,
    /// page by page.
    ///
    /// - Parameter pageSize: The maximum number of entries per page, up to 1,000. The default is 1,000.
    public func sharingAllowlist(pageSize: UInt32 = 1000) -> PageSequence<Team.SharingAllowlistListResponse> {
        PageSequence { cursor in
            guard let cursor else { return try await sharingAllowlistList(limit: pageSize).response() }
            return try await sharingAllowlistListContinue(cursor: cursor).response()
        } next: {
            $0.hasMore ? $0.cursor : nil
        }
    }

    /// Returns the team folders.
    ///
    /// - Parameter pageSize: The maximum number of folders per page, up to 1,000. The default is 1,000.
    public func teamFolders(pageSize: UInt32 = 1000) -> PaginatedSequence<
        Team.TeamFolderListResult, Team.TeamFolderMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await teamFolderList(limit: pageSize).response() }
                return try await teamFolderListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.teamFolders }
    }
}
