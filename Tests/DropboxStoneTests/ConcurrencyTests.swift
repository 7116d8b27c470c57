import Foundation
import Testing

@testable import DropboxStone

@Suite struct ConcurrencyTests {
    /// Run this with the thread sanitizer. Types are linked while other threads request the same ones.
    @Test func schemasCanBeLinkedConcurrently() async throws {
        for _ in 0..<20 {
            let near = StoneSchema("near", "struct Owner;name String\nstruct Other;owner Owner?")
            let far = StoneSchema(
                "far", imports: { [near] },
                "struct Page;owners List(near.Owner);next Page?;color Color?\nunion Color closed;red;page Page"
            )
            try await withThrowingTaskGroup(of: Record.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        let json = Array(#"{"owners": [{"name": "a"}], "next": {"owners": []}, "color": "red"}"#.utf8)
                        return try json.withUnsafeBufferPointer { bytes in
                            var decoder = StoneDecoder(bytes, isStrict: task % 2 == 0)
                            defer { decoder.close() }
                            let schema = task % 3 == 0 ? near : far
                            _ = schema.type(1)
                            return try decoder.structure(far.type(0).pointer)
                        }
                    }
                }
                var records: [Record] = []
                for try await record in group { records.append(record) }
                #expect(Set(records).count == 1)
            }
        }
    }

    @Test func listCanBeReadConcurrently() async throws {
        let page = try decode(Drawer.Page.self, DecodingTests.page)
        await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 { group.addTask { page.entries.map(\.name) } }
            for await names in group { #expect(names == ["a", "b", "c"]) }
        }
        #expect(page.entries[0] === page.entries[0])
    }
}
