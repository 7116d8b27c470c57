extension Collection<String> {
    /// ` (did you mean "…"?)` with the most similar of these words, or nothing if none is similar.
    func suggestion(for word: String) -> String {
        let candidates = map { (word: $0, distance: $0.editDistance(to: word)) }
            .filter { $0.distance <= word.count / 3 }
        guard let best = candidates.min(by: { ($0.distance, $0.word) < ($1.distance, $1.word) }) else { return "" }
        return " (did you mean \"\(best.word)\"?)"
    }
}

extension String {
    /// The number of characters to insert, delete or replace to make `other` of this.
    fileprivate func editDistance(to other: String) -> Int {
        let target = Array(other.utf8)
        var row = Array(0...target.count)
        for (line, character) in utf8.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, wanted) in target.enumerated() {
                let cost = diagonal + (character == wanted ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(cost, diagonal + 1, row[column] + 1)
            }
        }
        return row[target.count]
    }
}
