import SwiftRendering
import Testing

@Test func aFileKnowsItsPlace() {
    #expect(GeneratedFile(path: "A/Generated/B.swift", text: "").path == "A/Generated/B.swift")
}
