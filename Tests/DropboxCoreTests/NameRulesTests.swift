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
        for style in [Autorename.Style.numbered, .conflictedCopy] {
            let renamed = Autorename.name(for: name, style: style, isFile: true) { $0 == name }
            #expect(renamed.utf16.count <= NameRules.maximumLength)
            #expect(Autorename.isVariant(renamed, of: name, style: style))
            #expect(!Autorename.isVariant(renamed, of: String(repeating: "x", count: 200) + ".pdf", style: style))
        }
        #expect(!Autorename.isVariant("x (1).txt", of: "xyz.txt"))
    }
}
