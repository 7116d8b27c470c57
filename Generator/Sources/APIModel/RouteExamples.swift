import Foundation

/// The examples of routes: a Markdown file with a heading for each, such as `## files/upload`, and one block of Swift code.
///
/// The tests of the package compile and run each one.
public struct RouteExamples: Sendable {
    /// The lines of the examples, by the paths of the routes.
    public let lines: [String: [String]]

    /// The name of the file in the directory of the model. A model can do without it.
    public static let fileName = "Examples.md"

    /// The columns of the longest line that fits into a doc comment of a method.
    static let width = 108

    /// Reads the examples of a directory.
    ///
    /// - Throws: ``APIModelError`` if the file can't be read, or an example is incomplete.
    public static func load(directory: URL) throws(APIModelError) -> RouteExamples {
        let file = directory.appending(path: fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return try RouteExamples(markdown: "") }
        let markdown: String
        do {
            markdown = try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw APIModelError("cannot read the file: \(error.localizedDescription)").within(fileName)
        }
        do throws(APIModelError) {
            return try RouteExamples(markdown: markdown)
        } catch {
            throw error.within(fileName)
        }
    }

    /// Parses examples.
    ///
    /// - Throws: ``APIModelError`` if a heading isn't followed by one block of Swift code, is repeated, or a line is empty or
    ///   too long for a doc comment.
    public init(markdown: String) throws(APIModelError) {
        var examples: [String: [String]] = [:]
        for section in "\n\(markdown)".components(separatedBy: "\n## ").dropFirst() {
            let (path, text) = section.divided(at: "\n")
            let blocks = text.components(separatedBy: "```swift\n").dropFirst()
            guard blocks.count == 1, let block = blocks.first, block.contains("\n```") else {
                throw APIModelError("the example needs one block of Swift code").within(path)
            }
            let lines = block.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
            guard lines.allSatisfy({ !$0.isEmpty && $0.count <= Self.width }) else {
                throw APIModelError("each line of an example has 1 to \(Self.width) characters").within(path)
            }
            guard examples.updateValue(lines, forKey: path) == nil else {
                throw APIModelError("the route has two examples").within(path)
            }
        }
        lines = examples
    }
}

extension API {
    /// Returns the API with examples of routes. Those of routes that the API doesn't have are ignored.
    public func adding(_ examples: RouteExamples) -> API {
        API(
            incomplete: namespaces.map { namespace in
                var namespace = namespace
                for index in namespace.routes.indices {
                    let path = "\(namespace.name)/\(namespace.routes[index].id.path)"
                    namespace.routes[index].example = examples.lines[path] ?? []
                }
                return namespace
            })
    }
}

extension String {
    /// The parts before and after the first separator.
    fileprivate func divided(at separator: Character) -> (String, String) {
        guard let index = firstIndex(of: separator) else { return (self, "") }
        return (String(self[..<index]), String(self[self.index(after: index)...]))
    }
}
