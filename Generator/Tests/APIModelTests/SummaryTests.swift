import APIModel
import Testing

@Suite struct SummaryTests {
    private static let text = TypeReference.primitive(.string())

    /// Returns the documented API with one namespace.
    private func documented(
        types: [DataType], routes: [Route] = []
    ) throws -> [DataType] {
        let namespace = Namespace(name: "shop", summary: "A shop.", types: types, routes: routes)
        return try API(namespaces: [namespace]).documented().namespaces[0].types
    }

    @Test func membersCanHaveTheSummaryOfTheirType() throws {
        let cake = Structure(name: "Cake", summary: "A cake.", fields: [])
        let union = Union(
            name: "Order", summary: "An order.",
            members: [
                Field(name: "plain", type: .named(TypeName("shop", "Cake"))),
                Field(name: "optional", type: .nullable(.named(TypeName("shop", "Cake")))),
                Field(name: "own", summary: "Another cake.", type: .named(TypeName("shop", "Cake"))),
            ])
        let types = try documented(types: [.structure(cake), .union(union)])
        #expect(types[1].fields.map(\.summary) == ["A cake.", "A cake.", "Another cake."])
    }

    @Test func memberForUnknownTagsHasASummary() throws {
        let union = Union(
            name: "Size", summary: "A size.", catchAll: "other",
            members: [Field(name: "small", summary: "Small.", type: nil), Field(name: "other", type: nil)])
        let summary = try documented(types: [.union(union)])[0].fields[1].summary
        #expect(summary == "A value that this version of the SDK doesn't recognize.")
    }

    @Test func allDeclarationsWithoutSummaryAreListed() throws {
        let cake = Structure(name: "Cake", fields: [Field(name: "name", type: Self.text)])
        let union = Union(name: "Size", summary: "A size.", members: [Field(name: "name", type: Self.text)])
        let routes = [Route(name: "buy"), Route(name: "buy", version: 2)]
        let namespaces = [
            Namespace(
                name: "shop", aliases: [Alias(name: "Name", type: Self.text)],
                types: [.structure(cake), .union(union)], routes: routes)
        ]
        let api = try API(namespaces: namespaces)
        #expect(
            api.missingSummaries?.declarations == [
                "shop", "shop.Cake", "shop.Cake.name", "shop.Size.name", "shop.buy", "shop.buy:2",
            ])
        let documented = api.documented()
        #expect(documented.missingSummaries == nil)
        #expect(documented.namespaces[0].types[0].fields[0].summary == "The value of `name`.")
        #expect(documented.namespaces[0].routes.map(\.summary) == ["Calls `shop/buy`.", "Calls `shop/buy:2`."])
    }
}
