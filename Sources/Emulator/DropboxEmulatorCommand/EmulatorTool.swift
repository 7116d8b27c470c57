import DropboxCommandLine
import Foundation

/// The program `dbx-emulator`, which `dbx emulator` runs.
@main
struct EmulatorTool {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        await Dbx.runProcess(commands: [EmulatorServer.self]) { () throws(CommandError) in
            // The last value of an option takes precedence.
            let isServer = !EmulatorAction.isSelected(by: arguments)
            let defaults = isServer ? try EmulatorOptions.words(of: ProcessInfo.processInfo.environment) : []
            return [EmulatorServer.name] + defaults + arguments
        }
    }
}
