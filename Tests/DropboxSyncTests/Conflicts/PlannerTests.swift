import Testing

@testable import DropboxSync

/// Tests every combination of a change, its base version, and the remote state.
@Suite struct PlannerTests {
    private struct Case {
        let change: Change
        let remote: RemoteState?
        let isKnown: Bool
        let hash: String?
        let hasNews: Bool
        var step: ConflictPlanner.Step {
            ConflictPlanner.step(
                for: change, remote: remote, isKnownToServer: isKnown, hash: hash, hasForeignChangesBelow: hasNews)
        }
    }

    private static let here = Location(parent: 1, name: "here")
    private static let there = Location(parent: 2, name: "there")

    private static var cases: [Case] {
        var cases: [Case] = []
        for kind in [Change.Kind.put, .folder, .move, .delete] {
            for base in [nil, "1", "2"].map({ $0.map { BaseVersion(rev: $0, hash: nil) } }) {
                for place in [nil, here, there] {
                    for remote in remotes(isFolder: kind == .folder) + remotes(isFolder: true) {
                        for hasNews in [false, true] {
                            for isKnown in [false, true] {
                                let change = Change(
                                    number: 1, node: 5, kind: kind, content: kind == .put ? 7 : nil, base: base,
                                    location: place, epoch: 0, attempts: 0)
                                cases.append(
                                    Case(
                                        change: change, remote: remote, isKnown: isKnown,
                                        hash: kind == .put ? "mine" : nil, hasNews: hasNews))
                            }
                        }
                    }
                }
            }
        }
        return cases
    }

    private static func remotes(isFolder: Bool) -> [RemoteState?] {
        if isFolder { return [nil, RemoteState(id: "id:f", location: here, version: nil)] }
        var states: [RemoteState?] = [nil]
        for rev in ["1", "2"] {
            for hash in ["mine", "theirs"] {
                let version = RemoteVersion(rev: rev, hash: hash, size: 1, modified: 0)
                states.append(RemoteState(id: "id:a", location: here, version: version))
            }
        }
        return states
    }

    @Test func contentIsNeverDropped() {
        for item in Self.cases where item.change.kind == .put {
            #expect(item.step != .drop)
            if item.step == .finish { #expect(item.remote?.version?.hash == item.hash) }
        }
    }

    @Test func onlyTheBaseVersionIsReplaced() {
        for item in Self.cases {
            guard case .uploadVersion(_, let rev) = item.step else { continue }
            #expect(rev == item.change.base?.rev)
            #expect(rev == item.remote?.version?.rev)
        }
    }

    @Test func editOfAnotherVersionBecomesAConflictedCopy() {
        for item in Self.cases where item.change.kind == .put {
            guard let version = item.remote?.version, version.hash != item.hash else { continue }
            #expect((item.step == .makeConflictedCopy) == (version.rev != item.change.base?.rev))
        }
    }

    @Test func revChangedByAMoveIsNoEdit() {
        let moved = RemoteState(
            id: "id:a", location: Self.there, version: RemoteVersion(rev: "2", hash: "base", size: 1, modified: 0))
        func step(_ kind: Change.Kind) -> ConflictPlanner.Step {
            let change = Change(
                number: 1, node: 5, kind: kind, content: 7, base: BaseVersion(rev: "1", hash: "base"), location: nil,
                epoch: 0, attempts: 0)
            return ConflictPlanner.step(for: change, remote: moved, isKnownToServer: false, hash: "mine")
        }
        #expect(step(.put) == .uploadVersion(id: "id:a", rev: "2"))
        #expect(step(.delete) == .delete(rev: "2"))
    }

    @Test func massDeletionIsHeldUnlessMostFilesRemain() {
        #expect(ConflictPlanner.shouldHold(deletions: 11, files: 20, limit: 10))
        #expect(!ConflictPlanner.shouldHold(deletions: 10, files: 10, limit: 10))
        #expect(!ConflictPlanner.shouldHold(deletions: 11, files: 22, limit: 10))
    }

    @Test func editSurvivesADeletionOnEitherSide() {
        for item in Self.cases where item.remote == nil && item.change.kind == .put {
            #expect(item.step == .uploadNew || item.step == .recreate)
        }
        for item in Self.cases where item.change.kind == .delete {
            guard let version = item.remote?.version else { continue }
            #expect(item.step == (version.rev == item.change.base?.rev ? .delete(rev: version.rev) : .drop))
        }
    }

    @Test func folderWithUnseenChangesIsDeletedPartially() {
        for item in Self.cases where item.change.kind == .delete && item.remote != nil && item.remote?.version == nil {
            #expect(item.step == (item.hasNews ? .deletePartially : .delete(rev: nil)))
        }
    }

    @Test func contentThatTheServerHasIsNotSentAgain() {
        for item in Self.cases where item.change.kind == .move && item.remote != nil {
            guard let place = item.change.location else { continue }
            #expect(item.step == (item.remote?.location == place ? .finish : .move))
        }
        for item in Self.cases where item.change.kind == .folder && item.remote != nil { #expect(item.step == .finish) }
        for item in Self.cases where item.change.kind == .delete && item.remote == nil { #expect(item.step == .finish) }
    }

    @Test func deletionAfterRejectedContentUsesItsBaseVersion() {
        func change(_ number: Int64, _ kind: Change.Kind, _ rev: String) -> Change {
            Change(
                number: number, node: 5, kind: kind, content: nil, base: BaseVersion(rev: rev, hash: nil),
                location: nil,
                epoch: 0, attempts: 0)
        }
        let folded = ConflictPlanner.combinedChanges(
            [change(1, .put, "seen"), change(2, .delete, "unseen")], isOnServer: true)
        #expect(folded == [change(2, .delete, "seen")])
    }

    @Test func newestChangeDeterminesTheLocation() {
        func change(_ number: Int64, _ kind: Change.Kind, _ location: Location?) -> Change {
            Change(
                number: number, node: 5, kind: kind, content: nil, base: nil, location: location, epoch: 0, attempts: 0)
        }
        let remote = RemoteState(id: "id:a", location: Self.here, version: nil)
        #expect(ConflictPlanner.location(remote: remote, changes: []) == Self.here)
        #expect(ConflictPlanner.location(remote: nil, changes: []) == nil)
        #expect(ConflictPlanner.location(remote: remote, changes: [change(1, .put, nil)]) == Self.here)
        #expect(ConflictPlanner.location(remote: remote, changes: [change(1, .move, Self.there)]) == Self.there)
        #expect(
            ConflictPlanner.location(
                remote: remote, changes: [change(1, .move, Self.there), change(2, .move, Self.here)])
                == Self.here)
        #expect(
            ConflictPlanner.location(remote: remote, changes: [change(1, .move, Self.there), change(2, .delete, nil)])
                == nil)
    }
}
