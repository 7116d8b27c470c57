import Foundation

/// Where a command puts the content that it gets: into a file, or on standard output.
struct DocumentOutput: Sendable {
    /// The arguments and options, before they are checked.
    struct Declaration {
        fileprivate let text: String
        fileprivate let overwrite: Bool
        fileprivate let isForced: Bool

        init(_ arguments: inout Arguments) {
            text =
                arguments.argument(
                    "DESTINATION",
                    """
                    the path of the new file. A path that is . or .. or ends in / is the existing directory in which the \
                    file gets its name (default: . for the current directory); - for standard output
                    """, .file) ?? "."
            overwrite = arguments.flag("overwrite", "replace an existing file")
            isForced = arguments.flag("force", letter: "f", "with -: \(ContentOutput.help)")
        }
    }

    private let destination: Destination?
    private let isForced: Bool
    private let isJSON: Bool
    /// Whether an existing file is replaced.
    let overwrite: Bool

    /// - Throws: A usage error if options can't be combined.
    init(_ declaration: Declaration, isJSON: Bool) throws(CommandError) {
        destination = declaration.text == "-" ? nil : Destination(declaration.text)
        (overwrite, isForced, self.isJSON) = (declaration.overwrite, declaration.isForced, isJSON)
        if destination == nil, overwrite || isJSON {
            throw .usage("standard output and --overwrite or --json cannot be combined")
        }
        if destination != nil, isForced {
            throw .usage("--force works only with standard output: use - as DESTINATION")
        }
    }

    /// Returns the path of the new file, or `nil` for standard output.
    ///
    /// - Throws: An error if the directory doesn't exist, or if another item exists that isn't to be replaced.
    func location(named name: String) throws(CommandError) -> URL? {
        guard let destination else { return nil }
        let location = destination.localURL(of: name)
        if destination.isParent, !destination.localURL(of: nil).isExistingDirectory {
            throw .failure("cannot write to \(destination.text): no such directory")
        }
        if location.isExistingDirectory {
            throw .failure(
                "cannot write \(location.relativePath): it is a directory; to put the file into it, add a slash")
        }
        if location.isSpecialFile {
            throw .failure(
                "cannot write \(location.relativePath): it is neither a file nor a folder; choose another destination")
        }
        if !overwrite, FileManager.default.fileExists(atPath: location.path) {
            throw .failure("another file exists at \(location.relativePath); use --overwrite to replace it")
        }
        return location
    }

    /// Prints the content on standard output.
    ///
    /// - Throws: An error if standard output is a terminal and the content is binary, or if it can't be written.
    func print(_ content: Data, _ terminal: Terminal) throws(CommandError) {
        var output = ContentOutput(terminal, isForced: isForced)
        try output.print(content)
    }

    /// Writes the content.
    ///
    /// - Throws: An error if the content can't be written.
    func write(_ content: Data, named name: String, _ fields: JSONObject, _ terminal: Terminal) throws(CommandError) {
        guard let location = try location(named: name) else { return try print(content, terminal) }
        do { try content.write(to: location, options: overwrite ? .atomic : .withoutOverwriting) } catch {
            throw .failure("cannot write \(location.relativePath)", error)
        }
        show(location, fields, terminal)
    }

    /// Prints the path of the new file.
    func show(_ location: URL, _ fields: JSONObject, _ terminal: Terminal) {
        guard isJSON else { return terminal.print(location.relativePath) }
        var fields = fields
        fields.add("file", location.path)
        terminal.print(json: fields)
    }
}

extension OutputField {
    static let localFile = OutputField("file", "the path of the new file on this machine")
}
