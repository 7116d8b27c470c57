import Dispatch
import Foundation
import SwiftyDropbox

/// What the snippets of the README of the Objective-C SDK do, with this package.
enum Seed000 {}

extension Seed000 {
    static func dropboxClientInstanceWithToken() -> DropboxClient {
        DropboxClient(accessToken: "<MY_ACCESS_TOKEN>")
    }

    static func rpcStyleRequest(_ client: DropboxClient) {
        client.files.createFolder(path: "/test/path/in/Dropbox/account").response { result, error in
            if let result {
                print(result)
            } else if let error {
                print(error.routeError as Any, error)
            }
        }
    }

    static func listFolder(_ client: DropboxClient) {
        client.files.listFolder(path: "/test/path/in/Dropbox/account").response { response, error in
            if let response {
                printEntries(response.entries)
                if response.hasMore {
                    print("Folder is large enough where we need to call `listFolderContinue`")
                    listFolderContinue(client, cursor: response.cursor)
                } else {
                    print("List folder complete.")
                }
            } else if let error {
                print(error)
            }
        }
    }

    static func listFolderContinue(_ client: DropboxClient, cursor: String) {
        client.files.listFolderContinue(cursor: cursor).response { response, error in
            if let response {
                printEntries(response.entries)
                if response.hasMore {
                    listFolderContinue(client, cursor: response.cursor)
                } else {
                    print("List folder complete.")
                }
            } else if let error {
                print(error)
            }
        }
    }

    static func printEntries(_ entries: [Files.Metadata]) {
        for entry in entries {
            switch entry {
            case let file as Files.FileMetadata: print("File data: \(file)")
            case let folder as Files.FolderMetadata: print("Folder data: \(folder)")
            case let deleted as Files.DeletedMetadata: print("Deleted data: \(deleted)")
            default: break
            }
        }
    }

    static func uploadStyleRequest(_ client: DropboxClient) {
        client.files.upload(
            path: "/test/path/in/Dropbox/account/my_output.txt", mode: .overwrite, autorename: true,
            clientModified: nil, mute: false, input: Data("file data example".utf8)
        )
        .response { result, error in
            if let result {
                print(result)
            } else if let error {
                print(error)
            }
        }
        .progress { progress in
            print("\(progress.completedUnitCount) of \(progress.totalUnitCount)")
        }
    }

    static func batchUpload(_ client: DropboxClient, file: URL) {
        let commits = [file: Files.CommitInfo(path: "/output/path/in/Dropbox/file.txt")]

        client.files.batchUploadFiles(
            fileUrlsToCommitInfo: commits,
            progressBlock: { progress in
                print("Uploaded: \(progress.completedUnitCount) of \(progress.totalUnitCount)")
            },
            responseBlock: { entries, batchError, fileErrors in
                for (url, entry) in entries ?? [:] {
                    switch entry {
                    case .success(let metadata):
                        print("File uploaded from \(url.path) to \(metadata.pathDisplay ?? metadata.name)")
                    case .failure(let error):
                        // This file was not uploaded, although others may have been.
                        print("\(url.path): \(error)", fileErrors[url] as Any)
                    }
                }
                if let batchError {
                    print("Trouble with the batch: \(batchError)")
                } else if !fileErrors.isEmpty {
                    print("Trouble with single files, one that is not there for instance: \(fileErrors)")
                }
            })
    }

    static func downloadToFile(_ client: DropboxClient, outputDirectory: URL) {
        let output = outputDirectory.appendingPathComponent("test_file_output.txt")

        client.files.download(
            path: "/test/path/in/Dropbox/account/my_file.txt", overwrite: true, destination: output
        )
        .response { response, error in
            if let (metadata, destination) = response {
                print(metadata)
                print((try? String(contentsOf: destination, encoding: .utf8)) ?? "unreadable")
            } else if let error {
                print(error)
            }
        }
        .progress { progress in
            print("\(progress.completedUnitCount) of \(progress.totalUnitCount)")
        }
    }

    static func downloadToMemory(_ client: DropboxClient) {
        client.files.download(path: "/test/path/in/Dropbox/account/my_file.txt")
            .response { response, error in
                if let (metadata, fileContents) = response {
                    print(metadata)
                    print(String(decoding: fileContents, as: UTF8.self))
                } else if let error {
                    print(error)
                }
            }
            .progress { progress in
                print("\(progress.completedUnitCount) of \(progress.totalUnitCount)")
            }
    }

    static func specifyAPICallResponseQueue(_ client: DropboxClient) {
        client.files.listFolder(path: "").response(queue: DispatchQueue(label: "responses")) { result, _ in
            if let result {
                print(Thread.isMainThread ? "main thread" : "a thread of the queue")
                print(result)
            }
        }
    }
}
