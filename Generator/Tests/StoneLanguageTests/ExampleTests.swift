import APIModel
import StoneLanguage
import Testing

@Suite struct ExampleTests {
    private func example(_ label: String, of type: String, in text: String) throws -> String? {
        let examples = try compile(text).examples[TypeName("shop", type)]
        return examples?.first { $0.label == label }?.value.lineText
    }

    @Test func defaultsAreIncludedAndNullsOmitted() throws {
        let text = """
            namespace shop
            struct Thing
                name String
                count UInt32 = 4
                size Size = small
                note String?
                remark String?
                example default
                    "Documentation."
                    name = "Lamp"
                    note = null
                example full
                    name = "Lamp"
                    note = "n"
                    count = 1
            union Size
                small
            """
        #expect(
            try example("default", of: "Thing", in: text) == #"{"name": "Lamp", "count": 4, "size": {".tag": "small"}}"#
        )
        #expect(
            try example("full", of: "Thing", in: text)
                == #"{"name": "Lamp", "count": 1, "size": {".tag": "small"}, "note": "n"}"#)
    }

    @Test func labelsReferToOtherExamples() throws {
        let text = """
            namespace shop
            struct Cart
                things List(Thing)
                by_place Map(String, Thing?)
                example default
                    things = [lamp,
                        lamp]
                    by_place = {"left": lamp, "right": null}
            struct Thing
                name String
                example lamp
                    name = "Lamp"
            """
        let lamp = #"{"name": "Lamp"}"#
        #expect(
            try example("default", of: "Cart", in: text)
                == #"{"things": [\#(lamp), \#(lamp)], "by_place": {"left": \#(lamp), "right": null}}"#)
    }

    @Test func structFieldsOfUnionsAreNextToTheTag() throws {
        let text = """
            namespace shop
            alias MaybeThing = Thing?
            union Value
                none
                thing Thing
                maybe MaybeThing
                number UInt32
                size Size
                example thing
                    thing = default
                example maybe
                    maybe = default
                example absent
                    maybe = null
                example number
                    number = 3
                example size
                    size = small
            struct Thing
                name String
                example default
                    name = "Lamp"
            union Size
                small
            """
        #expect(try example("thing", of: "Value", in: text) == #"{".tag": "thing", "name": "Lamp"}"#)
        #expect(try example("maybe", of: "Value", in: text) == #"{".tag": "maybe", "name": "Lamp"}"#)
        #expect(try example("absent", of: "Value", in: text) == #"{".tag": "maybe"}"#)
        #expect(try example("number", of: "Value", in: text) == #"{".tag": "number", "number": 3}"#)
        #expect(try example("size", of: "Value", in: text) == #"{".tag": "size", "size": {".tag": "small"}}"#)
        #expect(try example("none", of: "Value", in: text) == #"{".tag": "none"}"#)
        #expect(try example("other", of: "Value", in: text) == #"{".tag": "other"}"#)
    }

    @Test func subtypesAreIdentifiedByTheirTag() throws {
        let text = """
            namespace shop
            struct Thing
                union
                    book Book
                name String
                example default
                    book = novel
            struct Book extends Thing
                pages UInt32
                example novel
                    name = "Emma"
                    pages = 474
            struct Shelf
                any Thing
                book Book
                example default
                    any = default
                    book = novel
            """
        let book = #""name": "Emma", "pages": 474}"#
        #expect(try example("default", of: "Thing", in: text) == #"{".tag": "book", "# + book)
        #expect(
            try example("default", of: "Shelf", in: text)
                == #"{"any": {".tag": "book", "# + book + #", "book": {"# + book + "}")
    }

    @Test func exampleFilesAreGroupedByNamespace() throws {
        let specification = try compile(
            "namespace shop\nunion_closed Size\n    small\n", "namespace empty\nalias Name = String\n")
        #expect(specification.exampleFiles.keys.sorted() == ["shop"])
        #expect(specification.exampleFiles["shop"]?.lineText == #"{"Size": {"small": {".tag": "small"}}}"#)
    }
}
