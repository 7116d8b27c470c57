import DropboxTransfer
import Foundation

/// A command-line program that imports a directory into Dropbox.
@main
struct Importer {
    static let usage = """
        usage: importer DIRECTORY DESTINATION [--dry-run] [--overwrite]

          --dry-run    print the files that would be imported, and change nothing
          --overwrite  replace files in Dropbox that have other content

        Hidden files are not imported. Run the same command again to resume an interrupted import. The access token
        is in the environment variable DROPBOX_TOKEN. Exit status: 0 for success, 1 if a file failed, 2 for wrong
        arguments, 130 for Control-C.
        """

    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") { return print(usage) }
        do throws(UsageError) {
            let options = try Options(arguments, ProcessInfo.processInfo.environment)
            exit(await run(options))
        } catch {
            await Report().printError("importer: \(error.message)\n\n\(usage)")
            exit(2)
        }
    }

    private static func run(_ options: Options) async -> Int32 {
        let report = Report()
        let (items, item) = AsyncStream.makeStream(of: FolderTransferResult.Item.self)
        let printing = Task { for await item in items { await report.add(item) } }
        var transfer = options.transfer
        transfer.onItem = { item.yield($0) }
        // Control-C cancels the task. The upload then closes its connections, and the journal has what it needs to resume.
        let task = Task { [transfer] in
            try await options.client.files.uploadFolder(
                from: options.source, to: options.destination, options: transfer, progress: report.show)
        }
        let interruption = cancelOnInterrupt(task)
        let result = await task.result
        interruption.cancel()
        item.finish()
        await printing.value
        options.client.shutdown()
        if task.isCancelled {
            await report.printError("importer: stopped; run the same command again to continue")
            return 130
        }
        if case .failure(let error) = result {
            await report.printError("importer: cannot import: \(error.localizedDescription)")
            return 1
        }
        await report.printTotals(isDryRun: options.isDryRun)
        return await report.failed == 0 ? 0 : 1
    }

    private static func cancelOnInterrupt<Success>(_ task: Task<Success, any Error>) -> any DispatchSourceSignal {
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT)
        source.setEventHandler { task.cancel() }
        source.resume()
        return source
    }
}
