/// The members of a team, each with a client that acts as the member.
///
///     for try await member in team.memberClients() {
///         let page = try await member.client.files.listFolder(path: "").response()
///         print(member.info.profile.email, page.entries.count)
///     }
///
/// Pages are requested on demand, and only one page is in memory. You can iterate over the sequence more than once.
public struct TeamMemberSequence: AsyncSequence, Sendable {
    /// A member of the team.
    public struct Member: Sendable {
        /// The member's profile and roles.
        public let info: Team.TeamMemberInfoV2
        /// A client that acts as the member. It shares connections with the client of the team.
        public let client: DropboxClient
        /// The position after this member. Use it to resume the iteration, for example in a later process.
        public let cursor: Cursor
    }

    /// An opaque position in the list of members.
    public struct Cursor: Sendable, Hashable, Codable {
        /// The cursor of the page, or `nil` for the first page.
        fileprivate let cursor: String?
        /// The number of members of the page that were already returned.
        fileprivate let count: Int
    }

    let client: DropboxTeamClient
    let includeRemoved: Bool
    let limit: UInt32
    let start: Cursor

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(members: self, cursor: start.cursor, count: start.count)
    }

    /// The iterator of the members.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let members: TeamMemberSequence
        /// The cursor of the current page.
        fileprivate var cursor: String?
        /// The number of members of the page that were already returned.
        fileprivate var count: Int
        fileprivate var page: Team.MembersListV2Result?
        private var emptyPages = FruitlessPages()

        fileprivate init(members: TeamMemberSequence, cursor: String?, count: Int) {
            (self.members, self.cursor, self.count) = (members, cursor, count)
        }

        /// Returns the next member, or `nil` at the end.
        ///
        /// - Throws: A `CallError` of `Team.MembersListError` or `Team.MembersListContinueError`. You can call the
        ///   method again to retry. After 1,000 empty pages in a row, an `EndlessListingError`.
        public mutating func next() async throws -> Member? {
            while true {
                let page = try await currentPage()
                if count < page.members.count {
                    let info = page.members[count]
                    count += 1
                    return Member(
                        info: info, client: members.client.asMember(info.profile.teamMemberId),
                        cursor: Cursor(cursor: cursor, count: count))
                }
                guard page.hasMore else { return nil }
                try emptyPages.record(hasProgress: !page.members.isEmpty)
                (cursor, count, self.page) = (page.cursor, 0, nil)
            }
        }

        private mutating func currentPage() async throws -> Team.MembersListV2Result {
            if let page { return page }
            let team = members.client.team
            let page =
                if let cursor {
                    try await team.membersListContinueV2(cursor: cursor).response()
                } else {
                    try await team.membersListV2(limit: members.limit, includeRemoved: members.includeRemoved)
                        .response()
                }
            self.page = page
            return page
        }
    }
}

extension DropboxTeamClient {
    /// Returns all members of the team, each with a client.
    ///
    /// - Parameters:
    ///   - includeRemoved: Whether to include former members, whose requests fail. The default is `false`.
    ///   - pageSize: The number of members per request, from 1 to 1,000. The default is 1,000.
    ///   - cursor: The position at which to resume. The default is `nil`, for the start. The page of the position is
    ///     requested again, so a member can be returned twice if members have joined or left in the meantime.
    public func memberClients(
        includeRemoved: Bool = false, pageSize: UInt32 = 1000, resumingFrom cursor: TeamMemberSequence.Cursor? = nil
    ) -> TeamMemberSequence {
        TeamMemberSequence(
            client: self, includeRemoved: includeRemoved, limit: pageSize,
            start: cursor ?? TeamMemberSequence.Cursor(cursor: nil, count: 0))
    }
}
