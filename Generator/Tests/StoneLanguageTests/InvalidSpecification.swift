import APIModel
import StoneLanguage
import Testing

/// Compiles texts as the files `a.stone`, `b.stone`, and so on.
func compile(_ texts: String...) throws -> Specification { try compile(texts) }

func compile(_ texts: [String]) throws -> Specification {
    let names = ["a.stone", "b.stone", "c.stone"]
    return try Specification(zip(names, texts).map { SourceFile(name: $0, text: $1) })
}

/// Returns the errors in texts, one line each.
func diagnostics(in texts: String...) -> [String] { diagnostics(in: texts) }

func diagnostics(in texts: [String]) -> [String] {
    do {
        _ = try compile(texts)
        return []
    } catch let error as SpecificationError {
        return error.diagnostics.map(\.description)
    } catch {
        return ["\(error)"]
    }
}

/// An invalid specification with its expected diagnostics.
struct InvalidSpecification: CustomTestStringConvertible, Sendable {
    let texts: [String]
    let lines: [String]

    init(_ texts: String..., diagnostics lines: [String]) {
        self.texts = texts
        self.lines = lines
    }

    var testDescription: String { lines.joined(separator: " / ") }
}

extension API {
    /// Returns the only struct or union with that name.
    func type(named name: String) -> DataType? {
        namespaces.flatMap(\.types).first { $0.name == name }
    }

    /// Returns the type of a field or member.
    func type(of field: String, in type: String) -> TypeReference? {
        self.type(named: type)?.fields.first { $0.name == field }?.type
    }
}
