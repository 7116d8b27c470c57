import DropboxSync

/// `dbx fs mv`: another folder or name.
struct FSMv: FSAction {
    static let name = "mv"
    static let help = """
          mv FROM TO         moves a file or folder, or changes its name; into TO where that is a folder,
                             as it has to be where it ends in /
        """

    private let source: String
    private let target: String

    init(_ arguments: inout Arguments) throws(CommandError) {
        source = try arguments.positional("From where to where? mv takes two paths.")
        target = try arguments.positional("From where to where? mv takes two paths.")
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let source = try SyncPath(typed: source)
        // To another case of its own name, a folder moves to that and not into itself.
        let sameName = try SyncPath(typed: target) == source
        let target = try await session.target(target, for: sameName ? nil : source.name)
        do {
            try await session.filesystem.move(source, to: target)
            if session.isJSON {
                try session.terminal.print(json: try await session.filesystem.fileInfo(at: target).facts)
            }
        } catch {
            throw .filesystem("cannot move \(source) to \(target)", error)
        }
        return .success
    }
}
