import DropboxCommandLine

/// The program `dbx`. Its commands are in a library, which `dbx-emulator` uses, too.
@main
struct Tool {
    static func main() async { await Dbx.runProcess() }
}
