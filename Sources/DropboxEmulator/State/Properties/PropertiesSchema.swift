extension Store {
    /// Templates of custom properties, and the properties of files and folders by their ids. Fields are JSON: lists of
    /// `PropertyField`, whose value is the description where the field is one of a template.
    static let propertiesSchema = """
        CREATE TABLE property_templates (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, owner TEXT NOT NULL, name TEXT NOT NULL,
            description TEXT NOT NULL, fields TEXT NOT NULL
        );
        CREATE INDEX property_templates_of_owner ON property_templates (owner, number);
        CREATE TABLE property_groups (
            number INTEGER PRIMARY KEY, item TEXT NOT NULL, template INTEGER NOT NULL, fields TEXT NOT NULL,
            UNIQUE (item, template)
        );
        CREATE INDEX property_groups_of_template ON property_groups (template);
        """
}
