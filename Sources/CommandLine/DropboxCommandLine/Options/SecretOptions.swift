import DropboxConcurrency
import DropboxCore
import Foundation

/// A secret in the first line of a file.
enum SecretFile {
    /// Returns the first line of a file. Reading can block, for example if the file is a terminal.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - noun: What the file contains, for messages.
    /// - Throws: An error if the file can't be read, or if its first line is empty.
    static func line(of path: String, _ noun: String) async throws(CommandError) -> String {
        let text: String
        do {
            text = try await BlockingIO.disk.read { _ in
                let data = try RegularFile.readInput(URL(fileURLWithPath: path), maximumSize: 1 << 20)
                return String(decoding: data, as: UTF8.self)
            }
        } catch {
            throw .failure("cannot read the \(noun)", error)
        }
        let line = text.split(whereSeparator: \.isNewline).first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        guard !line.isEmpty else { throw .failure("cannot read the \(noun): the first line of \(path) is empty") }
        return line
    }
}

/// The options for the password of a link. A password is never an argument, because other users see arguments.
struct PasswordOptions: Sendable {
    private let asks: Bool
    private let file: String?

    /// - Parameter note: What the description of the option adds. The default is nothing.
    /// - Throws: An error if both options are present.
    init(_ arguments: inout Arguments, note: String = "") throws(CommandError) {
        asks = arguments.flag(
            "password", "ask for the password of the link on the terminal" + note)
        file = arguments.option(
            "password-file", "FILE", "read the password of the link from the first line of FILE", .file)
        if asks, file != nil { throw .usage("--password and --password-file cannot be combined") }
    }

    var isPresent: Bool { asks || file != nil }

    /// Returns the password, or `nil` if no option is present.
    ///
    /// - Throws: An error if the user can't be asked, enters nothing, or if the file can't be read.
    func password(_ terminal: Terminal) async throws(CommandError) -> String? {
        if let file { return try await SecretFile.line(of: file, "password") }
        guard asks else { return nil }
        guard terminal.canAsk else { throw .usage("--password requires a terminal; use --password-file FILE") }
        guard let password = await terminal.readSecret("Password: "), !password.isEmpty else {
            throw Task.isCancelled ? .interrupted : .failure("no password was entered")
        }
        return password
    }
}

/// A time in the future on the command line.
enum FutureTime {
    /// Returns the time after a duration (`7d`) or of a date (`2030-01-31`).
    ///
    /// - Throws: A usage error if the text is no time, or if the time is in the past.
    static func date(_ text: String, _ option: String, now: Date = Date()) throws(CommandError) -> Date {
        let date = try PointInTime.date(text, option, now: now)
        let isDuration = text.last?.isLowercase == true
        let result = isDuration ? now.addingTimeInterval(now.timeIntervalSince(date)) : date
        guard result > now else { throw .usage("invalid --\(option) '\(text)': the time is in the past") }
        return result
    }
}
