import DropboxStone
import Foundation

/// A struct or a union of a schema, for code that isn't generated for one type, such as the bridge to Objective-C.
///
/// Types of the schema are never released, so a type can also be passed around as a pointer.
// @unchecked Sendable for the same reason as `TypeHandle`.
package struct DynamicType: Hashable, @unchecked Sendable {
    let info: UnsafePointer<TypeInfo>

    init(_ info: UnsafePointer<TypeInfo>) {
        self.info = info
    }

    /// Creates a type from the pointer of a type.
    package init(pointer: UnsafeRawPointer) {
        info = pointer.assumingMemoryBound(to: TypeInfo.self)
    }

    /// A pointer that identifies the type as long as the process runs.
    package var pointer: UnsafeRawPointer { UnsafeRawPointer(info) }

    /// The name in the spelling of the API: `FileMetadata`.
    package var name: String { info.pointee.name.string }

    /// The namespace in the spelling of the API: `files`.
    package var namespace: String { info.pointee.schema.takeUnretainedValue().name }

    /// A Boolean value that indicates whether the type is a union.
    package var isUnion: Bool { info.pointee.kind == .union }

    /// A Boolean value that indicates whether unknown tags have a member or a type of their own.
    package var isOpen: Bool { info.pointee.isOpen }

    /// The struct that the struct extends, or the union that the union extends.
    package var parent: DynamicType? { info.pointee.parent.map { DynamicType($0) } }

    /// The fields of a struct, or the members of a union, with those of the ancestors first.
    package var fields: [Field] {
        let ownStart = info.pointee.parent?.pointee.count ?? 0
        return (0..<info.pointee.count).map { index in
            let field = info.pointee.fields[index]
            return Field(
                name: field.name.string, isOptional: field.isOptional, hasValue: field.shape.wireType != .void,
                isInherited: index < ownStart)
        }
    }

    /// A field of a struct, or a member of a union.
    package struct Field: Sendable, Hashable {
        /// The name in the spelling of the API.
        package let name: String
        /// A Boolean value that indicates whether the field is nullable or has a default.
        package let isOptional: Bool
        /// A Boolean value that is `false` for a member of a union without a value.
        package let hasValue: Bool
        /// A Boolean value that indicates whether an ancestor declares the field.
        package let isInherited: Bool
    }

    /// Returns the value of the field at `index` if none is given, or `nil` if the field has no default.
    func defaultValue(ofField index: Int) -> Value? {
        guard let text = info.pointee.defaultText(ofField: index) else { return nil }
        let shape = info.pointee.fields[index].shape
        // The schema has JSON, except for the tags of unions, which it doesn't quote.
        let json = shape.wireType == .union ? "\"\(text)\"" : text
        do throws(StoneError) {
            return try DynamicValue(json: Data(json.utf8), as: DynamicShape(shape)).value
        } catch {
            return nil
        }
    }

    /// Returns a Boolean value that indicates whether the type is `other` or extends it.
    package func isKind(of other: DynamicType) -> Bool {
        var ancestor: DynamicType? = self
        while let type = ancestor {
            if type == other { return true }
            ancestor = type.parent
        }
        return false
    }
}

extension StoneSchema {
    /// The structs and unions of the namespace, in the order of the text.
    package var dynamicTypes: [DynamicType] { typeNames.indices.map { DynamicType(type($0).pointer) } }

    /// Returns the type at `position` among the types of the namespace.
    package func dynamicType(_ position: Int) -> DynamicType { DynamicType(type(position).pointer) }
}

/// The type of a value: a struct, a union, a scalar, a list, or a map.
// @unchecked Sendable because it points to types and elements that are never changed after publication.
package struct DynamicShape: @unchecked Sendable {
    let resolved: ResolvedType

    init(_ resolved: ResolvedType) {
        self.resolved = resolved
    }

    package init(_ type: DynamicType) {
        var resolved = ResolvedType()
        resolved.wireType =
            switch type.info.pointee.kind {
            case .structure: .structure
            case .family: .family
            case .union: .union
            }
        resolved.type = type.info
        self.resolved = resolved
    }

    /// A Boolean value that indicates that there is no value.
    package var isVoid: Bool { resolved.wireType == .void }

    /// A Boolean value that indicates whether there may be no value.
    package var isNullable: Bool { resolved.isNullable }

    /// A Boolean value that indicates whether the value is a list.
    package var isList: Bool { resolved.wireType == .list }

    /// The type, if this is a struct or a union.
    package var type: DynamicType? { resolved.type.map { DynamicType($0) } }
}

/// The types of a route.
package struct RouteShapes: Sendable {
    package let argument: DynamicShape
    package let result: DynamicShape
    package let error: DynamicShape
}

extension StoneSchema {
    /// Returns the types of the route at `position` among the routes of the text, or `nil` if there is no such route.
    package func shapes(ofRoute position: Int) -> RouteShapes? {
        types(ofRoute: position).map { types in
            RouteShapes(
                argument: DynamicShape(types[0]), result: DynamicShape(types[1]), error: DynamicShape(types[2]))
        }
    }
}
