import Foundation
import SwiftyDropbox

/// The options of `dbx get` and `dbx put` that go with folders only.
struct FolderOptions: Sendable {
    static let help = """
          --dry-run          of a folder, only tell what would be transferred
          --exclude PATTERN  of a folder, leave out files and folders of such names, *.tmp for instance; as often as
                             needed
        """

    let isDryRun: Bool
    private let excluded: [String]

    init(_ arguments: inout Arguments) throws(CommandError) {
        isDryRun = arguments.flag("dry-run")
        var excluded: [String] = []
        while let pattern = try arguments.option("exclude") { excluded.append(pattern) }
        self.excluded = excluded
    }

    /// Refuses the options where no folder is transferred.
    func refuse(_ what: String) throws(CommandError) {
        if isDryRun { throw .usage("--dry-run goes with folders, not with \(what).") }
        if !excluded.isEmpty { throw .usage("--exclude goes with folders, not with \(what).") }
    }

    /// The options of the transfer, which `report` hears of.
    func options(overwrite: Bool, _ bandwidth: Bandwidth?, _ report: FolderReport) -> FolderTransferOptions {
        let excluded = excluded
        return FolderTransferOptions {
            $0.itemHandler = report.show
            $0.overwrite = overwrite
            $0.isDryRun = isDryRun
            $0.bandwidth = bandwidth
            $0.ignores = { path, _ in
                let name = path.split(separator: "/").last.map(String.init) ?? path
                return excluded.contains { fnmatch($0, name, 0) == 0 }
            }
        }
    }
}
