import StoneLanguage
import Testing

/// Diagnostics of the lexer and the parser, and recovery after errors.
@Suite struct SyntaxErrorTests {
    @Test(arguments: [
        InvalidSpecification(
            """
            namespace shop
            alias A = String $
            alias B = String é
            """,
            diagnostics: [
                #"a.stone:2:18: error: "$" has no meaning in Stone"#,
                #"a.stone:3:18: error: "é" has no meaning in Stone"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias A = String(pattern="é", $)
            """,
            diagnostics: [
                #"a.stone:2:31: error: "$" has no meaning in Stone"#
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct S
                a "open
                b String
            """,
            diagnostics: [
                "a.stone:3:7: error: expected a type, found a string",
                "a.stone:3:7: error: the string that begins here is not closed",
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct S
               a String
                b Strin
            """,
            diagnostics: [
                "a.stone:3:4: error: this line is indented by 3 spaces; a level is four",
                #"a.stone:4:7: error: unknown type "Strin" in namespace "shop" (did you mean "String"?)"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct S
            \ta String
            """,
            diagnostics: ["a.stone:3:1: error: indent with spaces, four for each level, not with tabs"]),
        InvalidSpecification(
            """
            namespace shop
            struct S
                a String
                        "x"
            """,
            diagnostics: ["a.stone:4:13: error: this line is indented by more than one level"]),
        InvalidSpecification(
            """
            namespace shop
            struct S
                a Int32 = 0x10
                b Int32 = -
            """,
            diagnostics: [
                #"a.stone:3:15: error: "0x10" is not a number"#,
                #"a.stone:4:15: error: "-" is not a number"#,
            ]),
    ])
    func lexerReportsErrors(specification: InvalidSpecification) {
        #expect(diagnostics(in: specification.texts) == specification.lines)
    }

    @Test(arguments: [
        InvalidSpecification(
            """
            struct S
                a String
            """,
            diagnostics: [#"a.stone:1:1: error: a file must begin with "namespace" and a name"#]),
        InvalidSpecification(
            """
            namespace shop
            namespace toys
            """,
            diagnostics: ["a.stone:2:1: error: a file has only one namespace"]),
        InvalidSpecification(
            """
            namespace shop
            stuct S
                a String
            rout r (Void, Void, Void)
            """,
            diagnostics: [
                #"a.stone:2:1: error: "stuct" does not begin a definition (did you mean "struct"?)"#,
                #"a.stone:4:1: error: "rout" does not begin a definition (did you mean "route"?)"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias A String
            alias = String
            alias B = String, String
            """,
            diagnostics: [
                #"a.stone:2:9: error: expected "=" and a type after the name of an alias, found "String""#,
                #"a.stone:3:7: error: expected the name of the alias, found "=""#,
                #"a.stone:4:17: error: expected the end of the line, found ",""#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct S

            union U
            """,
            diagnostics: [
                #"a.stone:2:8: error: the struct "S" has an empty body;"#
                    + " add a field or a documentation string",
                #"a.stone:4:7: error: the union "U" has an empty body;"#
                    + " add a field or a documentation string",
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct S
                route String
                a String??
                b
                c String = =
                d Strinf
            """,
            diagnostics: [
                #"a.stone:3:5: error: expected the name of a field, found the reserved word "route""#,
                #"a.stone:4:14: error: a type is made nullable by one "?"; remove the second"#,
                #"a.stone:5:5: error: the field "b" needs a type"#,
                #"a.stone:6:16: error: expected a value, found "=""#,
                #"a.stone:7:7: error: unknown type "Strinf" in namespace "shop" (did you mean "String"?)"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            struct S
                "x"
                "y"
                example a
                    b = "c"
                b String
            """,
            diagnostics: [
                "a.stone:4:5: error: this line is out of order; a definition consists of documentation,"
                    + " the enumeration of subtypes, fields, examples",
                "a.stone:7:5: error: this line is out of order; a definition consists of documentation,"
                    + " the enumeration of subtypes, fields, examples",
            ]),
        InvalidSpecification(
            """
            namespace shop
            union U
                union
                    a B
            """,
            diagnostics: ["a.stone:3:5: error: only a struct enumerates subtypes"]),
        InvalidSpecification(
            """
            namespace shop
            alias A = List(String
            alias B = Map(String String)
            alias C = Strinf
            """,
            diagnostics: [
                #"a.stone:3:1: error: expected "," or ")" after an argument, found the end of the line"#,
                #"a.stone:3:22: error: expected "," or ")" after an argument, found "String""#,
                #"a.stone:4:11: error: unknown type "Strinf" in namespace "shop" (did you mean "String"?)"#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            alias A = List(max_items=3, String)
            """,
            diagnostics: ["a.stone:2:29: error: an argument without a name must stand before those with one"]),
        InvalidSpecification(
            """
            namespace shop
            route r (Void, Void)
            route s:0 (Void, Void, Void)
            route t
            route u/ (Void, Void, Void)
            """,
            diagnostics: [
                #"a.stone:2:20: error: expected "," and the type of the error, found ")""#,
                "a.stone:3:9: error: versions of a route are counted from 1",
                #"a.stone:4:8: error: expected "(" and the types of argument, result and error,"#
                    + " found the end of the line",
                #"a.stone:5:10: error: expected a part of the route's name after "/", found "(""#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            route r (Void, Void, Void)
                attributes
                    a = 1
            patch route r
            """,
            diagnostics: [
                #"a.stone:3:5: error: expected documentation or "attrs", found "attributes""#,
                #"a.stone:5:7: error: expected "struct", "union" or "union_closed" after "patch", found "route""#,
            ]),
        InvalidSpecification(
            """
            namespace shop
            import toys
                alias A = String
            """,
            """
            namespace toys
            """,
            diagnostics: ["a.stone:3:5: error: nothing here can have lines below it"]),
    ])
    func parserReportsErrors(specification: InvalidSpecification) {
        #expect(diagnostics(in: specification.texts) == specification.lines)
    }

    @Test func invalidLinesCauseNoFollowUpErrors() {
        let lines = diagnostics(
            in: """
                namespace shop
                struct S
                    a String)
                    b U = gone
                    example default
                        a = "x"
                        b = gone
                union U
                    gone (
                    there
                """)
        #expect(
            lines == [
                #"a.stone:3:13: error: expected the end of the line, found ")""#,
                #"a.stone:9:10: error: expected a type, found "(""#,
            ])
    }

    @Test func allErrorsAreReportedSortedByLocation() throws {
        let error = try #require(throws: SpecificationError.self) {
            try compile("namespace shop\nalias A = B\nalias C = D\n", "namespace toys\nalias E = F\n")
        }
        #expect(error.diagnostics.map(\.location.description) == ["a.stone:2:11", "a.stone:3:11", "b.stone:2:11"])
        #expect(error.description.hasSuffix("\n3 errors"))
    }
}
