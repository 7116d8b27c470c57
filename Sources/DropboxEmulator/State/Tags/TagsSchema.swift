extension Store {
    /// The tags of files and folders, by their ids.
    static let tagsSchema = """
        CREATE TABLE tags (
            number INTEGER PRIMARY KEY, item TEXT NOT NULL, tag TEXT NOT NULL, UNIQUE (item, tag)
        );
        """
}
