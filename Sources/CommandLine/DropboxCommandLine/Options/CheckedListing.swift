import SwiftyDropbox

/// Checks the entries of a listing, and reports those whose names can't exist.
final class CheckedListing {
    private let terminal: Terminal
    private let isJSON: Bool

    /// `failure` if an entry was reported, or else `success`.
    private(set) var status = ExitStatus.success

    init(_ terminal: Terminal, isJSON: Bool) {
        self.terminal = terminal
        self.isJSON = isJSON
    }

    /// Returns whether the name and path of an entry can be used. Otherwise, the entry is reported.
    func accepts(_ entry: Files.Metadata) -> Bool {
        guard let error = entry.nameError else { return true }
        terminal.printError(.failure("cannot use an item", error), isJSON: isJSON)
        status = .failure
        return false
    }
}
