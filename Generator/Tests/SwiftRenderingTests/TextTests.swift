import APIModel
import RenderingSupport
import Testing

@testable import SwiftRendering

@Suite struct TextTests {
    private func text(_ declaration: Declaration) -> String {
        var writer = SourceWriter()
        declaration.write(to: &writer)
        return writer.text
    }

    @Test func longSignaturesHaveOneParameterPerLine() {
        let parameters = ["firstParameter", "secondParameter", "thirdParameter", "fourthParameter"].map {
            Function.Parameter(name: $0, type: .optional(.named("String")), defaultValue: Expression.none)
        }
        let function = Function(
            name: "call", parameters: parameters, result: .named("Int"), body: [.expression(.integer(1))])
        #expect(
            text(.function(function)) == """
                public func call(
                    firstParameter: String? = nil,
                    secondParameter: String? = nil,
                    thirdParameter: String? = nil,
                    fourthParameter: String? = nil
                ) -> Int {
                    1
                }

                """)
    }

    @Test func documentationIsWrappedBetweenWords() {
        let words = Array(repeating: "words", count: 30).joined(separator: " ")
        let enumCase = EnumCase(
            preamble: Preamble(documentation: Documentation(sentences: [words])), name: "a", payload: nil)
        let lines = text(.enumCase(enumCase)).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.count <= SourceWriter.width })
    }

    @Test func stringsAreEscaped() {
        #expect(Expression.string("a\"b\\c\n\u{1}é").text == #""a\"b\\c\n\u{1}é""#)
    }

    @Test func longUnionsAreSplitIntoStepsOf100Cases() throws {
        let members = (0..<250).map { Field(name: "m\($0)", type: nil) } + [Field(name: "other", type: nil)]
        let union = Union(name: "Big", catchAll: "other", members: members)
        let api = try API(namespaces: [Namespace(name: "n", types: [.union(union)])])
        let text = try SwiftRendering.files(for: api, layout: TargetLayout(["T": ["n"]], umbrella: "T"))
            .map(\.text).joined()
        #expect(text.contains("public var _value: Value {"))
        #expect(text.contains("        case .m99: .tag(99)\n        default: _value1\n"))
        #expect(text.contains("        case .m199: .tag(199)\n        default: _value2\n"))
        #expect(text.contains("        case .other: .tag(250)\n        default: .tag(250)\n"))
    }

    @Test func recursiveUnionsAreIndirect() throws {
        func union(_ name: String, _ inner: String) -> DataType {
            .union(
                Union(
                    name: name,
                    members: [Field(name: "a", type: nil), Field(name: "b", type: .named(.init("n", inner)))]))
        }
        let types = [union("One", "Two"), union("Two", "One"), union("Three", "One")]
        let api = try API(namespaces: [Namespace(name: "n", types: types)])
        let text = try SwiftRendering.files(for: api, layout: TargetLayout(["T": ["n"]], umbrella: "T"))[0].text
        #expect(text.contains("public indirect enum One") && text.contains("public indirect enum Two"))
        #expect(text.contains("public enum Three"))
    }

    /// Programs create only objects that they pass to a route. The initializers of others needn't repeat the descriptions of
    /// the properties.
    @Test func initializersOfArgumentsDescribeTheirParameters() throws {
        let cake = Structure(
            name: "Cake", summary: "A cake.",
            fields: [
                Field(
                    name: "pieces", summary: "The number of pieces.", type: .primitive(.integer(.uint32)),
                    defaultValue: .integer(12)),
                Field(name: "name", summary: "The name.", type: .primitive(.string())),
            ])
        let type = TypeReference.named(TypeName("n", "Cake"))
        func text(_ route: Route) throws -> String {
            try self.text(of: Namespace(name: "n", types: [.structure(cake)], routes: [route]))
        }
        #expect(
            try text(Route(name: "bake", argument: .list(type, .init()))).contains(
                """
                        /// Creates an instance.
                        ///
                        /// - Parameters:
                        ///   - name: The name.
                        ///   - pieces: The number of pieces. The default is 12.
                        @export(implementation)
                        public init(name: String, pieces: UInt32 = 12) {
                """))
        #expect(
            try text(Route(name: "buy", result: type)).contains(
                """
                        /// Creates an instance. The properties describe the parameters.
                        @export(implementation)
                        public init(name: String, pieces: UInt32 = 12) {
                """))
    }

    @Test func oneOverloadDescribesTheRoute() throws {
        let routes = ["upload", "download"].map { style in
            Route(
                name: style, summary: "Moves a cake.",
                attributes: [Attribute("auth", .string("app, user")), Attribute("style", .string(style))])
        }
        let text = try text(of: Namespace(name: "n", routes: routes)).replacing(#/\n +/// /#, with: " ")
        func count(_ part: String) -> Int { text.ranges(of: part).count }
        #expect(count("Route `n/upload`") == 1)
        #expect(count("Route `n/download`") == 1)
        #expect(count("Moves a cake.") == 2 * (3 + 2))
        #expect(count("The method that uploads `Data` describes the route and its parameters.") == 2)
        #expect(count("The method that returns the content in memory describes the route and its parameters.") == 1)
        #expect(count("``NRoutes`` describes the route and its parameters.") == 3 + 2)
    }

    /// The page of a route says what it returns, and why it fails, with links.
    @Test func routesDescribeTheirResultsAndErrors() throws {
        let reason = Union(name: "Reason", summary: "A reason.", members: [Field(name: "oven", type: nil)])
        let members = [
            Field(name: "dough", summary: "The dough is bad.", type: .named(TypeName("n", "Reason"))),
            Field(name: "closed", summary: "The shop is closed.", type: nil),
            Field(name: "strike", summary: "The bakers strike.", type: nil, isDeprecated: true),
            Field(name: "other", type: nil),
        ]
        let error = Union(
            name: "BakeError", summary: "The reason that no cake was baked.", catchAll: "other", members: members)
        let cake = Structure(name: "Cake", summary: "A cake.", fields: [])
        func route(_ name: String, _ result: TypeReference?, _ error: TypeReference?) -> Route {
            Route(
                name: name, summary: "Bakes.", result: result, error: error,
                attributes: [Attribute("auth", .string("user"))])
        }
        let type = TypeReference.named(TypeName("n", "Cake"))
        let text = try text(
            of: Namespace(
                name: "n", types: [.union(error), .structure(cake), .union(reason)],
                routes: [
                    route("bake", type, .named(TypeName("n", "BakeError"))),
                    route("bake_all", .list(type, .init()), nil),
                    route("clean", nil, nil),
                ]))
        #expect(
            text.contains(
                """
                    /// Bakes.
                    ///
                    /// The error of the route is ``N/BakeError``, the reason that no cake was baked.
                    ///
                    /// - ``N/BakeError/dough(_:)``: The dough is bad. See ``N/Reason``.
                    /// - ``N/BakeError/closed``: The shop is closed.
                    ///
                    /// Route `n/bake`: style rpc, host api, auth user.
                    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#n-bake>
                    ///
                    /// - Returns: A request for ``N/Cake``, a cake.

                """))
        #expect(text.contains("    /// - Returns: A request for an array of ``N/Cake``: a cake.\n"))
        #expect(text.contains("    /// The route has no errors of its own.\n"))
        #expect(text.contains("    /// - Returns: A request without a result.\n"))
    }

    @Test func linksToOtherModulesStartWithTheirNames() {
        let links = SwiftLinks(layout: .package, module: "DropboxFiles")
        let error = TypeName("async", "PollError")
        #expect(links.link(to: TypeName("files", "Metadata")) == "``Files/Metadata``")
        #expect(links.link(to: error) == "``/DropboxCore/Async/PollError``")
        #expect(
            links.link(to: Field(name: "internal_error", type: nil), of: error)
                == "``/DropboxCore/Async/PollError/internalError``")
    }

    @Test func examplesAreBlocksOfCode() throws {
        let examples = try RouteExamples(
            markdown:
                "# Title\n\n## n/buy_v2\n\n```swift\ntry await buy()\nprint(1)\n```\n\n## n/sell\n\n```swift\na\n```\n")
        let routes = [1, 2].map {
            Route(name: "buy", version: $0, summary: "Buys.", attributes: [Attribute("auth", .string("user"))])
        }
        let api = try API(namespaces: [Namespace(name: "n", routes: routes)]).adding(examples)
        let text = try SwiftRendering.files(for: api, layout: TargetLayout(["T": ["n"]], umbrella: "T"))
            .map(\.text).joined()
        let code = "    /// ```swift\n    /// try await buy()\n    /// print(1)\n    /// ```\n    ///\n"
        #expect(text.ranges(of: "    /// Buys.\n    ///\n\(code)").count == 1)
        #expect(text.ranges(of: "```swift").count == 1)
    }

    @Test(arguments: [
        ("## n/buy\n\nNo code.\n", "n/buy: the example needs one block of Swift code"),
        ("## n/buy\n```swift\na\n", "n/buy: the example needs one block of Swift code"),
        ("## n/buy\n```swift\na\n\nb\n```\n", "n/buy: each line of an example has 1 to 108 characters"),
        ("## n/buy\n```swift\na\n```\n## n/buy\n```swift\na\n```\n", "n/buy: the route has two examples"),
    ])
    func invalidExamplesAreErrors(markdown: String, message: String) {
        let error = #expect(throws: APIModelError.self) { try RouteExamples(markdown: markdown) }
        #expect(error?.description == message)
    }

    @Test func constraintsAreSentences() throws {
        let word = TypeReference.primitive(.string(minimumLength: 1, maximumLength: 8, pattern: #"[\w]+"#))
        let fields = [
            Field(name: "word", summary: "A word.", type: word),
            Field(name: "words", summary: "Words.", type: .list(word, .init(maximumItems: 25))),
            Field(name: "count", summary: "A count.", type: .primitive(.integer(.uint32, minimum: 1, maximum: 9))),
            Field(name: "code", summary: "A code.", type: .primitive(.string(pattern: "[A-F]{7}"))),
        ]
        let namespace = Namespace(name: "n", types: [.structure(Structure(name: "S", fields: fields))])
        let text = try text(of: namespace).replacing(#/\n +/// /#, with: " ")
        let words = "consists of letters, digits, and underscores"
        #expect(text.contains("A word. 1 to 8 characters. C\(words.dropFirst()).\n"))
        #expect(text.contains("Words. At most 25 items. Each item has 1 to 8 characters. Each item \(words).\n"))
        #expect(text.contains("A count. From 1 to 9.\n"))
        // Nobody has described this pattern.
        #expect(text.contains("A code.\n"))
        #expect(PatternText.undescribed(in: try API(namespaces: [namespace])) == ["[A-F]{7}"])
    }

    @Test func argumentsOfRoutesThatAreUnionsHaveTheSummaryOfTheirType() throws {
        let union = Union(name: "Order", summary: "An order.", members: [Field(name: "cake", type: nil)])
        let route = Route(
            name: "buy", argument: .named(TypeName("n", "Order")), attributes: [Attribute("auth", .string("user"))])
        let text = try text(of: Namespace(name: "n", types: [.union(union)], routes: [route]))
        #expect(text.contains("    /// - Parameter order: An order.\n"))
    }

    /// Returns the text of all files of a namespace.
    private func text(of namespace: Namespace) throws -> String {
        let api = try API(namespaces: [namespace])
        return try SwiftRendering.files(for: api, layout: TargetLayout(["T": [namespace.name]], umbrella: "T"))
            .map(\.text).joined()
    }
}
