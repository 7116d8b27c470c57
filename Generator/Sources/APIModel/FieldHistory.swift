/// What programs that were written for an earlier revision of the interface know about a field of a struct.
///
/// Revision 0 is the interface of SwiftyDropbox 10.2.4. Each import of a specification with a change that a history
/// describes starts the next revision.
public struct FieldHistory: Hashable, Sendable {
    /// The revision that added the field to a struct that programs know, or `nil` if the struct always had it.
    public var addition: Int?
    /// The revision that made the type nullable, or `nil` if it always was or still isn't.
    public var nullability: Int?
    /// The default before the type was nullable. If it is `nil`, the field was required.
    public var formerDefault: Literal?

    /// Creates a history. Without arguments, it is the one of a field that never changed.
    public init(addition: Int? = nil, nullability: Int? = nil, formerDefault: Literal? = nil) {
        self.addition = addition
        self.nullability = nullability
        self.formerDefault = formerDefault
    }

    /// The revisions that changed the field.
    public var revisions: [Int] { [addition, nullability].compactMap(\.self) }
}

/// A field as it was before a revision.
public struct FormerField: Hashable, Sendable {
    /// The index among all fields that the struct has today.
    public let index: Int
    /// The field with its former type and default.
    public let field: Field
}

extension API {
    /// Returns the fields that a struct had before each revision that changed them, starting with the latest revision.
    ///
    /// The order of each list is the one of parameters: required fields come first.
    public func formerFields(of structure: TypeName) -> [[FormerField]] {
        let fields = allFields(of: structure)
        return Set(fields.flatMap(\.history.revisions)).sorted(by: >).map { revision in
            let former = fields.enumerated().compactMap { index, field in
                self.field(field, before: revision).map { FormerField(index: index, field: $0) }
            }
            return former.filter { isRequired($0.field) } + former.filter { !isRequired($0.field) }
        }
    }

    /// Returns the former fields of a struct from which programs can still create an argument of a route: those that
    /// include all fields that are required today.
    public func formerArguments(of structure: TypeName) -> [[FormerField]] {
        let fields = allFields(of: structure)
        let required = fields.indices.filter { isRequired(fields[$0]) }
        return formerFields(of: structure).filter { Set(required).isSubset(of: $0.map(\.index)) }
    }

    private func field(_ field: Field, before revision: Int) -> Field? {
        if let addition = field.history.addition, addition >= revision { return nil }
        guard let nullability = field.history.nullability, nullability >= revision else { return field }
        return Field(
            name: field.name, summary: field.summary, type: field.type.map { resolved($0).unwrapped },
            defaultValue: field.history.formerDefault)
    }
}
