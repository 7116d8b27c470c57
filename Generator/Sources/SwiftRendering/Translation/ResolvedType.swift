import APIModel
import DropboxNames

/// A type for generated code, with aliases resolved.
indirect enum ResolvedType: Hashable {
    case primitive(Primitive)
    /// A struct.
    case structure(TypeName)
    /// A class that the reference determines: one of a family except for its root, or one without a tag.
    case object(TypeName)
    /// The root of a family of subtypes.
    case family(TypeName)
    case union(TypeName)
    case list(OptionalResolvedType)
    case map(OptionalResolvedType)
}

/// A resolved type and whether its value is optional.
struct OptionalResolvedType: Hashable {
    var type: ResolvedType
    var isOptional: Bool
}

extension API {
    /// Returns whether the struct with that name is a class in Swift.
    func isClass(_ structure: TypeName) -> Bool { isInFamily(structure) || isInClassHierarchy(structure) }

    /// Returns the resolved type of a field, union member, or route.
    func resolvedType(of reference: TypeReference) -> OptionalResolvedType {
        let resolved = resolved(reference)
        return OptionalResolvedType(type: nonNullableType(of: resolved.unwrapped), isOptional: resolved.isNullable)
    }

    private func nonNullableType(of reference: TypeReference) -> ResolvedType {
        switch reference {
        case .primitive(let primitive): .primitive(primitive)
        case .list(let items, _): .list(resolvedType(of: items))
        case .map(_, let values): .map(resolvedType(of: values))
        case .nullable(let wrapped): nonNullableType(of: wrapped)
        case .named(let name):
            if union(name) != nil {
                .union(name)
            } else if structure(name)?.subtypes != nil {
                .family(name)
            } else {
                isClass(name) ? .object(name) : .structure(name)
            }
        }
    }
}

extension OptionalResolvedType {
    var swiftType: SwiftType { isOptional ? .optional(type.swiftType) : type.swiftType }
}

extension ResolvedType {
    /// The type in Swift.
    var swiftType: SwiftType {
        switch self {
        case .primitive(let primitive): .named(primitive.swiftName)
        case .structure(let name), .object(let name), .family(let name), .union(let name): name.swiftType
        case .list(let item): .array(item.swiftType)
        case .map(let value): .dictionary(.named("String"), value.swiftType)
        }
    }

    /// The name of the accessor that reads such a value from a record or the payload of a union, and of the builder's
    /// method that sets it.
    var accessor: String {
        switch self {
        case .primitive(let primitive): primitive.accessor
        case .structure, .object: "object"
        case .family: "polymorphic"
        case .union: "union"
        case .list(let item) where !item.isOptional: item.type.listAccessor
        case .list, .map: "values"
        }
    }

    /// The accessor of a list of such values.
    private var listAccessor: String {
        switch self {
        case .structure: "list"
        case .object: "objects"
        case .family: "polymorphics"
        case .union: "unions"
        case .primitive(.string): "strings"
        case .primitive, .list, .map: "values"
        }
    }

    /// The name of the property with the record of such a struct, and of the initializer's parameter for it.
    var record: String {
        if case .structure = self { RuntimeSymbol.plainRecord } else { RuntimeSymbol.record }
    }

    /// The name of the union or struct, if the type is one.
    var typeName: TypeName? {
        switch self {
        case .structure(let name), .object(let name), .family(let name), .union(let name): name
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

extension Literal {
    /// The literal in Swift.
    var expression: Expression {
        switch self {
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .float(let value): .float(value)
        case .string(let value): .string(value)
        case .tag(let name): .implicitMember(SwiftName.member(name))
        }
    }

    /// A Boolean value that indicates whether accessors return this value by default if the field is absent.
    var isZero: Bool {
        switch self {
        case .boolean(let value): !value
        case .integer(let value): value == 0
        case .float(let value): value == 0
        case .string(let value): value.isEmpty
        case .tag: false
        }
    }
}
