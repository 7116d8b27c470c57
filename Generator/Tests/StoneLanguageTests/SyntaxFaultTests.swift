import StoneLanguage
import Testing

/// What the lexer and the parser complain about, and that they find the next fault, too.
@Suite struct SyntaxFaultTests {
    @Test(arguments: [
        Fault(
            """
            namespace shop
            alias A = String $
            alias B = String é
            """,
            says: [
                #"a.stone:2:18: error: "$" has no meaning in Stone"#,
                #"a.stone:3:18: error: "é" has no meaning in Stone"#,
            ]),
        Fault(
            """
            namespace shop
            alias A = String(pattern="é", $)
            """,
            says: [
                #"a.stone:2:31: error: "$" has no meaning in Stone"#
            ]),
        Fault(
            """
            namespace shop
            struct S
                a "open
                b String
            """,
            says: [
                "a.stone:3:7: error: expected a type, found a string",
                "a.stone:3:7: error: the string that begins here is not closed",
            ]),
        Fault(
            """
            namespace shop
            struct S
               a String
                b Strin
            """,
            says: [
                "a.stone:3:4: error: this line is indented by 3 spaces; a level is four",
                #"a.stone:4:7: error: there is no type "Strin" in namespace "shop" (did you mean "String"?)"#,
            ]),
        Fault(
            """
            namespace shop
            struct S
            \ta String
            """,
            says: ["a.stone:3:1: error: indent with spaces, four for each level, not with tabs"]),
        Fault(
            """
            namespace shop
            struct S
                a String
                        "x"
            """,
            says: ["a.stone:4:13: error: this line is indented by more than one level"]),
        Fault(
            """
            namespace shop
            struct S
                a Int32 = 0x10
                b Int32 = -
            """,
            says: [
                #"a.stone:3:15: error: "0x10" is not a number"#,
                #"a.stone:4:15: error: "-" is not a number"#,
            ]),
    ])
    func lexerComplains(fault: Fault) {
        #expect(faults(in: fault.texts) == fault.lines)
    }

    @Test(arguments: [
        Fault(
            """
            struct S
                a String
            """,
            says: [#"a.stone:1:1: error: a file must begin with "namespace" and a name"#]),
        Fault(
            """
            namespace shop
            namespace toys
            """,
            says: ["a.stone:2:1: error: a file has only one namespace"]),
        Fault(
            """
            namespace shop
            stuct S
                a String
            rout r (Void, Void, Void)
            """,
            says: [
                #"a.stone:2:1: error: "stuct" does not begin a definition (did you mean "struct"?)"#,
                #"a.stone:4:1: error: "rout" does not begin a definition (did you mean "route"?)"#,
            ]),
        Fault(
            """
            namespace shop
            alias A String
            alias = String
            alias B = String, String
            """,
            says: [
                #"a.stone:2:9: error: expected "=" and a type after the name of an alias, found "String""#,
                #"a.stone:3:7: error: expected the name of the alias, found "=""#,
                #"a.stone:4:17: error: expected the end of the line, found ",""#,
            ]),
        Fault(
            """
            namespace shop
            struct S

            union U
            """,
            says: [
                #"a.stone:2:8: error: the struct "S" has no lines of its own;"#
                    + " give it a field or a documentation string",
                #"a.stone:4:7: error: the union "U" has no lines of its own;"#
                    + " give it a field or a documentation string",
            ]),
        Fault(
            """
            namespace shop
            struct S
                route String
                a String??
                b
                c String = =
                d Strinf
            """,
            says: [
                #"a.stone:3:5: error: expected the name of a field, found the reserved word "route""#,
                #"a.stone:4:14: error: a type is made nullable by one "?"; remove the second"#,
                #"a.stone:5:5: error: the field "b" needs a type"#,
                #"a.stone:6:16: error: expected a value, found "=""#,
                #"a.stone:7:7: error: there is no type "Strinf" in namespace "shop" (did you mean "String"?)"#,
            ]),
        Fault(
            """
            namespace shop
            struct S
                "x"
                "y"
                example a
                    b = "c"
                b String
            """,
            says: [
                "a.stone:4:5: error: this line is out of order; a definition consists of documentation,"
                    + " the enumeration of subtypes, fields, examples",
                "a.stone:7:5: error: this line is out of order; a definition consists of documentation,"
                    + " the enumeration of subtypes, fields, examples",
            ]),
        Fault(
            """
            namespace shop
            union U
                union
                    a B
            """,
            says: ["a.stone:3:5: error: only a struct enumerates subtypes"]),
        Fault(
            """
            namespace shop
            alias A = List(String
            alias B = Map(String String)
            alias C = Strinf
            """,
            says: [
                #"a.stone:3:1: error: expected "," or ")" after an argument, found the end of the line"#,
                #"a.stone:3:22: error: expected "," or ")" after an argument, found "String""#,
                #"a.stone:4:11: error: there is no type "Strinf" in namespace "shop" (did you mean "String"?)"#,
            ]),
        Fault(
            """
            namespace shop
            alias A = List(max_items=3, String)
            """,
            says: ["a.stone:2:29: error: an argument without a name must stand before those with one"]),
        Fault(
            """
            namespace shop
            route r (Void, Void)
            route s:0 (Void, Void, Void)
            route t
            route u/ (Void, Void, Void)
            """,
            says: [
                #"a.stone:2:20: error: expected "," and the type of the error, found ")""#,
                "a.stone:3:9: error: versions of a route are counted from 1",
                #"a.stone:4:8: error: expected "(" and the types of argument, result and error,"#
                    + " found the end of the line",
                #"a.stone:5:10: error: expected a part of the route's name after "/", found "(""#,
            ]),
        Fault(
            """
            namespace shop
            route r (Void, Void, Void)
                attributes
                    a = 1
            patch route r
            """,
            says: [
                #"a.stone:3:5: error: expected documentation or "attrs", found "attributes""#,
                #"a.stone:5:7: error: expected "struct", "union" or "union_closed" after "patch", found "route""#,
            ]),
        Fault(
            """
            namespace shop
            import toys
                alias A = String
            """,
            """
            namespace toys
            """,
            says: ["a.stone:3:5: error: nothing here can have lines below it"]),
    ])
    func parserComplains(fault: Fault) {
        #expect(faults(in: fault.texts) == fault.lines)
    }

    @Test func aLineThatCannotBeParsedCausesNoOtherComplaints() {
        let lines = faults(
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

    @Test func allFaultsAreReportedAtOnceSortedByPlace() throws {
        let error = try #require(throws: SpecificationError.self) {
            try compile("namespace shop\nalias A = B\nalias C = D\n", "namespace toys\nalias E = F\n")
        }
        #expect(error.diagnostics.map(\.location.description) == ["a.stone:2:11", "a.stone:3:11", "b.stone:2:11"])
        #expect(error.description.hasSuffix("\n3 errors"))
    }
}
