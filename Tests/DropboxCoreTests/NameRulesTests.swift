import DropboxCore
import Testing

struct NameRulesTests {
    @Test(arguments: ["", ".", "..", "a/b", "/", "/\u{301}x", "nul\u{0}", "\u{0}"])
    func malformedComponents(name: String) { #expect(!NameRules.isComponent(name)) }

    @Test(arguments: ["...", "..a", "a..", " ", "a\nb", "C:\\x", "\u{FE0F}x", "desktop.ini"])
    func components(name: String) { #expect(NameRules.isComponent(name)) }

    @Test(arguments: ["", "/", "a", "//", "//a", "/a/", "/a//b", "/a/../b", "/./a", "/a\u{0}", "/a/\u{0}"])
    func malformedPaths(path: String) { #expect(!NameRules.isAbsolutePath(path)) }

    @Test(arguments: ["/a", "/a/b", "/.../..a", "/\u{301}x"])
    func absolutePaths(path: String) { #expect(NameRules.isAbsolutePath(path)) }

    @Test(arguments: [
        ("a (1).txt", "a.txt", true), ("a (x) (2).txt", "a (x).txt", true), ("a.txt", "a.txt", false),
        ("b (1).txt", "a.txt", false), ("a (1).pdf", "a.txt", false), ("a ().txt", "a.txt", false),
        ("a (Ada's (old) copy).txt", "a.txt", true),
    ])
    func variants(name: String, requested: String, isVariant: Bool) {
        #expect(Autorename.isVariant(name, of: requested) == isVariant)
    }

    @Test func variantOfALongNameIsShortened() {
        let name = String(repeating: "x", count: 251) + ".txt"
        for style in [Autorename.Style.numbered, .conflictedCopy, .nameConflict] {
            let renamed = Autorename.name(for: name, style: style, isFile: true) { $0 == name }
            #expect(renamed.utf16.count <= NameRules.maximumLength)
            #expect(Autorename.isVariant(renamed, of: name, style: style))
            #expect(!Autorename.isVariant(renamed, of: String(repeating: "x", count: 200) + ".pdf", style: style))
        }
        #expect(!Autorename.isVariant("x (1).txt", of: "xyz.txt"))
    }

    @Test(arguments: ["a.txt", "a", ".profile", "a.b.c", "a (1).txt", "v1.2 notes", "a (Name Conflict).txt", "("])
    func assignedNameRevealsTheRequestedOne(name: String) {
        for isFile in [false, true] {
            for style in [Autorename.Style.numbered, .conflictedCopy, .nameConflict] {
                for count in [1, 2, 11] {
                    var attempts = 0
                    let assigned = Autorename.name(for: name, style: style, isFile: isFile) { _ in
                        attempts += 1
                        return attempts < count
                    }
                    #expect(Autorename.requestedName(of: assigned, style: style, isFile: isFile) == name)
                }
            }
        }
    }

    @Test(arguments: [
        "a.txt", "", "(", "(Name Conflict)", "a(Name Conflict)", "a (Name Conflict 1)", "a (Name Conflict 02)",
        "a (Name Conflict 99999999999999999999)", "a (name conflict)", "a (Name Conflict) b",
        "a (Name Conflict \u{664})",
    ])
    func otherNamesRevealNothing(name: String) {
        #expect(Autorename.requestedName(of: name, style: .nameConflict, isFile: true) == nil)
    }

    /// The service stores names in composed form.
    @Test func lengthIsThatOfTheStoredName() {
        #expect(NameRules.validate(String(repeating: "e\u{301}", count: 255)) == .allowed)
        #expect(NameRules.validate(String(repeating: "e\u{301}", count: 256)) == .malformed)
    }

    @Test func onlyTheLastScalarCanBeWhiteSpace() {
        #expect(NameRules.obstacle(to: "a\u{A0}") != nil)
        #expect(NameRules.obstacle(to: "a \u{301}") == nil)
    }
}
