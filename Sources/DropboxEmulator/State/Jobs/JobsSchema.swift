extension Store {
    /// Asynchronous jobs. `outcome` is what a check answers at the end, as JSON; NULL while that is not known yet.
    static let jobsSchema = """
        CREATE TABLE jobs (
            id TEXT PRIMARY KEY, owner TEXT NOT NULL, family TEXT NOT NULL, outcome BLOB, polls INTEGER NOT NULL,
            started REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX jobs_by_age ON jobs (started);
        """
}
