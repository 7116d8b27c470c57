import CDropboxBridge
import DropboxStone

/// An interface for Objective-C: how its classes and their methods are named.
enum ObjectiveCFamily: Sendable, CaseIterable {
    /// The classes of dropbox-sdk-obj-c: `DBFILESMetadata`.
    case official
    /// The classes of SwiftyDropbox: `DBXFilesMetadata`. Each member of a union has a class.
    case swifty

    init(_ family: DropboxFamily) {
        self = family == DropboxFamilySwifty ? .swifty : .official
    }

    /// Returns the start of the names of all classes of a namespace.
    func classPrefix(of namespace: String) -> String {
        switch self {
        case .official: ObjectiveCName.type("", in: namespace)
        case .swifty: DBXName.namespace(namespace)
        }
    }

    /// Returns the class of a struct or union.
    func className(of type: String, in namespace: String) -> String {
        switch self {
        case .official: ObjectiveCName.type(type, in: namespace)
        case .swifty: DBXName.type(type, in: namespace)
        }
    }

    /// Returns the class of an object with a type, and with a member if the type is a union.
    func className(of represented: RepresentedType) -> String {
        let type = represented.type
        let name = className(of: type.name, in: type.namespace)
        guard self == .swifty, type.isUnion else { return name }
        let members = type.fields
        guard members.indices.contains(represented.member) else { return name }
        return DBXName.member(members[represented.member].name, of: name)
    }
}

/// What a class represents: a struct, a union, or a member of a union.
struct RepresentedType: Hashable, Sendable {
    let type: DynamicType
    /// The index of the member, or -1.
    var member = -1
}

// MARK: - Methods of types

/// A method of a class that represents a type.
struct TypeMethod: Sendable {
    let kind: DropboxMethodKind
    var index = 0
    var fields: [Int] = []
    /// The number of arguments.
    var count = 0
}

extension ObjectiveCFamily {
    /// Returns the methods of a type's class by their selectors.
    func methods(of represented: RepresentedType) -> [String: TypeMethod] {
        let type = represented.type
        return switch self {
        case .official: type.isUnion ? officialMethods(ofUnion: type) : officialMethods(ofStruct: type)
        case .swifty: type.isUnion ? swiftyMethods(ofUnion: represented) : swiftyMethods(ofStruct: type)
        }
    }

    /// Returns a method that isn't among `methods(of:)`: an initializer with any choice of fields.
    func otherMethod(_ selector: String, of represented: RepresentedType) -> TypeMethod? {
        guard !represented.type.isUnion else { return nil }
        let fields = represented.type.objectiveCFields
        let indices =
            switch self {
            case .official: ObjectiveCName.fields(ofInitializer: selector, of: fields)
            case .swifty: DBXName.fields(ofInitializer: selector, of: fields)
            }
        return indices.map { TypeMethod(kind: DropboxMethodInitializer, fields: $0, count: $0.count) }
    }

    private func officialMethods(ofStruct type: DynamicType) -> [String: TypeMethod] {
        var methods: [String: TypeMethod] = [:]
        for (index, field) in type.fields.enumerated() {
            methods[ObjectiveCName.lowerCamelCase(field.name)] = TypeMethod(kind: DropboxMethodGetter, index: index)
        }
        for initializer in ObjectiveCName.initializers(of: type.objectiveCFields) {
            let indices = initializer.parameters.compactMap { parameter in
                if case .field(let index) = parameter.argument { index } else { nil }
            }
            methods[initializer.selector] = TypeMethod(
                kind: DropboxMethodInitializer, fields: indices, count: indices.count)
        }
        return methods
    }

    private func officialMethods(ofUnion type: DynamicType) -> [String: TypeMethod] {
        var methods = ["tag": TypeMethod(kind: DropboxMethodTag)]
        for (index, member) in type.fields.enumerated() {
            if member.hasValue {
                methods[ObjectiveCName.lowerCamelCase(member.name)] = TypeMethod(
                    kind: DropboxMethodGetter, index: index)
            }
            methods[ObjectiveCName.predicate(member.name)] = TypeMethod(kind: DropboxMethodIsTag, index: index)
            let initializer = ObjectiveCName.initializer(member.name, hasValue: member.hasValue)
            methods[initializer.selector] = TypeMethod(
                kind: DropboxMethodMemberInitializer, index: index, count: member.hasValue ? 1 : 0)
        }
        return methods
    }

    private func swiftyMethods(ofStruct type: DynamicType) -> [String: TypeMethod] {
        var methods: [String: TypeMethod] = [:]
        for (index, field) in type.fields.enumerated() {
            methods[DBXName.field(field.name)] = TypeMethod(kind: DropboxMethodGetter, index: index)
        }
        return methods
    }

    /// Returns the methods of a union's class, or those that the class of a member adds to them.
    private func swiftyMethods(ofUnion represented: RepresentedType) -> [String: TypeMethod] {
        let members = represented.type.fields
        let index = represented.member
        guard members.indices.contains(index) else {
            let casts = members.indices.map { index in
                (DBXName.cast(members[index].name), TypeMethod(kind: DropboxMethodCast, index: index))
            }
            return Dictionary(casts) { first, _ in first }
        }
        let member = members[index]
        let initializer = DBXName.memberInitializer(member.name, hasValue: member.hasValue)
        var methods = [
            initializer.selector: TypeMethod(
                kind: DropboxMethodMemberInitializer, index: index, count: member.hasValue ? 1 : 0)
        ]
        if member.hasValue {
            let property = DBXName.field(member.name)
            methods[property] = TypeMethod(kind: DropboxMethodMemberGetter, index: index)
            methods[DBXName.setter(property)] = TypeMethod(kind: DropboxMethodMemberSetter, index: index, count: 1)
        }
        return methods
    }
}

extension DynamicType {
    /// The fields, as far as names depend on them.
    var objectiveCFields: [ObjectiveCField] {
        fields.map { ObjectiveCField(name: $0.name, isOptional: $0.isOptional) }
    }
}
