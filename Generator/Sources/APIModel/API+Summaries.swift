extension API {
    /// Returns the API with a summary for each declaration, for its documentation.
    ///
    /// Some members of unions need no summary of their own in the model: the one for unknown tags means the same in each
    /// union, and a member can have the summary of its type. Any other declaration without a summary gets a placeholder with
    /// its name; ``missingSummaries`` lists them.
    public func documented() -> API {
        API(incomplete: derivingSummaries().map { $0.fillingSummaries { _, placeholder in placeholder } })
    }

    /// The declarations without a summary, or `nil` if each has one.
    public var missingSummaries: MissingSummariesError? {
        var missing: [String] = []
        for namespace in derivingSummaries() {
            _ = namespace.fillingSummaries { name, placeholder in
                missing.append(name)
                return placeholder
            }
        }
        return missing.isEmpty ? nil : MissingSummariesError(declarations: missing)
    }

    /// Returns the namespaces with the summaries of members that need none of their own.
    private func derivingSummaries() -> [Namespace] {
        namespaces.map { namespace in
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
    }

    private func derivedSummary(of member: Field, isCatchAll: Bool) -> String? {
        if isCatchAll { return "A value that this version of the SDK doesn't recognize." }
        guard let reference = member.type, case .named(let name) = resolved(reference).unwrapped else { return nil }
        return type(name)?.summary
    }
}

extension Namespace {
    /// Returns the namespace with a summary for each declaration without one. Aliases aren't declared in any language, so
    /// they need none.
    ///
    /// - Parameter summary: Returns the summary of a declaration, given its name, such as `files.CommitInfo.path`, and a
    ///   placeholder.
    fileprivate func fillingSummaries(_ summary: (_ name: String, _ placeholder: String) -> String) -> Namespace {
        var namespace = self
        namespace.summary = self.summary ?? summary(name, "The namespace `\(name)` of the API.")
        namespace.types = types.map { type in
            let path = "\(name).\(type.name)"
            switch type {
            case .structure(var structure):
                structure.summary = structure.summary ?? summary(path, "The structure `\(type.name)` of the API.")
                structure.fields = structure.fields.map { field in
                    field.summarized { summary("\(path).\(field.name)", "The value of `\(field.name)`.") }
                }
                return .structure(structure)
            case .union(var union):
                union.summary = union.summary ?? summary(path, "The union `\(type.name)` of the API.")
                union.members = union.members.map { member in
                    member.summarized { summary("\(path).\(member.name)", "The case `\(member.name)`.") }
                }
                return .union(union)
            }
        }
        namespace.routes = routes.map { route in
            var route = route
            route.summary = route.summary ?? summary("\(name).\(route.id)", "Calls `\(name)/\(route.id)`.")
            return route
        }
        return namespace
    }
}

extension Field {
    fileprivate func summarized(_ placeholder: () -> String) -> Field {
        var field = self
        field.summary = summary ?? placeholder()
        return field
    }
}

/// An error that lists declarations without a summary.
public struct MissingSummariesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The names of the declarations, such as `files.CommitInfo.path`.
    public let declarations: [String]

    /// The names on a line each, and their number.
    public var description: String {
        declarations.map { "\($0): \"summary\" is missing" }.joined(separator: "\n") + "\n\(count)"
    }

    /// The number of missing summaries, such as `1 summary is missing`.
    public var count: String {
        declarations.count == 1 ? "1 summary is missing" : "\(declarations.count) summaries are missing"
    }
}
