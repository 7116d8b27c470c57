import DropboxCore
import Testing

/// Paths with names that start with a combining character, a joiner, or after a character that joins the slash.
struct PathTextTests {
    private static let names = ["\u{301}abc.txt", "\u{200D}join.txt", "\u{FE0F}x", "a\u{600}", "b"]

    @Test func pathsAreTakenApartAtBytes() {
        for first in Self.names {
            for second in Self.names {
                let path = "/\(first)/\(second)"
                #expect(path.startsWithSlash && !path.endsWithSlash)
                #expect(path.pathNames.map { Array($0.utf8) } == [Array(first.utf8), Array(second.utf8)])
                #expect(Array(path.lastPathName.utf8) == Array(second.utf8))
                #expect(Array(path.parentPath.utf8) == Array("/\(first)".utf8))
                #expect(path.ancestorPaths.map { Array($0.utf8) } == [Array("/\(first)".utf8)])
                #expect(path.isPath(below: "/\(first)") && path.isPath(below: ""))
                #expect(!path.isPath(below: path) && !"/\(first)x/y".isPath(below: "/\(first)"))
                #expect("\(path)/".endsWithSlash)
            }
        }
    }

    @Test func pathsWithoutNames() {
        #expect("".pathNames.isEmpty && "//".pathNames.isEmpty)
        #expect("a".parentPath.isEmpty && "a".lastPathName == "a")
        #expect("/".ancestorPaths.isEmpty && "/a".ancestorPaths.isEmpty && "/a/".ancestorPaths == ["/a"])
        #expect(!"".startsWithSlash && !"".endsWithSlash && !"".isPath(below: ""))
    }
}
