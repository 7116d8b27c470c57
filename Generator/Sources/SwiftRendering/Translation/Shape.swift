import APIModel

/// What a type means for generated code once its aliases are resolved.
indirect enum Shape: Hashable {
    case primitive(Primitive)
    /// A struct outside of any family.
    case structure(TypeName)
    /// A class of a family other than its root.
    case subtype(TypeName)
    /// The root of a family of subtypes.
    case family(TypeName)
    case union(TypeName)
    case list(OptionalShape)
    case map(OptionalShape)
}

/// A shape and whether its value may be absent.
struct OptionalShape: Hashable {
    var shape: Shape
    var isOptional: Bool
}

extension API {
    /// The shape of a type that a field, union member or route mentions.
    func shape(of reference: TypeReference) -> OptionalShape {
        let resolved = resolved(reference)
        return OptionalShape(shape: shape(ofResolved: resolved.unwrapped), isOptional: resolved.isNullable)
    }

    private func shape(ofResolved reference: TypeReference) -> Shape {
        switch reference {
        case .primitive(let primitive): .primitive(primitive)
        case .list(let items, _): .list(shape(of: items))
        case .map(_, let values): .map(shape(of: values))
        case .nullable(let wrapped): shape(ofResolved: wrapped)
        case .named(let name):
            if union(name) != nil {
                .union(name)
            } else if structure(name)?.subtypes != nil {
                .family(name)
            } else {
                membership(of: name) == nil ? .structure(name) : .subtype(name)
            }
        }
    }
}

extension OptionalShape {
    var swiftType: SwiftType { isOptional ? .optional(shape.swiftType) : shape.swiftType }
}

extension Shape {
    /// The type in Swift.
    var swiftType: SwiftType {
        switch self {
        case .primitive(let primitive): .named(primitive.swiftName)
        case .structure(let name), .subtype(let name), .family(let name), .union(let name): name.swiftType
        case .list(let item): .array(item.swiftType)
        case .map(let value): .dictionary(.named("String"), value.swiftType)
        }
    }

    /// The name of the accessor that reads such a value from a record or the payload of a union, and of the builder's
    /// method that sets it.
    var accessor: String {
        switch self {
        case .primitive(let primitive): primitive.accessor
        case .structure, .subtype: "object"
        case .family: "poly"
        case .union: "union"
        case .list(let item) where !item.isOptional: item.shape.listAccessor
        case .list, .map: "values"
        }
    }

    /// The accessor of a list of such values.
    private var listAccessor: String {
        switch self {
        case .structure: "list"
        case .subtype: "mapped"
        case .family: "polys"
        case .union: "unions"
        case .primitive(.string): "strings"
        case .primitive, .list, .map: "values"
        }
    }

    /// The name of the property that has the record of such a struct, and of the initialiser that takes it.
    var record: String {
        if case .structure = self { RuntimeSymbol.plainRecord } else { RuntimeSymbol.record }
    }

    /// The union or struct itself, if the shape is one.
    var typeName: TypeName? {
        switch self {
        case .structure(let name), .subtype(let name), .family(let name), .union(let name): name
        case .primitive, .list, .map: nil
        }
    }
}

extension TypeName {
    var swiftType: SwiftType { .named(swiftName) }
    var swiftName: String { SwiftName.type(namespace: namespace, name) }
}

extension Primitive {
    var swiftName: String {
        switch self {
        case .boolean: "Bool"
        case .bytes: "Data"
        case .string: "String"
        case .timestamp: "Date"
        case .integer(let kind, _, _): kind.rawValue
        case .float(.float32, _, _): "Float"
        case .float(.float64, _, _): "Double"
        }
    }

    var accessor: String {
        switch self {
        case .boolean: "bool"
        case .bytes: "bytes"
        case .string: "string"
        case .timestamp: "date"
        case .integer(let kind, _, _): kind.rawValue.lowercased()
        case .float(.float32, _, _): "float"
        case .float(.float64, _, _): "double"
        }
    }
}
