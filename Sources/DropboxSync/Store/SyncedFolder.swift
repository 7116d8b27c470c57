import DropboxCore

/// Where the paths of a filesystem begin, as the store remembers it.
struct SyncedFolder: Sendable, Hashable {
    /// `home`, `root ID`, or `namespace ID`.
    let text: String

    init(text: String) { self.text = text }

    /// The root of an account.
    init(root id: String) { text = "root \(id)" }

    /// What a client says; `nil` is the home of the account.
    init(_ pathRoot: Common.PathRoot?) {
        switch pathRoot {
        case .root(let id): self.init(root: id)
        case .namespaceId(let id): self.init(text: "namespace \(id)")
        case .home, .other, nil: self.init(text: "home")
        }
    }

    /// What a client has to say.
    var pathRoot: Common.PathRoot? {
        if let id = id(after: "root ") { return .root(id) }
        if let id = id(after: "namespace ") { return .namespaceId(id) }
        return nil
    }

    /// The namespace that is the root of an account; nil for another place.
    var rootID: String? { id(after: "root ") }

    /// Whether it is a namespace, as the root of the account or by itself.
    func isNamespace(_ id: String) -> Bool { self.id(after: "root ") == id || self.id(after: "namespace ") == id }

    /// Whether it is the home of an account, as far as that is known.
    func isHome(_ info: Common.RootInfo) -> Bool { text == "home" || isNamespace(info.homeNamespaceId) }

    private func id(after prefix: String) -> String? {
        text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
    }
}
