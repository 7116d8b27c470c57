import APIModel
import StoneLanguage
import Testing

/// Imports of changed specifications, with a model from earlier imports.
@Suite struct PreservedAdditionsTests {
    private static let order = """
        namespace shop
        struct Receipt
            total UInt64
        struct Order
            name String
            size String = "small"
        """
    private static let route = "\nroute buy (Order, Receipt, Void)"

    /// Imports specifications one after the other, and returns the histories in a struct of the last one.
    private func histories(in name: String = "Order", _ texts: String...) throws -> [String: FieldHistory] {
        var model: API?
        for text in texts {
            let imported = try compile(text + Self.route).api
            model = try model.map(imported.preservingAdditions) ?? imported
        }
        let fields = try #require(model?.structure(TypeName("shop", name))?.fields)
        return Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.history) })
            .filter { $0.value != FieldHistory() }
    }

    @Test func addedFieldsStartARevision() throws {
        let first = Self.order + "\n    note String?"
        let second = first + "\n    gift Boolean = false\n    card String?"
        #expect(try histories(Self.order, Self.order) == [:])
        #expect(try histories(Self.order, first) == ["note": FieldHistory(addition: 1)])
        #expect(
            try histories(Self.order, first, first, second, second)
                == [
                    "note": FieldHistory(addition: 1), "gift": FieldHistory(addition: 2),
                    "card": FieldHistory(addition: 2),
                ])
    }

    @Test func revisionsAreThoseOfTheWholeModel() throws {
        let first = Self.order.replacing("total UInt64", with: "total UInt64\n    tax UInt64 = 0")
        let second = first + "\n    note String?"
        #expect(try histories(in: "Receipt", Self.order, first, second) == ["tax": FieldHistory(addition: 1)])
        #expect(try histories(Self.order, first, second) == ["note": FieldHistory(addition: 2)])
    }

    @Test func newStructsHaveNoHistory() throws {
        let extended = Self.order.replacing(
            "struct Order\n", with: "struct Base\n    id String?\nstruct Order extends Base\n")
        #expect(try histories(in: "Base", Self.order, extended) == [:])
        #expect(try histories(Self.order, extended) == [:])
        let flat = Self.order + "\n    id String?"
        #expect(try histories(extended, flat) == [:])
    }

    /// Nothing can stand for a former struct if one of its fields no longer exists.
    @Test func renamedFieldsHaveNoHistory() throws {
        let renamed = Self.order.replacing("size", with: "scale") + "\n    note String?"
        #expect(try histories(Self.order, renamed) == [:])
    }

    @Test func argumentsRememberThatTheyWereNotNullable() throws {
        let first = Self.order.replacing("size String = \"small\"", with: "size String?")
        let second = first.replacing("name String", with: "name String?")
        let size = FieldHistory(nullability: 1, formerDefault: .string("small"))
        #expect(try histories(Self.order, first) == ["size": size])
        #expect(
            try histories(Self.order, first, second, second) == ["size": size, "name": FieldHistory(nullability: 2)])
        #expect(try histories(Self.order, first, Self.order) == [:])
        // The type is another one, so a former value can't be passed.
        #expect(try histories(Self.order, first.replacing("size String?", with: "size UInt64?")) == [:])
        // A program can receive `nil`.
        let result = Self.order.replacing("total UInt64", with: "total UInt64?")
        #expect(try histories(in: "Receipt", Self.order, result) == [:])
    }
}
