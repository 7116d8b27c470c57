import RenderingSupport

/// A header: its path under `Sources/`, what it imports, and its declarations.
struct HeaderFile {
    var path: String
    /// The source of the file, for its first line.
    var origin: String
    /// The headers that it imports, such as `ObjectiveDropboxOfficialFiles/DBTasks.h`.
    var imports: [String]
    var declarations: [Declaration] = []

    /// The name without the extension.
    var name: String { path.split(separator: "/").last.map { String($0.dropLast(2)) } ?? "" }

    /// The classes of the header, without those that it extends.
    var classes: [Interface] {
        declarations.compactMap { declaration in
            if case .interface(let interface) = declaration, interface.category == nil { interface } else { nil }
        }
    }
}

/// A declaration at the top level of a header.
enum Declaration {
    case interface(Interface)
    case tags(TagEnumeration)
}

/// The interface of a class, or of a category of a class.
struct Interface {
    var documentation = Documentation()
    var name: String
    /// The superclass, or `nil` for a category.
    var superclass: String?
    /// The name of the category, or `nil` for a class.
    var category: String?
    var members: [Member] = []

    var properties: [Property] {
        members.compactMap { if case .property(let property) = $0 { property } else { nil } }
    }
}

/// The enum for the tags of a union.
struct TagEnumeration {
    struct Case {
        var documentation: Documentation
        var name: String
    }

    var documentation: Documentation
    var name: String
    var cases: [Case]
}

enum Member {
    case property(Property)
    case method(Method)
}

struct Property {
    enum Nullability {
        case nonnull
        case nullable
        /// Never `nil`, but Swift code that expects a value that can be `nil` compiles, too.
        case unspecified
    }

    var documentation = Documentation()
    var name: String
    var type: ObjectiveCType
    var nullability = Nullability.nonnull
    var isReadOnly = true
    var isCopied = false
}

/// An instance method or class method.
struct Method {
    struct Parameter {
        /// The piece of the selector before the colon.
        var label: String
        var name: String
        var type: ObjectiveCType
        var isNullable = false
    }

    var documentation = Documentation()
    var isClassMethod = false
    var result: ObjectiveCType
    var isResultNullable = false
    /// The selector of a method without parameters. Otherwise, the parameters have all of it.
    var name: String
    var parameters: [Parameter] = []
    /// What programs should use instead, if the method is deprecated.
    var deprecation: String?
    /// A Boolean value that indicates whether an initializer of a subclass must call this one.
    var isDesignated = false
    /// A Boolean value that indicates whether programs can't call the method, although a superclass declares it.
    var isUnavailable = false

    var selector: String { parameters.isEmpty ? name : parameters.map { $0.label + ":" }.joined() }

    /// A Boolean value that indicates whether the memory rules give a meaning to the method's name that it doesn't
    /// have: the caller of a method such as `newValue` would own the result.
    var needsMethodFamily: Bool { !isClassMethod && Self.isOwning(name) }

    static func isOwning(_ name: String) -> Bool {
        ["alloc", "copy", "mutableCopy", "new"].contains { prefix in
            name.hasPrefix(prefix) && !(name.dropFirst(prefix.count).first?.isLowercase ?? false)
        }
    }
}

extension Declaration {
    /// The classes that a header must declare before this. A class can mention itself.
    var mentionedClasses: Set<String> {
        switch self {
        case .tags: []
        case .interface(let interface):
            interface.members.reduce(into: Set<String>()) { $0.formUnion($1.mentionedClasses) }
                .subtracting([interface.name])
        }
    }
}

extension Member {
    fileprivate var mentionedClasses: Set<String> {
        switch self {
        case .property(let property): property.type.classes
        case .method(let method):
            method.parameters.reduce(into: method.result.classes) { $0.formUnion($1.type.classes) }
        }
    }
}
