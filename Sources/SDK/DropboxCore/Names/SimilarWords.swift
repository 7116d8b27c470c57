extension String {
    /// Returns the word that differs from the text in the fewest letters, or `nil` if none is similar.
    package func mostSimilar(in words: [String]) -> String? {
        let distances = words.map { (word: $0, distance: distance(to: $0)) }
        // A third of the letters can be wrong, but at least one and at most three.
        let limit = Swift.min(3, Swift.max(1, count / 3))
        return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.word
    }

    /// The number of letters to insert, to remove, to replace, or to exchange with the next one.
    private func distance(to other: String) -> Int {
        let (source, target) = (Array(self), Array(other))
        // Words of this length aren't mistyped names.
        guard source.count <= 64, target.count <= 64 else { return .max }
        var (last, row) = ([Int](), Array(0...target.count))
        for (i, letter) in source.enumerated() {
            var next = [i + 1]
            for (j, otherLetter) in target.enumerated() {
                var cost = Swift.min(row[j + 1] + 1, next[j] + 1, row[j] + (letter == otherLetter ? 0 : 1))
                if i > 0, j > 0, letter == target[j - 1], source[i - 1] == otherLetter {
                    cost = Swift.min(cost, last[j - 1] + 1)
                }
                next.append(cost)
            }
            (last, row) = (row, next)
        }
        return row[target.count]
    }
}
