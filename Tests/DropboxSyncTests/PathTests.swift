import Testing

@testable import DropboxSync

@Suite struct PathTests {
    @Test func spellingMakesNoDifference() throws {
        #expect(try Path.at("/Notes/É.txt") == Path.at("/notes/e\u{301}.TXT"))
        #expect(try Path.at("/Notes").hashValue == Path.at("/nOTES").hashValue)
        #expect(try Path.at("/a") != Path.at("/b"))
        #expect(try Path.at("/Notes/A.txt").stringValue == "/Notes/A.txt")
    }

    @Test func aNameMayBeginWithWhatBelongsToTheSlashForReaders() throws {
        let path = try Path.at("/docs/\u{FE0F}x/\u{301}y")
        #expect(path.names.map { Array($0.unicodeScalars).count } == [4, 2, 2])
        #expect(path.name == "\u{301}y" && path.parent?.name == "\u{FE0F}x")
        #expect(try path.isWithin(.at("/docs")) && path.parent?.parent == .at("/docs"))
        #expect(Path("\u{301}/x") == nil)
    }

    @Test func theRootIsItsOwnName() {
        #expect(Path("") == .root)
        #expect(Path("/") == .root)
        #expect(Path.root.name == "/")
        #expect(Path.root.parent == nil)
        #expect(Path.root.isRoot)
        #expect(Path.root.child("a")?.stringValue == "/a")
    }

    @Test func namesAndParentsAreFound() throws {
        let path = try Path.at("/one/two/three.txt")
        #expect(path.name == "three.txt")
        #expect(path.parent?.stringValue == "/one/two")
        #expect(try Path.at("/one").parent == .root)
        #expect(try path.isWithin(.at("/ONE")))
        #expect(try !Path.at("/ones").isWithin(.at("/one")))
        #expect(path.isWithin(.root))
    }

    @Test(arguments: [
        "a", "/a/", "//", "/a//b", "/a\\b", "/a\u{0}", "/a\u{7F}", "/.", "/a/..", "/a ", "/a\t", "/desktop.ini",
        "/.DS_Store",
        "/~$letter.docx", "/" + String(repeating: "x", count: 256),
    ])
    func whatDropboxDoesNotStoreIsNoPath(_ text: String) {
        #expect(Path(text) == nil)
    }

    @Test(arguments: ["", "a/b", " ", "a\\b", ".."])
    func whatIsNoNameMakesNoChild(_ name: String) {
        #expect(Path.root.child(name) == nil)
    }
}
