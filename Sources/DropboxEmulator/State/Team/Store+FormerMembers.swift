import DropboxCore
import DropboxSQLite

/// What becomes of the files of removed members.
extension Store {
    /// Moves the files of a removed member into a new folder of another one. What others share with the removed one stays
    /// where it is.
    func transferFiles(of member: TeamMember, to heir: TeamMember) throws {
        guard let former = try account(member.account), let owner = try account(heir.account) else { return }
        try write { writer in
            let connection = writer.connection
            // The way from one home to the other is only there while the files go it.
            let way = "namespace = ? AND account = ?"
            try connection.execute(
                "INSERT INTO folder_members (namespace, account, access, invited) VALUES (?, ?, ?, ?)", owner.home,
                former.number, AccessLevel.editor.rawValue, clock.now)
            let folder = try writer.createFolder(
                at: .namespace(owner.home, ["\(former.givenName) \(former.surname) (\(former.email))"]),
                isAutorenamed: true, former.view)
            let options = RelocationOptions(isAutorenamed: true, allowsNewOwner: true)
            for name in try Self.topLevelNames(in: former.home, connection) {
                _ = try writer.relocate(
                    .move, from: .path([name]), to: .namespace(owner.home, folder.names + [name]), options, former.view)
            }
            try connection.execute("DELETE FROM folder_members WHERE \(way)", owner.home, former.number)
        }
        try edit(member) { $0.filesFate = .transferred }
    }

    /// Deletes the files of a removed member for good.
    func deleteFiles(of member: TeamMember) throws {
        guard let account = try account(member.account) else { return }
        try write { try $0.purgeAll(in: account.home) }
        try edit(member) { $0.filesFate = .deleted }
    }

    private static func topLevelNames(in namespace: Int64, _ connection: Connection) throws -> [String] {
        let query = """
            SELECT name FROM entries WHERE namespace = ? AND parent = '' AND kind > 0 AND mounted IS NULL ORDER BY path
            """
        return try connection.rows(query, namespace) { $0[0] ?? "" }
    }
}
