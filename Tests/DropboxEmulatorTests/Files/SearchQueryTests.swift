import SwiftyDropbox
import Testing

@testable import DropboxEmulator

struct SearchQueryTests {
    @Test(arguments: [
        ("bat c", "bat cave", true), ("bat c", "batman car", false), ("cave bat", "bat cave", true),
        ("CAVE", "cave.txt", true), ("cave.txt", "Cave.TXT", true), ("tx", "cave.txt", true), ("ave", "cave", false),
        ("ÄRGER", "ärger 2.doc", true), ("", "anything", false), ("...", "anything", false),
    ])
    func queryMatchesWordsAndThePrefixOfTheLast(_ query: String, _ name: String, _ matches: Bool) {
        #expect(SearchQuery(query).matches(name) == matches)
    }

    @Test func highlightsCoverTheWholeText() {
        var random = SplitMix64(state: 7)
        let letters = Array("ab ._-ÄäǅßẞΣ한글e\u{301}🙂")
        func text() -> String {
            String(
                (0..<Int.random(in: 0...12, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
        }
        for _ in 0..<2000 {
            let (query, name) = (SearchQuery(text()), CaseFoldedName.normalized(text()))
            let spans = query.highlights(in: name)
            #expect(spans.map(\.text).joined() == name)
            if query.matches(name) { #expect(spans.contains { $0.isHighlighted }) }
            if query.isEmpty { #expect(!spans.contains { $0.isHighlighted }) }
        }
    }

    @Test(arguments: [
        ("a.JPG", FileCategory.image), ("a.tar.gz", .others), ("noextension", .others), (".png", .others),
        ("x.key", .presentation), ("x.pdf", .pdf), ("Doc.paper", .paper),
    ])
    func categoryDependsOnTheExtension(_ name: String, _ category: FileCategory) {
        #expect(FileCategory(fileName: name) == category)
    }
}
