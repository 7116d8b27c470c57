/// What a command offers if another item is at the path that it needs.
struct ConflictRemedy: Sendable {
    /// Whether the command has `--overwrite`, which replaces a file.
    var overwrites = false
    /// Whether the command has `--autorename`.
    var autorenames = false
    /// Whether the user can write a slash after the path to put the item into a folder.
    var goesIntoFolders = false
    /// Whether the command named the file that exists, which then changed.
    private var isChange = false

    /// Another name is the only remedy.
    static let none = ConflictRemedy()

    /// The command found the file, which changed before the command could act on it.
    static let changedFile: ConflictRemedy = {
        var remedy = ConflictRemedy()
        remedy.isChange = true
        return remedy
    }()

    init(overwrites: Bool = false, autorenames: Bool = false, goesIntoFolders: Bool = false) {
        (self.overwrites, self.autorenames, self.goesIntoFolders) = (overwrites, autorenames, goesIntoFolders)
    }

    /// The message if a file is in the way.
    var messageForFile: String {
        if isChange { return "the file was changed meanwhile; look at it, and run the command again" }
        let remedies = [
            overwrites ? "use --overwrite to replace it" : nil,
            autorenames ? (overwrites ? "--autorename" : "use --autorename") + " to choose another name" : nil,
            autorenames ? nil : "choose another name",
        ]
        return "another file exists; " + remedies.compactMap(\.self).joined(separator: ", or ")
    }

    /// The message if a folder is in the way.
    var messageForFolder: String {
        if isChange { return "a folder is in the place of the file; look at it, and run the command again" }
        let slash = goesIntoFolders ? "to put it there, write a slash after the path, or " : ""
        return "a folder with this name exists; \(slash)choose another name"
    }
}
