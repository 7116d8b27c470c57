import Testing
@testable import DropboxTransfer

/// Deleted and preserved items, without I/O.
struct MirrorPlanTests {
    /// The folders of a tree by path. Each has one object.
    private struct Folders {
        private var known = ["": ItemPath()]

        mutating func item(_ names: [Substring]) -> ItemPath {
            guard let name = names.last, let root = known[""] else { return known[""] ?? ItemPath() }
            let path = names.joined(separator: "/")
            let folder = names.count > 1 ? item(names.dropLast()) : root
            let item = known[path] ?? folder.child(String(name))
            known[path] = item
            return item
        }

        mutating func entry(_ path: String, isPreserved: Bool = false) -> MirrorPlan.Entry {
            let item = item(path.split(separator: "/"))
            return MirrorPlan.Entry(path: item, isFolder: path.hasSuffix("/"), isPreserved: isPreserved)
        }
    }

    private func plan(_ going: [String], staying: [String] = [], kept: Int = 0) -> MirrorPlan {
        var plan = MirrorPlan()
        var folders = Folders()
        for path in going { plan.add(folders.entry(path)) }
        for path in staying { plan.add(folders.entry(path, isPreserved: true)) }
        for _ in 0..<kept { plan.recordMatchedFile() }
        return plan
    }

    private func groups(_ plan: MirrorPlan) -> [[String]] {
        plan.deletions.map { $0.map { $0.path.string + ($0.isFolder ? "/" : "") } }
    }

    @Test func folderPrecedesItsContentInItsGroup() {
        let plan = plan(["old/a/b", "z", "old/a/", "old/", "old.txt", "older/"])
        #expect(groups(plan) == [["old/", "old/a/", "old/a/b"], ["old.txt"], ["older/"], ["z"]])
    }

    @Test func folderWithPreservedItemKeepsIt() {
        let plan = plan(["a/", "a/b/", "a/b/gone", "a/c/", "a/c/gone"], staying: ["a/b/kept", "d/"])
        #expect(groups(plan) == [["a/b/gone"], ["a/c/", "a/c/gone"]])
    }

    @Test func contentOfAPreservedFolderIsPreserved() {
        #expect(groups(plan(["a/", "a/b/x", "a/b/c/", "a/b/c/y", "a/d"], staying: ["a/b/"])) == [["a/d"]])
    }

    @Test func foldersWithoutFilesCanBePreserved() {
        var plan = plan(["a/", "a/b/", "a/b/gone", "a/empty/", "c/", "c/gone", "d/"], staying: ["e/", "e/f"])
        #expect(groups(plan) == [["a/", "a/b/", "a/b/gone", "a/empty/"], ["c/", "c/gone"], ["d/"]])
        plan.preservesEmptyFolders = true
        #expect(groups(plan) == [["a/b/", "a/b/gone"], ["c/", "c/gone"]])
    }

    @Test func duplicateEntriesCountOnce() throws {
        let plan = plan((0..<11).map { "\($0)" } + (0..<11).map { "\($0)" }, kept: 11)
        #expect(plan.deletions.count == 11)
        try plan.check(maximumFraction: 0.5)
    }

    @Test(arguments: [
        (10, 1, 0.5, true), (10, 0, 0.5, false), (1, 0, 0.99, false), (1, 0, 1, true), (11, 0, 0.5, false),
        (11, 10, 0.5, false), (11, 11, 0.5, true), (1_000, 0, 1, true), (11, 1_000, 0, false), (10, 1_000, 0, true),
        (0, 0, 0, true),
    ])
    func deletionsAboveTheFractionAreRejected(going: Int, kept: Int, share: Double, isAllowed: Bool) {
        let plan = plan((0..<going).map { "folder/\($0)" } + ["folder/"], kept: kept)
        if isAllowed {
            #expect(throws: Never.self) { try plan.check(maximumFraction: share) }
        } else {
            #expect(throws: MassDeletionError.tooManyDeletions(going, of: going + kept)) {
                try plan.check(maximumFraction: share)
            }
        }
    }

    @Test func emptySourceRequiresPermission() throws {
        var renewed = plan(["a", "b"])
        renewed.recordNewFile()
        try renewed.check(maximumFraction: 0.5)
        // Preserved items don't indicate that the source has files.
        #expect(throws: MassDeletionError.tooManyDeletions(2, of: 3)) {
            try plan(["a", "b"], staying: ["c"]).check(maximumFraction: 0.5)
        }
        try plan(["a", "b"], staying: ["c"]).check(maximumFraction: 1)
    }

    @Test func preservedFilesCountInTheTotal() throws {
        var plan = plan((0..<11).map { "\($0)" }, staying: (20..<31).map { "\($0)" })
        plan.recordNewFile()
        try plan.check(maximumFraction: 0.5)
    }
}
