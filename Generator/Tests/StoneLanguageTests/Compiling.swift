import APIModel
import StoneLanguage
import Testing

/// Compiles texts as the files `a.stone`, `b.stone` and so on.
func compile(_ texts: String...) throws -> Specification { try compile(texts) }

func compile(_ texts: [String]) throws -> Specification {
    let names = ["a.stone", "b.stone", "c.stone"]
    return try Specification(zip(names, texts).map { SourceFile(name: $0, text: $1) })
}

/// The faults in texts, one line each.
func faults(in texts: String...) -> [String] { faults(in: texts) }

func faults(in texts: [String]) -> [String] {
    do {
        _ = try compile(texts)
        return []
    } catch let error as SpecificationError {
        return error.diagnostics.map(\.description)
    } catch {
        return ["\(error)"]
    }
}

/// A text with a fault, and what is said about it.
struct Fault: CustomTestStringConvertible, Sendable {
    let texts: [String]
    let lines: [String]

    init(_ texts: String..., says lines: [String]) {
        self.texts = texts
        self.lines = lines
    }

    var testDescription: String { lines.joined(separator: " / ") }
}

extension API {
    /// The only struct or union of that name.
    func type(named name: String) -> DataType? {
        namespaces.flatMap(\.types).first { $0.name == name }
    }

    /// The type of a field or member.
    func type(of field: String, in type: String) -> TypeReference? {
        self.type(named: type)?.fields.first { $0.name == field }?.type
    }
}
