import APIModel
import Foundation
import StoneLanguage
import Testing

/// Language features that the published specification doesn't use, compared with the official parser.
@Suite(
    .enabled(if: ReferenceParser.isAvailable, "the official parser is not here: no ../shared, no Python or no registry")
)
struct WholeLanguageTests {
    private static let files = [
        "stone_cfg": """
        namespace stone_cfg
        import shop
        struct Route
            auth String(pattern="^(user|app)$") = "user"
            speed shop.Speed = fast
            retries UInt32?
            ratio Float64 = 1
        """,
        "notes": """
        namespace notes
        annotation Internal = Omitted("internal")
        annotation Blotted = RedactedBlot()
        annotation Hashed = RedactedHash("[0-9]+")
        annotation New = Preview()
        annotation_type Owner
            "Who cares for a field."
            team String
            since UInt32 = 3
        """,
        "shop": """
        namespace shop
        import notes
        annotation Ours = notes.Owner(team="core", since=4)
        alias Secret = String(min_length=1)
            @notes.Hashed
            "Nobody may see it."
        alias Prices = Map(String(pattern="[a-z]+"), List(Float32(min_value=-1.5, max_value=2e10)))
        struct Thing
            "Something to buy."

            union_closed
                book Book
                toy Toy
            name Secret
            born Timestamp("%a, %d %b %Y %H:%M:%S +0000")?
            example default
                book = novel
        struct Book extends Thing
            pages UInt64(max_value=18446744073709551615) = 18446744073709551615
            example novel
                "A long
                one."
                name = "Emma \\"\\\\ \\n!"
                born = "Sat, 23 Dec 1815 10:00:00 +0000"
        struct Toy extends Thing
            age Age = young
                @notes.New
                @Ours
                "For whom."
                union_closed
                    young
                    old
            raw Bytes?
                @notes.Blotted
                @notes.Internal
        union_closed Speed
            fast
            slow
        union Measure extends Speed
            exact Int32(min_value=-5)
            prices Prices?
            thing Thing
            book Book?
            example exact
                exact = -3
            example prices
                prices = {
                    "lamp": [1.5, 2],
                    "toy": []
                }
            example none
                prices = null
            example thing
                thing = default
            example book
                book = novel
        route buy/now:2 (Thing?, List(Secret), Measure)
            attrs
                speed = slow
                retries = 3
        route buy/now (Void, Prices, Void) deprecated by buy/now:2
        route look (Void, Void, Void) deprecated
            "Looks."
            attrs
                ratio = 0.25
                auth = "app"
        """,
        "shop_patch": """
        namespace shop
        patch struct Book
            author String?
            example novel
                author = "Jane"
        patch union Measure
            unknown
        """,
    ]

    @Test func unusedFeaturesMatchTheOfficialParser() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "stone-\(UUID().uuidString)")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) } }
        let spec = directory.appending(path: "spec")
        try FileManager.default.createDirectory(at: spec, withIntermediateDirectories: true)
        for (name, text) in Self.files {
            try Data((text + "\n").utf8).write(to: spec.appending(path: name + ".stone"))
        }
        let dump = try #require(ReferenceParser.read(spec, into: directory.appending(path: "dump")))
        let ours = try Specification(SourceFile.load(directory: spec))
        #expect(ours.api.namespaces.map(\.name) == ["notes", "shop"])
        for namespace in ours.api.namespaces {
            let theirs = try String(contentsOf: dump.appending(path: "api/\(namespace.name).json"), encoding: .utf8)
            #expect(namespace.fileText == theirs)
        }
        let theirExamples = try JSONValue(
            parsing: String(contentsOf: dump.appending(path: "examples/shop.json"), encoding: .utf8))
        #expect(ours.exampleFiles["shop"]?.normalized == theirExamples.normalized)
    }
}
