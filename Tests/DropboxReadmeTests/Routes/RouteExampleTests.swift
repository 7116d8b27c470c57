import Foundation
import Testing

/// Tests that API/Examples.md contains only code that runs, and that the documentation of routes has it.
struct RouteExampleTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let package = folder.appending(path: "../../..").standardizedFileURL

    /// The examples, by the paths of the routes.
    private func examples() throws -> [(route: String, code: String)] {
        let page = try String(contentsOf: Self.package.appending(path: "API/Examples.md"), encoding: .utf8)
        return page.components(separatedBy: "\n## ").dropFirst().map { section in
            let code = section.components(separatedBy: "```swift\n").dropFirst().first ?? ""
            return (section.components(separatedBy: "\n")[0], code.components(separatedBy: "\n```")[0])
        }
    }

    @Test func everyExampleIsATest() throws {
        let (examples, tests) = (try examples(), try snippetTests(in: Self.folder))
        #expect(examples.count >= 40)
        var used: Set<String> = []
        for example in examples {
            let found = tests.filter { $0.lines.contains(significantLines(of: example.code)) }
            #expect(found.count == 1, "\(example.route): \(found.map(\.name))")
            used.formUnion(found.map(\.name))
        }
        #expect(tests.map(\.name).filter { !used.contains($0) } == [])
    }

    @Test func everyExampleIsInTheDocumentationOfItsRoute() throws {
        let sources = Self.package.appending(path: "Sources/SDK")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var comments = ""
        for case let file as URL in files where file.lastPathComponent.hasSuffix("Routes.swift") {
            comments += try String(contentsOf: file, encoding: .utf8)
        }
        for example in try examples() {
            let lines = example.code.components(separatedBy: "\n").map { "    /// \($0)\n" }.joined()
            let blocks = comments.ranges(of: "    /// ```swift\n\(lines)    /// ```\n")
            #expect(blocks.count == 1, "\(example.route): run `make generate`")
            let rest = blocks.first.map { comments[$0.upperBound...] } ?? ""
            let method = rest.components(separatedBy: "\n    public func ")[0]
            #expect(method.contains("/// Route `\(example.route)`:"), "\(example.route)")
        }
    }
}
