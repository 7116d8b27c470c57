/// The members of a team, each with a client that acts for them:
///
///     for try await member in team.memberClients() {
///         print(member.info.profile.email, try await member.client.files.listFolder(path: "").response().entries.count)
///     }
///
/// Pages are asked for as they are needed, and one of them is in memory. It can be iterated more than once.
public struct TeamMemberSequence: AsyncSequence, Sendable {
    /// A member, and who is next.
    public struct Member: Sendable {
        /// What the team knows about the member.
        public let info: Team.TeamMemberInfoV2
        /// The API as the member sees it. It shares connections with the client of the team.
        public let client: DropboxClient
        /// Where to go on after this member, in a later process for instance.
        public let bookmark: Cursor
    }

    /// A place in the list of members. Keep it as it is.
    public struct Cursor: Sendable, Hashable, Codable {
        /// The cursor that gives the page; `nil` for the first one.
        fileprivate let cursor: String?
        /// How many members of the page are done.
        fileprivate let count: Int
    }

    let client: DropboxTeamClient
    let includeRemoved: Bool
    let limit: UInt32
    let start: Cursor

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(members: self, cursor: start.cursor, count: start.count)
    }

    /// Hands out one member after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let members: TeamMemberSequence
        /// The cursor of the page at hand.
        fileprivate var cursor: String?
        /// How many members of the page were handed out.
        fileprivate var count: Int
        fileprivate var page: Team.MembersListV2Result?

        /// The next member, or `nil` at the end.
        ///
        /// - Throws: A `CallError` of `Team.MembersListError`, or of `Team.MembersListContinueError`. The iterator is good
        ///   for another try.
        public mutating func next() async throws -> Member? {
            while true {
                let page = try await currentPage()
                if count < page.members.count {
                    let info = page.members[count]
                    count += 1
                    return Member(
                        info: info, client: members.client.asMember(info.profile.teamMemberId),
                        bookmark: Cursor(cursor: cursor, count: count))
                }
                guard page.hasMore else { return nil }
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
    /// All members of the team, each with a client.
    ///
    /// - Parameters:
    ///   - includeRemoved: Whether former members are among them; `false` by default. Calls for them fail.
    ///   - pageSize: How many members come with one call, 1 to 1000; 1000 by default.
    ///   - bookmark: That of the member after whom to go on; from the start by default. The page that it is in is asked for
    ///     again, and where members came or left meanwhile, somebody may be seen twice.
    public func memberClients(
        includeRemoved: Bool = false, pageSize: UInt32 = 1000, after bookmark: TeamMemberSequence.Cursor? = nil
    ) -> TeamMemberSequence {
        TeamMemberSequence(
            client: self, includeRemoved: includeRemoved, limit: pageSize,
            start: bookmark ?? TeamMemberSequence.Cursor(cursor: nil, count: 0))
    }
}
