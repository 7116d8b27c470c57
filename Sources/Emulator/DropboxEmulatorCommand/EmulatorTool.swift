import DropboxCommandLine
import Foundation

/// The program `dbx-emulator`, which `dbx emulator` runs.
@main
struct EmulatorTool {
    static func main() async {
        await Dbx.runProcess(commands: [EmulatorServer.self]) { () throws(CommandError) in
            let arguments = try Dbx.processWords()
            // The last value of an option takes precedence.
            let isServer = !EmulatorAction.isSelected(by: arguments)
            let defaults = isServer ? try EmulatorOptions.words(of: ProcessInfo.processInfo.environment) : []
            return [EmulatorServer.name] + defaults + arguments
        }
    }
}
