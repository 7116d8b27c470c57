extension Store {
    /// Which files nobody but one account may write, by their ids.
    static let locksSchema = """
        CREATE TABLE file_locks (file TEXT PRIMARY KEY, account INTEGER NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
        """
}
