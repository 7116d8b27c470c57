import DropboxAccount
import DropboxCore

// Listings that the server gives page by page, as sequences: each a pair of a route and the one that continues it.

extension TeamRoutes {
    /// The members of the team.
    ///
    /// - Parameters:
    ///   - limit: Members of a page, up to 1,000, which is the default.
    ///   - includeRemoved: Whether to list former members as well; `false` by default.
    public func members(limit: UInt32 = 1000, includeRemoved: Bool = false) -> PaginatedSequence<
        Team.MembersListV2Result, Team.TeamMemberInfoV2
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await membersListV2(limit: limit, includeRemoved: includeRemoved).response()
                }
                return try await membersListContinueV2(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.members }
    }

    /// The members of the team, each with the one role that earlier versions of the API knew; see `members`.
    public func membersWithRole(limit: UInt32 = 1000, includeRemoved: Bool = false) -> PaginatedSequence<
        Team.MembersListResult, Team.TeamMemberInfo
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await membersList(limit: limit, includeRemoved: includeRemoved).response()
                }
                return try await membersListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.members }
    }

    /// The groups of the team.
    ///
    /// - Parameter limit: Groups of a page, up to 1,000, which is the default.
    public func groups(limit: UInt32 = 1000) -> PaginatedSequence<Team.GroupsListResult, TeamCommon.GroupSummary> {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await groupsList(limit: limit).response() }
                return try await groupsListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.groups }
    }

    /// The members of a group.
    ///
    /// - Parameters:
    ///   - group: The group, by its id or an id of your own.
    ///   - limit: Members of a page, up to 1,000, which is the default.
    public func groupMembers(of group: Team.GroupSelector, limit: UInt32 = 1000) -> PaginatedSequence<
        Team.GroupsMembersListResult, Team.GroupMemberInfo
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await groupsMembersList(group: group, limit: limit).response() }
                return try await groupsMembersListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.members }
    }

    /// The devices of all members, member by member.
    ///
    /// - Parameters:
    ///   - includeWebSessions: Whether to list browsers; `true` by default.
    ///   - includeDesktopClients: Whether to list desktop apps; `true` by default.
    ///   - includeMobileClients: Whether to list mobile apps; `true` by default.
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

    /// The same as `membersDevices`.
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

    /// The apps that members have linked, member by member.
    public func membersLinkedApps() -> PaginatedSequence<Team.ListMembersAppsResult, Team.MemberLinkedApps> {
        PaginatedSequence(
            PageSequence { cursor in
                try await linkedAppsListMembersLinkedApps(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.apps }
    }

    /// The same as `membersLinkedApps`.
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

    /// The revisions that a legal hold keeps.
    ///
    /// - Parameter id: The legal hold.
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

    /// The members for whom the limits on space do not hold.
    ///
    /// - Parameter limit: Members of a page, up to 1,000, which is the default.
    public func usersExcludedFromSpaceLimits(limit: UInt32 = 1000) -> PaginatedSequence<
        Team.ExcludedUsersListResult, Team.MemberProfile
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await memberSpaceLimitsExcludedUsersList(limit: limit).response() }
                return try await memberSpaceLimitsExcludedUsersListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.users }
    }

    /// The namespaces that the team can reach: home folders, shared folders, team folders, app folders.
    ///
    /// - Parameter limit: Namespaces of a page, up to 1,000, which is the default.
    public func namespaces(limit: UInt32 = 1000) -> PaginatedSequence<
        Team.TeamNamespacesListResult, Team.NamespaceMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await namespacesList(limit: limit).response() }
                return try await namespacesListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.namespaces }
    }

    /// With whom members may share although the team does not share with others: domains and addresses, page by page.
    ///
    /// - Parameter limit: Entries of a page, up to 1,000, which is the default.
    public func sharingAllowlist(limit: UInt32 = 1000) -> PageSequence<Team.SharingAllowlistListResponse> {
        PageSequence { cursor in
            guard let cursor else { return try await sharingAllowlistList(limit: limit).response() }
            return try await sharingAllowlistListContinue(cursor: cursor).response()
        } next: {
            $0.hasMore ? $0.cursor : nil
        }
    }

    /// The team folders.
    ///
    /// - Parameter limit: Folders of a page, up to 1,000, which is the default.
    public func teamFolders(limit: UInt32 = 1000) -> PaginatedSequence<
        Team.TeamFolderListResult, Team.TeamFolderMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await teamFolderList(limit: limit).response() }
                return try await teamFolderListContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.teamFolders }
    }
}
