import Foundation
import DropboxSQLite

/// A folder that whoever has the address may put files into.
struct FileRequest: Sendable, Hashable {
    /// How long after the deadline files are taken all the same.
    enum Grace: String, Sendable {
        case oneDay = "one_day"
        case twoDays = "two_days"
        case sevenDays = "seven_days"
        case thirtyDays = "thirty_days"
        case always

        fileprivate var seconds: TimeInterval {
            switch self {
            case .oneDay: 24 * 3600
            case .twoDays: 2 * 24 * 3600
            case .sevenDays: 7 * 24 * 3600
            case .thirtyDays: 30 * 24 * 3600
            case .always: .infinity
            }
        }
    }

    struct Deadline: Sendable, Hashable {
        var time: Date
        var grace: Grace?
    }

    /// What its owner chooses.
    struct Settings: Sendable, Hashable {
        var title: String
        var description: String?
        var videoProject: String?
        var deadline: Deadline?
        var isOpen = true
    }

    var sequence: Int64
    var id: String
    /// Whose request it is, and what they see.
    var owner: NamespaceView
    /// Id of the folder.
    var folder: String
    var settings: Settings
    var created: Date
    /// How many files have come.
    var files: Int64
    /// The folder as the caller sees it; nil if it is gone.
    var destination: String?

    /// Whether it takes files.
    func isOpen(at time: Date) -> Bool {
        guard settings.isOpen else { return false }
        guard let deadline = settings.deadline else { return true }
        return time < deadline.time.addingTimeInterval(deadline.grace?.seconds ?? 0)
    }

    /// Whether the deadline is over.
    func isOverdue(at time: Date) -> Bool { settings.deadline.map { $0.time <= time } ?? false }

    static let columns = """
        sequence, id, account, root, folder, title, description, video_project, created, deadline, grace, is_open, files
        """

    init(_ row: Row) {
        sequence = row[0] ?? 0
        id = row[1] ?? ""
        owner = NamespaceView(account: row[2] ?? 0, root: row[3] ?? 0)
        folder = row[4] ?? ""
        settings = Settings(
            title: row[5] ?? "", description: row[6], videoProject: row[7],
            deadline: (row[9] as Date?).map { Deadline(time: $0, grace: (row[10] as String?).flatMap(Grace.init)) },
            isOpen: row[11] ?? false)
        created = row[8] ?? .distantPast
        files = row[12] ?? 0
    }
}

/// Why something cannot be done with a file request.
enum FileRequestFailure: Error, Sendable, Hashable {
    case notFound
    case notFolder
    /// The app sees nothing but its own folder, and the request leads elsewhere.
    case appLacksAccess
    case noPermission
    case noWritePermission
    case invalid
    case stillOpen
    case tooMany
    /// It takes no files.
    case closed
}
