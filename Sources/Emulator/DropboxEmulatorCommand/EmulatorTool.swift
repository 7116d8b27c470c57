import DropboxCommandLine
import Foundation

/// The program `dbx-emulator`, which `dbx emulator` runs.
@main
struct EmulatorTool {
    static func main() async {
        await Dbx.runProcess(
            [EmulatorServer.name] + CommandLine.arguments.dropFirst(), commands: [EmulatorServer.self])
    }
}
