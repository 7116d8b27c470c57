import APIModel
import Testing

@Suite struct FieldHistoryTests {
    private static let text = TypeReference.primitive(.string())

    private static func former(
        _ fields: [Field], inherited: [Field] = [], _ form: (API) -> (TypeName) -> [[FormerField]] = API.formerFields
    ) throws -> [[FormerField]] {
        let types = [
            DataType.structure(Structure(name: "Base", fields: inherited)),
            .structure(Structure(name: "Order", parent: TypeName("shop", "Base"), fields: fields)),
        ]
        let api = try API(namespaces: [Namespace(name: "shop", types: types)])
        return form(api)(TypeName("shop", "Order"))
    }

    @Test func unchangedFieldsHaveNoFormerOnes() throws {
        #expect(try Self.former([Field(name: "name", type: Self.text)]) == [])
    }

    @Test func eachRevisionHasTheFieldsBeforeIt() throws {
        let fields = [
            Field(name: "name", type: Self.text),
            Field(name: "gift", type: .nullable(Self.text), history: FieldHistory(addition: 3)),
            Field(name: "count", type: Self.text, defaultValue: .string("1"), history: FieldHistory(addition: 1)),
        ]
        let inherited = [Field(name: "shop", type: .nullable(Self.text), history: FieldHistory(addition: 2))]
        let former = try Self.former(fields, inherited: inherited)
        #expect(former.map { $0.map(\.field.name) } == [["name", "shop", "count"], ["name", "count"], ["name"]])
        #expect(former.map { $0.map(\.index) } == [[1, 0, 3], [1, 3], [1]])
    }

    /// A field without a default was required, so it was an earlier parameter than it is today.
    @Test func formerTypesAreNotNullable() throws {
        let fields = [
            Field(name: "note", type: .nullable(Self.text)),
            Field(
                name: "size", type: .nullable(Self.text),
                history: FieldHistory(nullability: 2, formerDefault: .string("small"))),
            Field(name: "name", type: .nullable(Self.text), history: FieldHistory(addition: 1, nullability: 2)),
        ]
        let former = try Self.former(fields)
        #expect(former.map { $0.map(\.field.name) } == [["name", "note", "size"], ["note", "size"]])
        #expect(former[0].map(\.field.type) == [Self.text, .nullable(Self.text), Self.text])
        #expect(former[0].map(\.field.defaultValue) == [nil, nil, .string("small")])
    }

    @Test func formerArgumentsIncludeWhatIsRequired() throws {
        let fields = [
            Field(name: "name", type: Self.text, history: FieldHistory(addition: 1)),
            Field(name: "note", type: .nullable(Self.text), history: FieldHistory(addition: 2)),
        ]
        #expect(try Self.former(fields).map { $0.map(\.index) } == [[0], []])
        #expect(try Self.former(fields, API.formerArguments).map { $0.map(\.index) } == [[0]])
    }
}
