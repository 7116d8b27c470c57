import DropboxRiviera

// The failures of extraction as the unions of the API, which differ in little.

extension Extraction.Failure {
    var markdownError: Riviera.MarkdownConversionApiV2Error {
        switch self {
        case .notFound: .notFoundError
        case .isFolder: .isAFolderError
        case .passwordProtected: .sharedLinkPasswordProtected
        case .downloadDisabled: .linkDownloadDisabledError
        case .unsupportedFormat: .unsupportedFormatError
        case .limitExceeded: .limitExceededError
        case .conversion: .conversionFailureError
        case .user(let words): .userError(words)
        }
    }

    var textError: Riviera.TextExtractionApiV2Error {
        switch self {
        case .notFound: .notFoundError
        case .isFolder: .isAFolderError
        case .passwordProtected: .sharedLinkPasswordProtected
        case .downloadDisabled: .linkDownloadDisabledError
        case .unsupportedFormat: .unsupportedFormatError
        case .limitExceeded: .limitExceededError
        case .conversion: .conversionFailureError
        case .user(let words): .userError(words)
        }
    }

    var ocrError: Riviera.OcrExtractionApiV2Error {
        switch self {
        case .notFound: .notFoundError
        case .isFolder: .isAFolderError
        case .passwordProtected: .sharedLinkPasswordProtected
        case .downloadDisabled: .linkDownloadDisabledError
        case .unsupportedFormat: .unsupportedFormatError
        case .limitExceeded: .limitExceededError
        case .conversion: .conversionFailureError
        case .user(let words): .userError(words)
        }
    }

    var metadataError: Riviera.MetadataExtractionApiV2Error {
        switch self {
        case .notFound: .notFoundError
        case .isFolder: .isAFolderError
        case .passwordProtected: .sharedLinkPasswordProtected
        case .downloadDisabled: .linkDownloadDisabledError
        case .unsupportedFormat: .unsupportedFormatError
        case .limitExceeded: .limitExceededError
        case .conversion: .conversionFailureError
        case .user(let words): .userError(words)
        }
    }

    /// There is no case for a wrong format here.
    var transcriptError: Riviera.ContentApiV2Error {
        switch self {
        case .notFound: .notFoundError
        case .isFolder: .isAFolderError
        case .passwordProtected: .sharedLinkPasswordProtected
        case .downloadDisabled: .linkDownloadDisabledError
        case .limitExceeded: .limitExceededError
        case .unsupportedFormat, .conversion: .userError("unsupported_format_error")
        case .user(let words): .userError(words)
        }
    }
}
