import Foundation
import Testing

/// Tests that Documentation/Recipes.md contains only code that runs.
struct RecipeTests {
    /// A recipe of the page.
    struct Recipe {
        let title: String
        let text: String
        let code: [String]
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The recipes: the sections of the third level.
    private func recipes() throws -> [Recipe] {
        let page = try String(
            contentsOf: Self.folder.appending(path: "../../../Documentation/Recipes.md"), encoding: .utf8)
        return page.components(separatedBy: "\n### ").dropFirst().map { section in
            let section = section.components(separatedBy: "\n## ")[0]
            let parts = section.components(separatedBy: "```swift\n")
            let code = parts.dropFirst().map { $0.components(separatedBy: "```")[0] }
            return Recipe(
                title: section.components(separatedBy: "\n")[0], text: section,
                code: code.map { $0.trimmingCharacters(in: .newlines) })
        }
    }

    @Test func everyRecipeIsATest() throws {
        let (recipes, tests) = (try recipes(), try snippetTests(in: Self.folder))
        #expect(recipes.count >= 40)
        var used: Set<String> = []
        for recipe in recipes {
            guard recipe.code.count == 1 else {
                Issue.record("\(recipe.title): \(recipe.code.count) blocks of code")
                continue
            }
            let found = tests.filter { $0.lines.contains(significantLines(of: recipe.code[0])) }
            #expect(found.count == 1, "\(recipe.title): \(found.map(\.name))")
            used.formUnion(found.map(\.name))
            #expect(recipe.code[0].components(separatedBy: "\n").count <= 15, "\(recipe.title): too long")
        }
        #expect(tests.map(\.name).filter { !used.contains($0) } == [])
        #expect(Set(recipes.map(\.title)).count == recipes.count)
    }

    @Test func everyRecipeIsListed() throws {
        let page = try String(
            contentsOf: Self.folder.appending(path: "../../../Documentation/Recipes.md"), encoding: .utf8)
        let contents = page.components(separatedBy: "\n## ")[0]
        for group in page.components(separatedBy: "\n## ").dropFirst() {
            let title = group.components(separatedBy: "\n")[0]
            #expect(contents.contains("[\(title)](#"), "the table of contents lacks \(title)")
        }
    }
}
