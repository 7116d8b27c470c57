/// The entries of a batch: those that make no sense are answered with their failure, the others are done together.
///
/// - Parameters:
///   - prepare: what an entry asks for.
///   - perform: does all that made sense; one outcome for each, in their order.
/// - Returns: one outcome for each entry, in their order.
func performEach<Entry, Prepared, Success, Failure: Error>(
    of entries: [Entry], prepare: (Entry) throws(Failure) -> Prepared,
    perform: ([Prepared]) throws -> [Result<Success, Failure>]
) rethrows -> [Result<Success, Failure>] {
    var prepared: [Prepared] = []
    var refused: [Int: Failure] = [:]
    for (index, entry) in entries.enumerated() {
        do throws(Failure) { prepared.append(try prepare(entry)) } catch { refused[index] = error }
    }
    var outcomes = try perform(prepared).makeIterator()
    return entries.indices.compactMap { index in refused[index].map(Result.failure) ?? outcomes.next() }
}
