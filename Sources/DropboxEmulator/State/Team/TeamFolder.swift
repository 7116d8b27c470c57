import DropboxSQLite

/// A folder that belongs to a team rather than to a member.
struct TeamFolder: Sendable, Hashable {
    enum Status: String, Sendable {
        case active
        case archived
    }

    /// What desktop clients do with a folder unasked.
    enum SyncSetting: String, Sendable {
        case standard = "default"
        case notSynced = "not_synced"
    }

    var namespace: Int64
    var name: String
    var status: Status
    var syncSetting: SyncSetting
    /// The settings of folders in it that have one of their own, by their ids.
    var contentSettings: [String: SyncSetting]

    static let columns = "n.number, n.name, f.status, f.sync_setting, f.content_settings"
    static let source = "team_folders f JOIN namespaces n ON n.number = f.namespace"

    init(_ row: Row) {
        namespace = row[0] ?? 0
        name = row[1] ?? ""
        status = Status(rawValue: row[2] ?? "") ?? .archived
        syncSetting = SyncSetting(rawValue: row[3] ?? "") ?? .standard
        contentSettings = [:]
        for line in (row[4] as String? ?? "").split(separator: "\n") {
            let parts = line.split(separator: "\t").map(String.init)
            if parts.count == 2 { contentSettings[parts[0]] = SyncSetting(rawValue: parts[1]) }
        }
    }

    /// The settings as the database keeps them.
    var contentSettingsText: String {
        contentSettings.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value.rawValue)" }.joined(separator: "\n")
    }
}
