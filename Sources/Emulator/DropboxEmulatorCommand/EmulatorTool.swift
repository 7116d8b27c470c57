import DropboxCommandLine
import Foundation

/// The program `dbx-emulator`, which `dbx emulator` runs.
@main
struct EmulatorTool {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        // The last value of an option takes precedence.
        let defaults =
            EmulatorAction.isSelected(by: arguments)
            ? [] : EmulatorOptions.words(of: ProcessInfo.processInfo.environment)
        await Dbx.runProcess([EmulatorServer.name] + defaults + arguments, commands: [EmulatorServer.self])
    }
}
