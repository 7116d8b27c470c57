import Testing

@testable import DropboxSync

@Suite struct PathTests {
    @Test func pathsIgnoreCaseAndComposition() throws {
        #expect(try SyncPath.at("/Notes/É.txt") == SyncPath.at("/notes/e\u{301}.TXT"))
        #expect(try SyncPath.at("/Notes").hashValue == SyncPath.at("/nOTES").hashValue)
        #expect(try SyncPath.at("/a") != SyncPath.at("/b"))
        #expect(try SyncPath.at("/Notes/A.txt").stringValue == "/Notes/A.txt")
    }

    @Test func nameMayStartWithACombiningCharacter() throws {
        let path = try SyncPath.at("/docs/\u{FE0F}x/\u{301}y")
        #expect(path.names.map { Array($0.unicodeScalars).count } == [4, 2, 2])
        #expect(path.name == "\u{301}y" && path.parent?.name == "\u{FE0F}x")
        #expect(try path.isWithin(.at("/docs")) && path.parent?.parent == .at("/docs"))
        #expect(SyncPath("\u{301}/x") == nil)
    }

    @Test func rootIsItsOwnName() {
        #expect(SyncPath("") == .root)
        #expect(SyncPath("/") == .root)
        #expect(SyncPath.root.name == "/")
        #expect(SyncPath.root.parent == nil)
        #expect(SyncPath.root.isRoot)
        #expect(SyncPath.root.child("a")?.stringValue == "/a")
    }

    @Test func namesAndParentsAreFound() throws {
        let path = try SyncPath.at("/one/two/three.txt")
        #expect(path.name == "three.txt")
        #expect(path.parent?.stringValue == "/one/two")
        #expect(try SyncPath.at("/one").parent == .root)
        #expect(try path.isWithin(.at("/ONE")))
        #expect(try !SyncPath.at("/ones").isWithin(.at("/one")))
        #expect(path.isWithin(.root))
    }

    @Test(arguments: [
        "a", "/a/", "//", "/a//b", "/a\\b", "/a\u{0}", "/a\u{7F}", "/.", "/a/..", "/a ", "/a\t", "/desktop.ini",
        "/.DS_Store",
        "/~$letter.docx", "/" + String(repeating: "x", count: 256),
    ])
    func invalidPathsAreRejected(_ text: String) {
        #expect(SyncPath(text) == nil)
    }

    @Test(arguments: ["", "a/b", " ", "a\\b", ".."])
    func invalidNamesHaveNoChildPath(_ name: String) {
        #expect(SyncPath.root.child(name) == nil)
    }
}
