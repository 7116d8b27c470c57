extension Store {
    /// Teams, their members, groups, and what admins decided.
    static let teamSchema = """
        CREATE TABLE teams (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, licenses INTEGER NOT NULL,
            quota INTEGER NOT NULL, root INTEGER NOT NULL REFERENCES namespaces, created REAL NOT NULL,
            event_epoch INTEGER NOT NULL DEFAULT 0
        );

        -- 'json' is the event as the API shows it, 'accounts' the ids of all accounts in it, with blanks around each.
        CREATE TABLE team_events (
            number INTEGER PRIMARY KEY AUTOINCREMENT, team INTEGER NOT NULL REFERENCES teams, time REAL NOT NULL,
            category TEXT NOT NULL, type TEXT NOT NULL, accounts TEXT NOT NULL, json BLOB NOT NULL
        );
        CREATE INDEX team_events_of_team ON team_events (team, number);

        -- Who was removed stays as a row, so that he can be recovered. 'folder' names the member's own files in the root
        -- of the team; 'keeps_account' tells who left the team with an account of his own; 'files_fate' what became of
        -- the files of who did not.
        CREATE TABLE team_members (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, team INTEGER NOT NULL REFERENCES teams,
            account INTEGER NOT NULL UNIQUE REFERENCES accounts, folder TEXT NOT NULL, status TEXT NOT NULL,
            role TEXT NOT NULL, external_id TEXT, persistent_id TEXT, is_directory_restricted INTEGER,
            invited REAL, joined REAL, suspended REAL, removed REAL, keeps_account INTEGER NOT NULL DEFAULT 0,
            files_fate TEXT, quota_gb INTEGER, is_excluded_from_limits INTEGER NOT NULL DEFAULT 0
        );
        CREATE UNIQUE INDEX team_members_by_external_id ON team_members (team, external_id);
        CREATE UNIQUE INDEX team_members_by_persistent_id ON team_members (team, persistent_id);
        CREATE UNIQUE INDEX team_members_by_folder ON team_members (team, folder);

        CREATE TABLE secondary_emails (
            account INTEGER NOT NULL REFERENCES accounts, email TEXT NOT NULL COLLATE NOCASE UNIQUE,
            is_verified INTEGER NOT NULL
        );
        CREATE INDEX secondary_emails_by_account ON secondary_emails (account);

        CREATE TABLE groups (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, team INTEGER NOT NULL REFERENCES teams,
            name TEXT NOT NULL, external_id TEXT, management TEXT NOT NULL, created REAL NOT NULL,
            is_deleted INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX groups_of_team ON groups (team);
        CREATE TABLE group_members (
            group_number INTEGER NOT NULL REFERENCES groups, member INTEGER NOT NULL REFERENCES team_members,
            is_owner INTEGER NOT NULL,
            PRIMARY KEY (group_number, member)
        ) WITHOUT ROWID;
        CREATE INDEX group_members_by_member ON group_members (member);

        CREATE TABLE team_folders (
            namespace INTEGER PRIMARY KEY REFERENCES namespaces, team INTEGER NOT NULL REFERENCES teams,
            status TEXT NOT NULL, sync_setting TEXT NOT NULL, content_settings TEXT NOT NULL
        );
        CREATE INDEX team_folders_of_team ON team_folders (team);

        -- Whom members may share with: 'kind' is 'domain' or 'email'.
        CREATE TABLE sharing_allowlist (
            number INTEGER PRIMARY KEY, team INTEGER NOT NULL REFERENCES teams, kind TEXT NOT NULL,
            entry TEXT NOT NULL COLLATE NOCASE, UNIQUE (team, kind, entry)
        );

        CREATE TABLE legal_holds (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, team INTEGER NOT NULL REFERENCES teams,
            name TEXT NOT NULL, description TEXT, members TEXT NOT NULL, status TEXT NOT NULL, activated REAL NOT NULL,
            start REAL NOT NULL, end REAL
        );

        CREATE TABLE devices (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account INTEGER NOT NULL REFERENCES accounts,
            kind TEXT NOT NULL, platform TEXT NOT NULL, name TEXT NOT NULL, version TEXT NOT NULL, address TEXT,
            created REAL NOT NULL, updated REAL NOT NULL
        );
        CREATE INDEX devices_by_account ON devices (account);
        """
}
