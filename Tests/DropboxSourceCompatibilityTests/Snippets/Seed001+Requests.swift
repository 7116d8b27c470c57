import Dispatch
import Foundation
import SwiftyDropbox

/// The snippets of the README of the Swift SDK, section by section. What they take for granted is a parameter.
enum Seed001 {}

extension Seed001 {
    static func dropboxClientInstanceWithToken() -> DropboxClient {
        // Initialize with manually retrieved auth token
        let client = DropboxClient(accessToken: "<MY_ACCESS_TOKEN>")
        return client
    }

    static func rpcStyleRequest(_ client: DropboxClient) {
        client.files.createFolder(path: "/test/path/in/Dropbox/account").response { response, error in
            if let response = response {
                print(response)
            } else if let error = error {
                print(error)
            }
        }
    }

    static func uploadStyleRequest(_ client: DropboxClient, someConditionIsSatisfied: Bool) {
        let fileData = Data("testing data example".utf8)

        let request = client.files.upload(path: "/test/path/in/Dropbox/account", input: fileData)
            .response { response, error in
                if let response = response {
                    print(response)
                } else if let error = error {
                    print(error)
                }
            }
            .progress { progressData in
                print(progressData)
            }

        // in case you want to cancel the request
        if someConditionIsSatisfied {
            request.cancel()
        }
    }

    static func downloadStyleRequest(_ client: DropboxClient, directoryURL: URL) {
        // Download to URL
        let destination = directoryURL.appendingPathComponent("myTestFile")

        client.files.download(path: "/test/path/in/Dropbox/account", overwrite: true, destination: destination)
            .response { response, error in
                if let response = response {
                    print(response)
                } else if let error = error {
                    print(error)
                }
            }
            .progress { progressData in
                print(progressData)
            }

        // Download to Data
        client.files.download(path: "/test/path/in/Dropbox/account")
            .response { response, error in
                if let response = response {
                    let responseMetadata = response.0
                    print(responseMetadata)
                    let fileContents = response.1
                    print(fileContents)
                } else if let error = error {
                    print(error)
                }
            }
            .progress { progressData in
                print(progressData)
            }
    }

    static func specifyAPICallResponseQueue(_ client: DropboxClient) {
        client.files.listFolder(path: "").response(queue: DispatchQueue(label: "MyCustomSerialQueue")) {
            response, error in
            if let result = response {
                print(Thread.current)
                print(Thread.isMainThread)
                print(result)
            }
        }
    }
}
