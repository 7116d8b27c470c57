import DropboxSync

/// What another process keeps of a filesystem, for reading alone.
struct FilesystemSnapshot: Sendable {
    let reader: FilesystemReader
    let terminal: Terminal
    let isJSON: Bool

    /// Says what this is.
    func begin() throws(CommandError) {
        do {
            let extent = try reader.hasCompletedFirstSync ? "what is on this machine" : "what it has listed so far"
            terminal.printStatus("Another process has this filesystem open: reading \(extent).")
        } catch {
            throw .filesystem("cannot read the filesystem", error)
        }
    }
}
