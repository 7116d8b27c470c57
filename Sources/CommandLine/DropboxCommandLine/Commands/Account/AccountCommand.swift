import DropboxStone
import SwiftyDropbox

/// `dbx account`: prints what is known about the account.
struct AccountCommand: Command {
    static let name = "account"
    static let summary = "print the name, the space, and the team of the account"
    static let output = [
        OutputField("id", "the ID of the account"), OutputField("name", "the name"),
        OutputField("email", "the email address"), OutputField("type", "basic, pro, or business"),
        OutputField("used", .integer, "the used space in bytes"),
        OutputField("allocated", .integer, "the space of the account or team in bytes", isOptional: true),
        OutputField("team", "the name of the team", isOptional: true),
        OutputField("team_member_id", "the ID of the member", isOptional: true),
        OutputField("root_namespace", "the ID of the root namespace"),
        OutputField("home_namespace", "the ID of the namespace of the home folder"),
    ]

    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        isJSON = arguments.flag("json", "print a JSON object")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let user: Users.FullAccount
            let space: Users.SpaceUsage
            do {
                user = try await client.users.getCurrentAccount().response()
                space = try await client.users.getSpaceUsage().response()
            } catch { throw .failure("cannot read the account", error) }
            let allocated: UInt64? =
                switch space.allocation {
                case .individual(let allocation): allocation.allocated
                case .team(let allocation): allocation.allocated
                case .other: nil
                }
            func size(_ bytes: UInt64) -> any JSONOutput {
                isJSON ? bytes : ByteCount(bytes: Int64(clamping: bytes)).description
            }
            let fields: JSONObject = [
                "id": user.accountId, "name": user.name.displayName, "email": user.email, "type": user.accountType.tag,
                "used": size(space.used), "allocated": allocated.map(size), "team": user.team?.name,
                "team_member_id": user.teamMemberId, "root_namespace": user.rootInfo.rootNamespaceId,
                "home_namespace": user.rootInfo.homeNamespaceId,
            ]
            if isJSON { terminal.print(json: fields) } else { terminal.print(fields: fields) }
            return .success
        }
    }
}
