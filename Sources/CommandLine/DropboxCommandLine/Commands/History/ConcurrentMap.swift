extension Array where Element: Sendable {
    /// Returns the results of an operation on each element, in order.
    ///
    /// - Parameters:
    ///   - limit: The number of operations at the same time. The default is 8.
    ///   - transform: The operation.
    func concurrentMap<Result: Sendable>(
        limit: Int = 8, _ transform: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        await withTaskGroup(of: (Int, Result).self) { group in
            var results = [Result?](repeating: nil, count: count)
            for (index, element) in enumerated() {
                if index >= limit, let (done, result) = await group.next() { results[done] = result }
                group.addTask { (index, await transform(element)) }
            }
            for await (index, result) in group { results[index] = result }
            return results.compactMap(\.self)
        }
    }
}
