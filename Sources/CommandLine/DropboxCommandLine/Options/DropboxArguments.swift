import DropboxStone
import SwiftyDropbox

extension Arguments {
    /// Returns the value of an option as a positive number of bytes (`500000`, `500k`, or `1.5M`, for example), or `nil` if
    /// the option is missing.
    mutating func byteCount(
        _ name: String, letter: Character? = nil, _ value: String, _ help: String
    ) throws(CommandError) -> Int64? {
        guard let text = option(name, letter: letter, value, help) else { return nil }
        guard let bytes = ByteCount.bytes(text), bytes >= 1 else {
            throw .usage("invalid --\(name) '\(text)': expected a number of bytes, such as 500000, 500k, or 1.5M")
        }
        return bytes
    }

    /// Returns the value of an option as the revision of a file, or `nil` if the option is missing.
    mutating func revision(_ name: String, _ help: String) throws(CommandError) -> String? {
        guard let text = option(name, "REV", help) else { return nil }
        do throws(StoneError) { _ = try StoneCoding.encode(Files.WriteMode.update(text)) } catch {
            throw .usage("invalid --\(name) '\(text)': expected a revision, as `dbx put` and `dbx ls --json` print it")
        }
        return text
    }

    /// Returns the next argument as the path of an item in Dropbox.
    ///
    /// - Throws: An error if the argument is missing, or if it's the root, which is no item.
    mutating func requiredItem(_ name: String, _ help: String) throws(CommandError) -> String {
        let text = try requiredArgument(name, help, .remotePath)
        let path = RemotePattern.normalized(text)
        if path.isEmpty, !isDeclaring {
            throw .usage("invalid \(name) '\(text)': it is the root; expected a file or folder in it")
        }
        return path
    }
}

extension ByteCount {
    /// Returns a number of bytes, such as 500000, 500k, or 1.5M, or `nil` if the text is none.
    static func bytes(_ text: String) -> Int64? {
        let units: [Character: Double] = ["k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12]
        let unit = text.last.flatMap { units[$0] }
        guard let number = Double(decimal: unit == nil ? text[...] : text.dropLast()), number.isFinite else {
            return nil
        }
        return Int64(exactly: (number * (unit ?? 1)).rounded())
    }
}
