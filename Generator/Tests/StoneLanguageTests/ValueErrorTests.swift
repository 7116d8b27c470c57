import StoneLanguage
import Testing

/// Diagnostics about defaults, annotations, routes, and examples.
@Suite struct ValueErrorTests {
    @Test(arguments: [
        InvalidSpecification(
            """
            namespace shop
            struct S
                a Int32 = "x"
                b Int32(max_value=3) = 4
                c UInt32 = -1
                d Int64 = 1.0
                e Float64(min_value=1) = 0.5
                f Boolean = 1
                g String = null
                h Bytes = 3
            """,
            diagnostics: [
                #"a.stone:3:15: error: the default does not fit: an integer is expected, not "x""#,
                "a.stone:4:28: error: the default does not fit: 4 is not between -2147483648 and 3",
                "a.stone:5:16: error: the default does not fit: -1 is not between 0 and 4294967295",
                "a.stone:6:15: error: the default does not fit: an integer is expected, not 1.0",
                "a.stone:7:30: error: the default does not fit: 0.5 is not between 1.0 and 1.7976931348623157e+308",
                "a.stone:8:17: error: the default does not fit: true or false is expected, not 1",
                "a.stone:9:16: error: the default does not fit: a string in quotes is expected, not null",
                "a.stone:10:15: error: the default does not fit: a string in quotes is expected, not 3",
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct S
                a String(min_length=2) = "x"
                b String(max_length=2) = "xyz"
                c String(pattern="[a-z]") = "A"
                d Timestamp("%Y-%m-%d") = "2014-13-01"
                e String? = "x"
                f List(String) = []
                g S = default
            """,
            diagnostics: [
                #"a.stone:3:30: error: the default does not fit: "x" is shorter than 2"#,
                #"a.stone:4:30: error: the default does not fit: "xyz" is longer than 2"#,
                #"a.stone:5:33: error: the default does not fit: "A" does not match the pattern "[a-z]""#,
                #"a.stone:6:31: error: the default does not fit: "2014-13-01" is not a time in the format "%Y-%m-%d""#,
                "a.stone:7:17: error: a nullable field has the default null, and no other",
                "a.stone:8:22: error: a list or a map cannot have a default",
                "a.stone:9:11: error: a struct cannot have a default",
            ]),
        InvalidSpecification(
            """
            namespace shop
            union Size
                small
                exact UInt32
            struct S
                a Size = smal
                b Size = exact
                c Size = "small"
            """,
            diagnostics: [
                #"a.stone:6:14: error: "Size" has no tag "smal" (did you mean "small"?)"#,
                #"a.stone:7:14: error: the tag "exact" needs a value, therefore it cannot be a default"#,
                #"a.stone:8:14: error: the default must be a tag of "Size", without quotes; this is "small""#,
            ]),
    ])
    func invalidDefaultsAreReported(specification: InvalidSpecification) {
        #expect(diagnostics(in: specification.texts) == specification.lines)
    }

    @Test(arguments: [
        InvalidSpecification(
            """
            namespace shop
            annotation A = Omitted()
            annotation B = Omitted("a", "b")
            annotation C = Deprecated("a")
            annotation D = RedactedHash("[a")
            annotation E = Nope()
            annotation_type Omitted
                a String
            """,
            diagnostics: [
                "a.stone:2:16: error: Omitted requires the caller that can see the field",
                "a.stone:3:29: error: Omitted does not take this argument",
                "a.stone:4:27: error: Deprecated does not take this argument",
                #"a.stone:5:29: error: "[a" is not a regular expression: expected ']'"#,
                #"a.stone:6:16: error: unknown annotation type "Nope" in namespace "shop""#,
                #"a.stone:7:17: error: "Omitted" is an annotation type of the language"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            annotation_type T
                a String
                b T
                a String
            annotation A = T()
            annotation B = T(3)
            annotation C = T(c="x")
            annotation D = T("x", a="x")
            """,
            diagnostics: [
                "a.stone:4:7: error: \"T\" is an annotation type, not a type",
                #"a.stone:5:5: error: the parameter "a" is already defined"#,
                #"a.stone:6:16: error: T requires "a""#,
                #"a.stone:7:18: error: the value of "a" does not fit: a string in quotes is expected, not 3"#,
                "a.stone:8:18: error: T does not take this argument",
                "a.stone:9:23: error: give the arguments of an annotation all by name, or none",
            ]),
        InvalidSpecification(
            """
            namespace shop
            annotation O = Omitted("a")
            annotation D = Deprecated()
            annotation P = Preview()
            annotation R = RedactedBlot()
            alias A = String
                @O
            struct S
                a String
                    @O
                    @O
                b String
                    @D
                    @P
                c String
                    @R
                    @R
                d S
                    @R
                e A
                    @R
                f String
                    @Gone
                    @S
            union U
                t
                    @R
            """,
            diagnostics: [
                "a.stone:7:6: error: an alias takes redactors and annotations of your own types only",
                "a.stone:11:10: error: the field is omitted for a caller already",
                "a.stone:14:10: error: the field is marked as deprecated or preview already",
                "a.stone:17:10: error: there is a redactor already",
                #"a.stone:19:10: error: a value of "S" cannot be redacted; its fields can"#,
                #"a.stone:21:10: error: put the redactor on the alias "A", not where it is used"#,
                #"a.stone:23:10: error: unknown annotation "Gone" in namespace "shop""#,
                "a.stone:27:10: error: the member has no value to redact",
            ]),
    ])
    func invalidAnnotationsAreReported(specification: InvalidSpecification) {
        #expect(diagnostics(in: specification.texts) == specification.lines)
    }

    @Test(arguments: [
        InvalidSpecification(
            """
            namespace shop
            route a (Void, Void, Void)
            route a (Void, Void, Void)
            route a:2 (Void, Void, Void)
            route a_v2 (Void, Void, Void)
            route b (Void, Void, Void) deprecated by c
            route d (Gone, Void?, Void)
            """,
            diagnostics: [
                #"a.stone:3:7: error: version 1 of the route "a" is already defined (a.stone:2:7)"#,
                #"a.stone:5:7: error: the route "a_v2" has the address of version 2 of "a" (a.stone:4:7)"#,
                #"a.stone:6:42: error: unknown route "c" in namespace "shop""#,
                #"a.stone:7:10: error: unknown type "Gone" in namespace "shop""#,
                "a.stone:7:16: error: Void cannot be nullable",
            ]),
        InvalidSpecification(
            """
            namespace stone_cfg
            struct Route
                auth String(pattern="^(user|app)$") = "me"
                count UInt32
            union U
                a
            """,
            """
            namespace shop
            route a (Void, Void, Void)
                attrs
                    auth = "you"
                    aut = 1
                    auth = "app"
            """,
            diagnostics: [
                #"a.stone:3:43: error: the default does not fit: "me" does not match the pattern "^(user|app)$""#,
                #"a.stone:5:7: error: only the struct "Route" may be defined in stone_cfg"#,
                #"b.stone:2:7: error: the route "a" needs the attribute "count""#,
                #"b.stone:5:9: error: unknown attribute "aut" in stone_cfg.Route (did you mean "auth"?)"#,
                #"b.stone:6:9: error: the attribute "auth" is given twice"#,
            ]),
        InvalidSpecification(
            """
            namespace stone_cfg
            struct Route
                auth String(pattern="^(user|app)$") = "user"
            """,
            """
            namespace shop
            route a (Void, Void, Void)
                attrs
                    auth = "you"
            """,
            diagnostics: [
                #"b.stone:4:16: error: the value of "auth" does not fit: "you" does not match the pattern"#
                    + #" "^(user|app)$""#
            ]),
    ])
    func invalidRoutesAreReported(specification: InvalidSpecification) {
        #expect(diagnostics(in: specification.texts) == specification.lines)
    }

    @Test(arguments: [
        InvalidSpecification(
            """
            namespace shop
            struct S
                a Int32
                b List(Int32, max_items=1)
                c Map(String, Int32)?
                example one
                    a = "x"
                    b = []
                example two
                    b = []
                example three
                    a = 1
                    b = [1, 2]
                example four
                    a = 1
                    b = 3
                example five
                    a = null
                    b = []
                example six
                    a = 1
                    b = []
                    c = {3: 4}
                example six
                    a = 1
                    a = 2
                    b = []
                example seven
                    aa = 1
                    b = []
                example eight
                    a = 1
                    a = 1
                    b = []
            """,
            diagnostics: [
                #"a.stone:7:13: error: the example of "a" does not fit: an integer is expected, not "x""#,
                #"a.stone:9:13: error: the example "two" lacks the field "a""#,
                #"a.stone:13:13: error: "b" holds at least 0 and at most 1 items, not 2"#,
                #"a.stone:16:13: error: "b" is a list; 3 is none"#,
                #"a.stone:18:13: error: "a" cannot be null"#,
                #"a.stone:23:14: error: the example of "c" does not fit: a string in quotes is expected, not 3"#,
                #"a.stone:24:13: error: the example "six" is already defined"#,
                #"a.stone:29:9: error: "S" has no field "aa""#,
                #"a.stone:33:9: error: the example gives "a" twice"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            union U
                a
                b S
                example one
                    a = null
                    b = default
                example two
                    c = null
                example three
                    a = 3
                example four
                    b = defalt
                example five
                    b = "default"
            struct S
                x String
                example default
                    x = "y"
            """,
            diagnostics: [
                "a.stone:5:13: error: the example of a union must give exactly one member",
                #"a.stone:9:9: error: "U" has no member "c""#,
                #"a.stone:11:13: error: "a" is a mere tag; its example must be null, not 3"#,
                #"a.stone:13:13: error: "S" has no example "defalt" (did you mean "default"?)"#,
                #"a.stone:15:13: error: the label of an example of "S" is expected, not "default""#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct A
                union
                    b B
                x String
                example one
                    x = "y"
            struct B extends A
                "z"
            """,
            diagnostics: [
                "a.stone:7:9: error: the example must be one subtype's tag and the label of an example of it"
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct A
                a A?
                example one
                    a = two
                example two
                    a = one
            """,
            diagnostics: [#"a.stone:7:13: error: the example "one" of "A" contains itself"#]),
    ])
    func invalidExamplesAreReported(specification: InvalidSpecification) {
        #expect(diagnostics(in: specification.texts) == specification.lines)
    }
}
