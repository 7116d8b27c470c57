extension Store {
    /// Shared folders, and who is invited to them. Members with an account are in `folder_members`.
    static let sharingSchema = """
        CREATE TABLE shared_folders (
            namespace INTEGER PRIMARY KEY REFERENCES namespaces, member_policy TEXT NOT NULL, acl_policy TEXT NOT NULL,
            link_policy TEXT NOT NULL, has_viewer_info INTEGER NOT NULL, is_inheriting INTEGER NOT NULL
        );
        CREATE TABLE folder_groups (
            namespace INTEGER NOT NULL REFERENCES namespaces, group_number INTEGER NOT NULL REFERENCES groups,
            access INTEGER NOT NULL,
            PRIMARY KEY (namespace, group_number)
        ) WITHOUT ROWID;
        CREATE INDEX folder_groups_by_group ON folder_groups (group_number);
        CREATE TABLE folder_invitees (
            namespace INTEGER NOT NULL REFERENCES namespaces, email TEXT NOT NULL COLLATE NOCASE,
            access INTEGER NOT NULL, invited REAL NOT NULL,
            PRIMARY KEY (namespace, email)
        ) WITHOUT ROWID;
        CREATE INDEX folder_invitees_by_email ON folder_invitees (email);
        """
}
