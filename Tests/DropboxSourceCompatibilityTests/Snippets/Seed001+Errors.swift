import SwiftyDropbox

// Two tags of `LookupError` are younger than the README, and ids and messages are optional: that is all that differs.
extension Seed001 {
    static func routeSpecificErrors(_ client: DropboxClient) {
        client.files.deleteV2(path: "/test/path/in/Dropbox/account").response { response, error in
            if let response = response {
                print(response)
            } else if let error = error {
                switch error as CallError {
                case .routeError(let boxed, _, _, let requestId):
                    print("RouteError[\(requestId ?? "")]:")

                    switch boxed.unboxed as Files.DeleteError {
                    case .pathLookup(let lookupError):
                        switch lookupError {
                        case .notFound:
                            print("There is nothing at the given path.")
                        case .notFile:
                            print("We were expecting a file, but the path refers to something that isn't a file.")
                        case .notFolder:
                            print("We were expecting a folder, but the path refers to something that isn't a folder.")
                        case .restrictedContent:
                            print("The file cannot be transferred because the content is restricted...")
                        case .malformedPath(let malformedPath):
                            print("Malformed path: \(malformedPath ?? "")")
                        case .unsupportedContentType, .locked, .other:
                            print("Unknown")
                        }
                    case .pathWrite(let writeError):
                        print("WriteError: \(writeError)")
                    // you can handle each `WriteError` case like the `DeleteError` cases above
                    case .tooManyWriteOperations:
                        print("Another write operation occurring at the same time prevented this from succeeding.")
                    case .tooManyFiles:
                        print("There are too many files to delete.")
                    case .other:
                        print("Unknown")
                    }
                default:
                    print(error)  // a not route-specific error occurred
                }
            }
        }
    }

    static func genericNetworkRequestErrors(_ client: DropboxClient) {
        client.files.deleteV2(path: "/test/path/in/Dropbox/account").response { response, error in
            if let response = response {
                print(response)
            } else if let error = error {
                switch error as CallError {
                case .routeError(let boxed, _, let errorSummary, let requestId):
                    // a route-specific error occurred
                    // see handling above
                    print("RouteError[\(requestId ?? "")]: \(boxed.unboxed) \(errorSummary ?? "")")
                case .internalServerError(let code, let message, let requestId):
                    print("InternalServerError[\(requestId ?? "")]: \(code): \(message ?? "")")
                case .badInputError(let message, let requestId):
                    print("BadInputError[\(requestId ?? "")]: \(message ?? "")")
                case .authError(let authError, let userMessage, let errorSummary, let requestId):
                    print(
                        "AuthError[\(requestId ?? "")]: \(userMessage?.text ?? "") \(errorSummary ?? "") \(authError)")
                case .accessError(let accessError, let userMessage, let errorSummary, let requestId):
                    print(
                        "AccessError[\(requestId ?? "")]:",
                        "\(userMessage?.text ?? "") \(errorSummary ?? "") \(accessError)")
                case .rateLimitError(let rateLimitError, let userMessage, let errorSummary, let requestId):
                    print(
                        "RateLimitError[\(requestId ?? "")]:",
                        "\(userMessage?.text ?? "") \(errorSummary ?? "") \(rateLimitError)")
                case .httpError(let code, let message, let requestId):
                    print("HTTPError[\(requestId ?? "")]: \(code ?? 0): \(message ?? "")")
                case .clientError(let error):
                    print("ClientError: \(error)")
                case .serializationError(let error), .reconnectionError(let error):
                    print("Error: \(error)")
                }
            }
        }
    }

    static func responseHandlingEdgeCases(_ client: DropboxClient) {
        client.files.deleteV2(path: "/test/path/in/Dropbox/account").response { response, error in
            if let response = response {
                switch response.metadata {
                case let fileMetadata as Files.FileMetadata:
                    print("File metadata: \(fileMetadata)")
                case let folderMetadata as Files.FolderMetadata:
                    print("Folder metadata: \(folderMetadata)")
                case let deletedMetadata as Files.DeletedMetadata:
                    print("Deleted entity's metadata: \(deletedMetadata)")
                default:
                    print("Something newer than this SDK: \(response.metadata)")
                }
            } else if let error = error {
                switch error as CallError {
                case .routeError(let boxed, _, _, _):
                    print(boxed.unboxed)  // a route-specific error occurred; see handling above
                default:
                    print(error)  // a not route-specific error occurred; see handling above
                }
            }
        }
    }
}
