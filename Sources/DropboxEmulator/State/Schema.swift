import DropboxSQLite

extension Store {
    /// The tables of the emulator, part by part. The script of a part stands beside the code that reads its tables.
    ///
    /// A released script is never edited; changes are new scripts at the end.
    static let migrations = Migrations(
        settingsSchema,
        filesSchema,
        TieredBlockStore.schema,
        accountsSchema,
        oauthSchema,
        jobsSchema,
        tagsSchema,
        locksSchema,
        propertiesSchema,
        teamSchema,
        sharingSchema,
        linksSchema,
        fileRequestsSchema,
        fileMembersSchema,
        photosSchema,
        emailsSchema
    )

    private static let settingsSchema = """
        CREATE TABLE settings (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
        INSERT INTO settings VALUES ('sequence', 0);
        """
}
