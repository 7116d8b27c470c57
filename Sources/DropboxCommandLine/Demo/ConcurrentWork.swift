/// Runs `work` on every item, at most `limit` at a time. The first error cancels the rest and is thrown.
func forEach<Item: Sendable>(
    _ items: [Item], limit: Int, _ work: @escaping @Sendable (Item) async throws(CommandError) -> Void
) async throws(CommandError) {
    do {
        try await withThrowingTaskGroup(of: Void.self) { group in
            var waiting = items.makeIterator()
            for _ in 0..<limit { if let item = waiting.next() { group.addTask { try await work(item) } } }
            while try await group.next() != nil {
                if let item = waiting.next() { group.addTask { try await work(item) } }
            }
        }
    } catch {
        throw .failure("", error)
    }
}
