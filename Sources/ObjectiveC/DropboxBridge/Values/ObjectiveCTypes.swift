// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxConcurrency
import DropboxStone
import Foundation

/// The namespaces whose types have classes in this program, for all families.
final class ObjectiveCSchemas: Sendable {
    /// The namespaces of the program. Other targets add theirs.
    static let shared = ObjectiveCSchemas(namespaces)

    private let schemas: Locked<[StoneSchema]>

    init(_ schemas: [StoneSchema]) { self.schemas = Locked(schemas) }

    /// The namespaces.
    var all: [StoneSchema] { schemas.withLock { $0 } }

    /// Adds namespaces, except for those that are present.
    func add(_ added: [StoneSchema]) {
        schemas.change { schemas in
            let names = Set(schemas.map(\.name))
            schemas += added.filter { !names.contains($0.name) }
        }
    }

    /// Returns a namespace by its name in the API.
    func schema(named name: String) -> StoneSchema? {
        all.first { $0.name == name }
    }
}

/// The classes of a family that represent types.
final class ObjectiveCTypes: Sendable {
    private static let official = ObjectiveCTypes(.official, .shared)
    private static let swifty = ObjectiveCTypes(.swifty, .shared)

    /// Returns the classes of a family.
    static func of(_ family: ObjectiveCFamily) -> ObjectiveCTypes { family == .swifty ? swifty : official }

    private struct State {
        /// The positions of types by the names of their classes, by namespace.
        var positions: [String: [String: Int]] = [:]
        /// What classes represent that were used.
        var types: [String: RepresentedType] = [:]
        var classNames: [RepresentedType: PermanentString] = [:]
        var methods: [RepresentedType: [String: TypeMethod]] = [:]
    }

    private let family: ObjectiveCFamily
    private let schemas: ObjectiveCSchemas
    private let state = Locked(State())

    init(_ family: ObjectiveCFamily, _ schemas: ObjectiveCSchemas) {
        self.family = family
        self.schemas = schemas
    }

    // MARK: Classes

    /// Returns what a class, or the class of a serializer, represents.
    func type(ofClass name: String) -> RepresentedType? {
        if let type = state.withLock({ $0.types[name] }) { return type }
        guard let type = findType(ofClass: name) else { return nil }
        state.change { $0.types[name] = type }
        return type
    }

    private func findType(ofClass name: String) -> RepresentedType? {
        let name = family == .official && name.hasSuffix("Serializer") ? withoutSerializer(name) : name
        let candidates = schemas.all.filter { name.hasPrefix(family.classPrefix(of: $0.name)) }
        for schema in candidates {
            if let position = positions(of: schema)[name] { return RepresentedType(type: schema.dynamicType(position)) }
        }
        guard family == .swifty else { return nil }
        for schema in candidates {
            if let found = member(ofClass: name, in: schema) { return found }
        }
        return nil
    }

    /// Returns the class of a serializer's objects. A type can have such a name, too.
    private func withoutSerializer(_ name: String) -> String {
        let isType = schemas.all.contains { schema in
            name.hasPrefix(family.classPrefix(of: schema.name)) && positions(of: schema)[name] != nil
        }
        return isType ? name : String(name.dropLast("Serializer".count))
    }

    /// Returns the member of a union that a class represents: the name of its class starts with that of the union.
    private func member(ofClass name: String, in schema: StoneSchema) -> RepresentedType? {
        let positions = positions(of: schema)
        var unionName = name
        while unionName.popLast() != nil, !unionName.isEmpty {
            guard let position = positions[unionName] else { continue }
            let type = schema.dynamicType(position)
            guard type.isUnion else { continue }
            // The other members of the union are likely to be used, too.
            let members = type.fields.enumerated().map { index, member in
                (DBXName.member(member.name, of: unionName), RepresentedType(type: type, member: index))
            }
            state.change { [members] in $0.types.merge(members) { known, _ in known } }
            if let found = members.first(where: { $0.0 == name }) { return found.1 }
        }
        return nil
    }

    private func positions(of schema: StoneSchema) -> [String: Int] {
        if let positions = state.withLock({ $0.positions[schema.name] }) { return positions }
        var positions: [String: Int] = [:]
        for (position, name) in schema.typeNames.enumerated() {
            positions[family.className(of: name, in: schema.name)] = position
        }
        return state.change { [positions] state in
            state.positions[schema.name] = positions
            return positions
        }
    }

    /// Returns the name of the class that represents a type, or a member of a union.
    func className(of represented: RepresentedType) -> PermanentString {
        if let name = state.withLock({ $0.classNames[represented] }) { return name }
        let name = family.className(of: represented)
        return state.change { state in
            if let known = state.classNames[represented] { return known }
            let permanent = PermanentString(name)
            state.classNames[represented] = permanent
            return permanent
        }
    }

    // MARK: Methods

    /// Returns the method of a class with a selector. The class of a union's member also has the methods of the union.
    func method(_ selector: String, of represented: RepresentedType) -> TypeMethod? {
        let methods = methods(of: represented)
        if let method = methods[selector] { return method }
        if represented.member >= 0 { return self.methods(of: RepresentedType(type: represented.type))[selector] }
        guard let other = family.otherMethod(selector, of: represented) else { return nil }
        state.change { $0.methods[represented, default: methods][selector] = other }
        return other
    }

    private func methods(of represented: RepresentedType) -> [String: TypeMethod] {
        if let methods = state.withLock({ $0.methods[represented] }) { return methods }
        let methods = family.methods(of: represented)
        state.change { $0.methods[represented] = methods }
        return methods
    }
}

/// The namespaces of the API that classes represent.
public enum ObjectiveCNamespaces {
    /// Adds namespaces to those that are always present. Call it before the first use of their types.
    public static func add(_ schemas: [StoneSchema]) { ObjectiveCSchemas.shared.add(schemas) }
}

/// A string that is never released, so that code in C can use it without copying.
// @unchecked Sendable because the characters never change.
struct PermanentString: @unchecked Sendable {
    let pointer: UnsafePointer<CChar>

    init(_ text: String) { pointer = UnsafePointer(copied(text)) }
}

// MARK: - C

extension RepresentedType {
    fileprivate init(_ represented: DropboxRepresentedType) {
        type = DynamicType(pointer: UnsafeRawPointer(represented.type))
        member = Int(represented.member)
    }
}

@c @implementation
public func DropboxClassGetType(
    _ family: DropboxFamily, _ className: UnsafePointer<CChar>,
    _ represented: UnsafeMutablePointer<DropboxRepresentedType>
) -> Bool {
    let types = ObjectiveCTypes.of(ObjectiveCFamily(family))
    guard let found = types.type(ofClass: String(cString: className)) else { return false }
    represented.pointee.type = DropboxTypeRef(found.type.pointer)
    represented.pointee.member = Int32(truncatingIfNeeded: found.member)
    return true
}

@c @implementation
public func DropboxTypeGetClassName(_ family: DropboxFamily, _ type: DropboxTypeRef) -> UnsafePointer<CChar> {
    let represented = RepresentedType(type: DynamicType(pointer: UnsafeRawPointer(type)))
    return ObjectiveCTypes.of(ObjectiveCFamily(family)).className(of: represented).pointer
}

@c @implementation
public func DropboxObjectGetClassName(_ family: DropboxFamily, _ object: DropboxObjectRef?) -> UnsafePointer<CChar>? {
    guard let value = value(object)?.value, let type = value.type else { return nil }
    let family = ObjectiveCFamily(family)
    let represented = RepresentedType(type: type, member: family == .swifty ? value.tag : -1)
    return ObjectiveCTypes.of(family).className(of: represented).pointer
}

@c @implementation
public func DropboxTypeGetMethod(
    _ family: DropboxFamily, _ represented: DropboxRepresentedType, _ selector: UnsafePointer<CChar>,
    _ method: UnsafeMutablePointer<DropboxMethod>
) -> Bool {
    let types = ObjectiveCTypes.of(ObjectiveCFamily(family))
    guard let found = types.method(String(cString: selector), of: RepresentedType(represented)) else { return false }
    method.pointee = DropboxMethod(found)
    return true
}

extension DropboxMethod {
    fileprivate init(_ method: TypeMethod) {
        self.init()
        kind = method.kind
        index = Int32(truncatingIfNeeded: method.index)
        count = Int32(truncatingIfNeeded: min(method.count, Int(DropboxMaximumArgumentCount)))
        withUnsafeMutableBytes(of: &fields) { bytes in
            let places = bytes.bindMemory(to: Int32.self)
            for (place, field) in zip(places.indices, method.fields) {
                places[place] = Int32(truncatingIfNeeded: field)
            }
        }
    }
}
