import Foundation

/// What is said, and when: WebVTT or SubRip.
enum Subtitles {
    struct Cue: Sendable, Hashable {
        var text: String
        /// In seconds from the start.
        var start: Double
        var end: Double
    }

    static func cues(_ text: String) -> [Cue] {
        let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
        return plain.components(separatedBy: "\n\n").compactMap { paragraph in
            let lines = paragraph.split(separator: "\n").map(String.init)
            guard let timing = lines.firstIndex(where: { $0.contains("-->") }) else { return nil }
            let times = lines[timing].components(separatedBy: "-->")
            guard times.count == 2, let start = seconds(times[0]), let end = seconds(times[1]), start <= end else {
                return nil
            }
            return Cue(text: lines[(timing + 1)...].joined(separator: " "), start: start, end: end)
        }
    }

    /// The words of a cue, each with its share of the time.
    static func words(of cue: Cue) -> [Cue] {
        let words = cue.text.split(separator: " ")
        let share = (cue.end - cue.start) / Double(max(1, words.count))
        return words.enumerated().map { index, word in
            let start = cue.start + share * Double(index)
            return Cue(text: String(word), start: start, end: start + share)
        }
    }

    /// `00:01:02.500`, `01:02.500` or `00:01:02,500`; settings may stand behind.
    private static func seconds(_ text: String) -> Double? {
        let time = text.split(separator: " ").first?.replacingOccurrences(of: ",", with: ".") ?? ""
        let parts = time.split(separator: ":").map { Double($0) }
        guard (2...3).contains(parts.count) else { return nil }
        var total = 0.0
        for part in parts {
            guard let part, part >= 0, part < 1e6 else { return nil }
            total = total * 60 + part
        }
        return total
    }
}
