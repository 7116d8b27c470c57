extension API {
    /// Returns the API with a summary for each declaration, for its documentation.
    ///
    /// Some members of unions need no summary of their own in the model: the one for unknown tags means the same in each
    /// union, and a member can have the summary of its type.
    ///
    /// - Throws: ``MissingSummariesError`` if a namespace, type, field, member, or route has no summary.
    public func documented() throws(MissingSummariesError) -> API {
        let namespaces = namespaces.map { namespace in
            var namespace = namespace
            namespace.types = namespace.types.map { type in
                guard case .union(var union) = type else { return type }
                let catchAll = catchAll(of: TypeName(namespace.name, union.name))
                union.members = union.members.map { member in
                    var member = member
                    member.summary = member.summary ?? derivedSummary(of: member, isCatchAll: member.name == catchAll)
                    return member
                }
                return .union(union)
            }
            return namespace
        }
        let missing = namespaces.flatMap(\.undocumentedDeclarations)
        guard missing.isEmpty else { throw MissingSummariesError(declarations: missing) }
        return API(incomplete: namespaces)
    }

    private func derivedSummary(of member: Field, isCatchAll: Bool) -> String? {
        if isCatchAll { return "A value that this version of the SDK doesn't recognize." }
        guard let reference = member.type, case .named(let name) = resolved(reference).unwrapped else { return nil }
        return type(name)?.summary
    }
}

extension Namespace {
    /// The names of the declarations without a summary, such as `files.CommitInfo.path`. Aliases aren't declared in any
    /// language, so they need none.
    fileprivate var undocumentedDeclarations: [String] {
        let typesAndFields = types.flatMap { type in
            [(type.name, type.summary)] + type.fields.map { ("\(type.name).\($0.name)", $0.summary) }
        }
        let declarations = typesAndFields + routes.map { ($0.id.description, $0.summary) }
        return (summary == nil ? [name] : []) + declarations.filter { $0.1 == nil }.map { "\(name).\($0.0)" }
    }
}

/// An error that lists declarations without a summary.
public struct MissingSummariesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The names of the declarations, such as `files.CommitInfo.path`.
    public let declarations: [String]

    /// The names on a line each, and their number.
    public var description: String {
        let count = declarations.count == 1 ? "1 summary is missing" : "\(declarations.count) summaries are missing"
        return declarations.map { "\($0): \"summary\" is missing" }.joined(separator: "\n") + "\n\(count)"
    }
}
