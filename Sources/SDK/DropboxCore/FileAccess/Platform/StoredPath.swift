import DropboxConcurrency
import Foundation

/// A path in a file that outlives the process. On Apple platforms, a path in a container of the app is stored relative to
/// it: the system moves containers when it updates an app, or restores it from a backup.
package enum StoredPath {
    /// A container, and the text that represents it.
    private struct Container {
        let placeholder: String
        let path: String
    }

    /// The app groups of the sessions in this process.
    private static let groups = Locked(Set<String>())

    /// Adds the app group of a session.
    package static func use(_ group: String) { groups.withLock { _ = $0.insert(group) } }

    /// Returns the text to store for a path.
    package static func text(for path: String) -> String {
        for container in containers() {
            // `/var` is a link to `/private/var`, and paths have either form.
            for folder in [container.path, "/private" + container.path] where path.hasPrefix(folder + "/") {
                return container.placeholder + path.dropFirst(folder.count)
            }
        }
        return path
    }

    /// Returns the path for a stored text.
    package static func path(for text: String) -> String {
        for container in containers() where text.hasPrefix(container.placeholder + "/") {
            return container.path + text.dropFirst(container.placeholder.count)
        }
        return text
    }

    #if canImport(Darwin)
        private static func containers() -> [Container] {
            let shared = groups.withLock { $0 }.compactMap { group -> Container? in
                let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
                return url.map { Container(placeholder: "group:" + group, path: $0.standardizedFileURL.path) }
            }
            let home = URL(fileURLWithPath: NSHomeDirectory()).standardizedFileURL.path
            return shared + [Container(placeholder: "home:", path: home)]
        }
    #else
        private static func containers() -> [Container] { [] }
    #endif
}
