extension Store {
    /// Teams and their members.
    static let teamSchema = """
        CREATE TABLE teams (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, licenses INTEGER NOT NULL,
            quota INTEGER NOT NULL, root INTEGER NOT NULL REFERENCES namespaces
        );

        -- Who was removed stays as a row, so that he can be recovered. 'folder' names the member's own files in the root
        -- of the team; 'keeps_account' tells who left the team with an account of his own.
        CREATE TABLE team_members (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, team INTEGER NOT NULL REFERENCES teams,
            account INTEGER NOT NULL UNIQUE REFERENCES accounts, folder TEXT NOT NULL, status TEXT NOT NULL,
            role TEXT NOT NULL, external_id TEXT, persistent_id TEXT, is_directory_restricted INTEGER,
            invited REAL, joined REAL, suspended REAL, removed REAL, keeps_account INTEGER NOT NULL DEFAULT 0
        );
        CREATE UNIQUE INDEX team_members_by_external_id ON team_members (team, external_id);
        CREATE UNIQUE INDEX team_members_by_folder ON team_members (team, folder);
        """
}
