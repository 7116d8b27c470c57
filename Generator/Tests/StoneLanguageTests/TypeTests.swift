import APIModel
import StoneLanguage
import Testing

@Suite struct TypeTests {
    @Test func primitivesHaveConstraints() throws {
        let api = try compile(
            """
            namespace shop
            struct All
                boolean Boolean
                bytes Bytes
                plain String
                code String(min_length=2, max_length=3, pattern="[a-z]+\\\\.")
                day Timestamp("%Y-%m-%d")
                small Int32(min_value=-5, max_value=5)
                large UInt64(max_value=18446744073709551615)
                ratio Float32(min_value=0, max_value=1.5e3)
            """
        ).api
        #expect(api.type(of: "boolean", in: "All") == .primitive(.boolean))
        #expect(api.type(of: "bytes", in: "All") == .primitive(.bytes))
        #expect(api.type(of: "plain", in: "All") == .primitive(.string()))
        #expect(
            api.type(of: "code", in: "All")
                == .primitive(.string(minimumLength: 2, maximumLength: 3, pattern: "[a-z]+\\.")))
        #expect(api.type(of: "day", in: "All") == .primitive(.timestamp(format: "%Y-%m-%d")))
        #expect(api.type(of: "small", in: "All") == .primitive(.integer(.int32, minimum: -5, maximum: 5)))
        #expect(
            api.type(of: "large", in: "All") == .primitive(.integer(.uint64, maximum: Int128(UInt64.max))))
        #expect(api.type(of: "ratio", in: "All") == .primitive(.float(.float32, minimum: 0, maximum: 1500)))
    }

    @Test func collectionsCanBeNestedAndSpanLines() throws {
        let api = try compile(
            """
            namespace shop
            struct Cart
                rows List(List(String?, max_items=2),
                    min_items=1)
                prices Map(String, Map(
                    String,
                    UInt32))?
            """
        ).api
        let cells = TypeReference.list(.nullable(.primitive(.string())), ListBounds(maximumItems: 2))
        #expect(api.type(of: "rows", in: "Cart") == .list(cells, ListBounds(minimumItems: 1)))
        let string = TypeReference.primitive(.string())
        let prices = TypeReference.map(keys: string, values: .primitive(.integer(.uint32)))
        #expect(api.type(of: "prices", in: "Cart") == .nullable(.map(keys: string, values: prices)))
    }

    @Test func structsInheritFields() throws {
        let api = try compile(
            """
            namespace shop
            struct Thing
                "Documentation is read and dropped."
                name String
                    "As is this."
            struct Book extends Thing
                # So is a comment.
                pages UInt32 # And this.
            """
        ).api
        #expect(api.type(named: "Book")?.parent == TypeName("shop", "Thing"))
        #expect(api.allFields(of: TypeName("shop", "Book")).map(\.name) == ["name", "pages"])
    }

    @Test(arguments: [("union", true), ("union_closed", false)])
    func structsEnumerateSubtypes(keyword: String, isOpen: Bool) throws {
        let api = try compile(
            """
            namespace shop
            struct Thing
                "Something to buy."
                \(keyword)
                    book Book
                    record Record
                name String
            struct Book extends Thing
                pages UInt32
            struct Record extends Thing
                "No fields of its own."
            """
        ).api
        let subtypes = try #require(api.type(named: "Thing")?.structure?.subtypes)
        #expect(subtypes.isOpen == isOpen)
        #expect(subtypes.entries.map(\.tag) == ["book", "record"])
        #expect(subtypes.entries.map(\.type.name) == ["Book", "Record"])
    }

    @Test func openUnionsHaveOneCatchAll() throws {
        let api = try compile(
            """
            namespace shop
            union_closed Size
                small
                other
            union Color extends Size
                red
                mixed List(Color)
            union Shade extends Color
                dark
            """
        ).api
        #expect(api.type(named: "Size")?.union?.isClosed == true)
        #expect(api.type(named: "Size")?.union?.catchAll == nil)
        #expect(api.type(named: "Shade")?.union?.catchAll == nil)
    }

    @Test func unionThatExtendsAClosedUnionIsOpen() throws {
        let api = try compile(
            """
            namespace shop
            union_closed Size
                small
            union Fit extends Size
                loose
            """
        ).api
        #expect(api.type(named: "Fit")?.union?.catchAll == "other")
        #expect(api.allMembers(of: TypeName("shop", "Fit")).map(\.name) == ["small", "loose", "other"])
    }

    @Test func typesCanBeDefinedInsideAField() throws {
        let api = try compile(
            """
            namespace shop
            struct Thing
                maker Maker
                    "Who made it."
                    struct
                        name String
                size Size = small
                    union_closed
                        small
                        large
            """
        ).api
        #expect(api.type(named: "Maker")?.fields.map(\.name) == ["name"])
        #expect(api.type(named: "Size")?.union?.isClosed == true)
    }

    @Test func defaultsHaveTheTypeOfTheirField() throws {
        let api = try compile(
            """
            namespace shop
            struct Search
                text String = "two
                lines"
                limit UInt64 = 18446744073709551615
                radius Float64 = 3
                deep Boolean = true
                since Timestamp("%Y") = "2014"
                order Order = rising
            union Order extends Direction
                none
            union Direction
                rising
            """
        ).api
        let defaults = try #require(api.type(named: "Search")).fields.map(\.defaultValue)
        let expected: [Literal] = [
            .string("two\nlines"), .integer(Int128(UInt64.max)), .float(3), .boolean(true), .string("2014"),
            .tag("rising"),
        ]
        #expect(defaults == expected)
    }

    @Test func importsAreTheNamespacesOfMentionedTypes() throws {
        let api = try compile(
            """
            namespace shop
            import people
            import notes
            struct Order
                buyer people.Name
                    @notes.Internal
            """,
            """
            namespace people
            alias Name = String
            """,
            """
            namespace notes
            annotation Internal = Omitted("internal")
            """
        ).api
        #expect(api.namespace("shop")?.imports == ["people"])
        #expect(api.type(named: "Order")?.fields.first?.omittedCaller == "internal")
    }

    @Test func namespacesCanHaveSeveralFiles() throws {
        let api = try compile("namespace shop\nalias A = B?\n", "namespace shop\nalias B = String\n").api
        #expect(api.namespaces.map(\.name) == ["shop"])
        #expect(api.resolved(.named(TypeName("shop", "A"))) == .nullable(.primitive(.string())))
    }

    @Test func patchesAddFieldsMembersAndExampleValues() throws {
        let specification = try compile(
            """
            namespace shop
            struct Thing
                name String
                example default
                    name = "Lamp"
            union_closed Size
                small
            """,
            """
            namespace shop
            patch struct Thing
                price UInt32
                example default
                    price = 3
            patch union_closed Size
                large
            """)
        #expect(specification.api.type(named: "Thing")?.fields.map(\.name) == ["name", "price"])
        #expect(specification.api.type(named: "Size")?.fields.map(\.name) == ["small", "large"])
        let example = specification.examples[TypeName("shop", "Thing")]?.first?.value
        #expect(example?.lineText == #"{"name": "Lamp", "price": 3}"#)
    }
}
