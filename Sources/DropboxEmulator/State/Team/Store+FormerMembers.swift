import SQLite

/// What becomes of the files of removed members.
extension Store {
    /// Hands the files of a removed member to another one.
    func transferFiles(of member: TeamMember, to heir: TeamMember) throws {
        try edit(member) { $0.filesFate = .transferred }
    }

    /// Deletes the files of a removed member for good.
    func deleteFiles(of member: TeamMember) throws {
        try edit(member) { $0.filesFate = .deleted }
    }
}
