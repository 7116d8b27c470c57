import StoneLanguage
import Testing

/// Diagnostics of the resolver about types.
@Suite struct TypeErrorTests {
    @Test(arguments: [
        InvalidSpecification(
            """
            namespace shop
            alias A = Thing
            alias B = toys.Doll
            alias C = Bear
            """,
            """
            namespace toys
            alias Doll = String
            """,
            diagnostics: [
                #"a.stone:2:11: error: unknown type "Thing" in namespace "shop""#,
                #"a.stone:3:11: error: the namespace "toys" is not imported; add "import toys""#,
                #"a.stone:4:11: error: unknown type "Bear" in namespace "shop""#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            import toys
            alias A = toys.Dol
            """,
            """
            namespace toys
            alias Doll = String
            """,
            diagnostics: [#"a.stone:3:16: error: unknown type "Dol" in namespace "toys" (did you mean "Doll"?)"#]),
        InvalidSpecification(
            """
            namespace shop
            import shop
            import tois
            """,
            """
            namespace toys
            """,
            diagnostics: [
                "a.stone:2:8: error: a namespace does not import itself",
                #"a.stone:3:8: error: unknown namespace "tois" (did you mean "toys"?)"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            import toys
            """,
            """
            namespace toys
            import shop
            """,
            diagnostics: [
                #"a.stone:2:8: error: "shop" and "toys" import each other; move what both need to a third namespace"#,
                #"b.stone:2:8: error: "toys" and "shop" import each other; move what both need to a third namespace"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias A = String
            struct A
                b String
            union String
                c
            """,
            diagnostics: [
                #"a.stone:3:8: error: "A" is already defined (a.stone:2:7)"#,
                #"a.stone:5:7: error: "String" is a type of the language"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct Shop
                a String
            alias BigBox = String
            union big_box
                b
            route bigbox (Void, Void, Void)
            """,
            diagnostics: [
                #"a.stone:2:8: error: the type "Shop" is spelled too much like the namespace "shop" (a.stone:1:11)"#,
                #"a.stone:5:7: error: the type "big_box" is spelled too much like the type "BigBox" (a.stone:4:7)"#,
                #"a.stone:7:7: error: the route "bigbox" is spelled too much like the type "BigBox" (a.stone:4:7)"#,
            ]),
        InvalidSpecification(
            """
            namespace big_shop
            """,
            """
            namespace bigshop
            """,
            diagnostics: [
                #"b.stone:1:11: error: the namespace "bigshop" is spelled too much like the namespace "big_shop""#
                    + " (a.stone:1:11)"
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias A = B
            alias B = A
            alias C = C?
            alias V = Void
            alias D = List(E)
            alias E = Map(String, D)
            struct S
                a A
                d D
                example default
                    a = gone
                    d = gone
            """,
            diagnostics: [
                #"a.stone:2:7: error: the alias "A" is defined by itself"#,
                #"a.stone:4:7: error: the alias "C" is defined by itself"#,
                "a.stone:5:11: error: an alias cannot refer to Void",
                #"a.stone:6:7: error: the alias "D" is defined by itself"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            annotation A = Preview()
            struct S
                a A
            """,
            diagnostics: [#"a.stone:4:7: error: "A" is an annotation, not a type"#]),
    ])
    func undefinedNamesAreReported(specification: InvalidSpecification) {
        #expect(diagnostics(in: specification.texts) == specification.lines)
    }

    @Test(arguments: [
        InvalidSpecification(
            """
            namespace shop
            alias N = String?
            struct S
                a N?
                b Void
                c Void?
            """,
            diagnostics: [
                #"a.stone:4:7: error: "N" is nullable already; remove the "?""#,
                "a.stone:5:7: error: a field of a struct cannot be Void",
                "a.stone:6:7: error: Void cannot be nullable",
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias T = String
            alias A = T(min_length=3)
            alias B = List
            alias C = List(3)
            alias D = List(Void)
            """,
            diagnostics: [
                #"a.stone:3:13: error: "T" takes no arguments; only types of the language do"#,
                "a.stone:4:11: error: List requires the type of its items",
                "a.stone:5:16: error: List expects a type here",
                "a.stone:6:16: error: a List cannot hold Void",
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias A = Map(Int32, String)
            alias B = Timestamp
            alias C = Timestamp(3)
            """,
            diagnostics: [
                "a.stone:2:15: error: the keys of a map must be strings",
                "a.stone:3:11: error: Timestamp requires a format",
                "a.stone:4:21: error: a string in quotes is expected",
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias A = String(length=3)
            alias B = String(3)
            alias C = String(min_length=1, min_length=2)
            """,
            diagnostics: [
                #"a.stone:2:18: error: String takes no argument "length""#,
                "a.stone:3:18: error: String does not take this argument",
                #"a.stone:4:32: error: "min_length" is given twice"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias A = String(min_length=-1)
            alias B = String(min_length=3, max_length=1)
            alias C = List(String, max_items="x")
            alias D = String(pattern="[a")
            """,
            diagnostics: [
                #"a.stone:2:18: error: "min_length" must be a number from 0"#,
                #"a.stone:3:32: error: "max_length" is less than "min_length""#,
                #"a.stone:4:24: error: "max_items" must be a number from 0"#,
                #"a.stone:5:18: error: "[a" is not a regular expression: expected ']'"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias A = Int32(min_value=1.5)
            alias B = UInt32(min_value=-1)
            alias C = Float32(max_value=1e300)
            """,
            diagnostics: [
                #"a.stone:2:17: error: "min_value" must be a value of Int32"#,
                #"a.stone:3:18: error: "min_value" must be a value of UInt32"#,
                #"a.stone:4:19: error: "max_value" must be a value of Float32"#,
            ]),
    ])
    func invalidArgumentsAreReported(specification: InvalidSpecification) {
        #expect(diagnostics(in: specification.texts) == specification.lines)
    }

    @Test(arguments: [
        InvalidSpecification(
            """
            namespace shop
            struct A extends B
                a String
            struct B extends A
                b String
            struct C extends C
                c String
            """,
            diagnostics: [
                #"a.stone:2:18: error: "A" extends itself through "B""#,
                #"a.stone:4:18: error: "B" extends itself through "A""#,
                #"a.stone:6:18: error: "C" extends itself"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias A = S
            struct S extends U
                a String
            union U extends S
                a
            struct T extends A
                b String
            struct R extends String
                c String
            """,
            diagnostics: [
                #"a.stone:3:18: error: a struct extends only another struct; "U" is a union"#,
                #"a.stone:5:17: error: a union extends only another union; "S" is a struct"#,
                #"a.stone:7:18: error: a struct extends only another struct; "A" is an alias;"#
                    + " use the name that it refers to",
                #"a.stone:9:18: error: "String" is a type of the language, not one of a namespace"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct A
                x String
                x Int32
            struct B extends A
                x String
            """,
            diagnostics: [
                #"a.stone:4:5: error: the field "x" is already defined (a.stone:3:5)"#,
                #"a.stone:6:5: error: the field "x" is already defined in "A" (a.stone:4:5)"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            union A
                x
                other
            union_closed B extends A
                y Void
            union C
                z String = 3
            """,
            diagnostics: [
                #"a.stone:4:5: error: an open union has the member "other" already"#,
                #"a.stone:5:24: error: "B" cannot be closed because "A" is open"#,
                "a.stone:6:7: error: leave out Void; a member without a type is a mere tag",
                "a.stone:8:16: error: the default does not fit: a string in quotes is expected, not 3",
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct A
                union
                    b B
                    b C
                    c B
                    x D
                    s String
                    t
                x String
            struct B extends A
                "x"
            struct C extends A
                "x"
            struct D
                union
                    e B
                y String
            """,
            diagnostics: [
                #"a.stone:5:9: error: the tag "b" is defined twice"#,
                #"a.stone:6:9: error: "B" is enumerated twice"#,
                #"a.stone:7:11: error: "D" does not extend "A""#,
                "a.stone:8:11: error: an enumerated subtype must be a struct",
                #"a.stone:9:9: error: the tag "t" needs a struct"#,
                #"a.stone:17:11: error: "B" does not extend "D""#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct A
                union_closed
                    name B
                name String
            struct B extends A
                "x"
            struct C extends A
                union
                    d D
                c String
            struct D extends C
                "x"
            """,
            diagnostics: [
                #"a.stone:3:5: error: "A" is closed, therefore it must enumerate "B", too"#,
                #"a.stone:3:5: error: "A" is closed, therefore it must enumerate "C", too"#,
                #"a.stone:4:9: error: the tag "name" is also the name of a field"#,
                #"a.stone:8:8: error: "C" enumerates subtypes, therefore it cannot extend another struct"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            union U
                a
            patch struct U
                b String
            patch union_closed U
                b
            patch struct S
                b String
            patch union U
                a
                example x
                    a = null
            """,
            diagnostics: [
                #"a.stone:4:14: error: "U" (a.stone:2:7) is not a struct, so it cannot be patched as one"#,
                #"a.stone:6:20: error: "U" (a.stone:2:7) is not a union_closed, so it cannot be patched as one"#,
                #"a.stone:8:14: error: cannot patch "S": unknown struct"#,
                #"a.stone:11:5: error: the field "a" is already defined (a.stone:3:5)"#,
                #"a.stone:12:13: error: "U" has no example "x" to patch"#,
            ]),
    ])
    func invalidStructsAndUnionsAreReported(specification: InvalidSpecification) {
        #expect(diagnostics(in: specification.texts) == specification.lines)
    }
}
