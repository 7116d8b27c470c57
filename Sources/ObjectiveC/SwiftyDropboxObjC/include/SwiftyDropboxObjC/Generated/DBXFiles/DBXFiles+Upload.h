// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Base.h>

@class DBXFilePropertiesInvalidPropertyGroupError, DBXFilePropertiesPropertyGroup, DBXFilesCommitInfo,
    DBXFilesFileMetadata, DBXFilesUploadErrorContentHashMismatch, DBXFilesUploadErrorEncryptionNotSupported,
    DBXFilesUploadErrorOther, DBXFilesUploadErrorPath, DBXFilesUploadErrorPayloadTooLarge,
    DBXFilesUploadErrorPropertiesError, DBXFilesUploadSessionAppendBatchArgEntry,
    DBXFilesUploadSessionAppendBatchEntryErrorClosed,
    DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidDataSize,
    DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset,
    DBXFilesUploadSessionAppendBatchEntryErrorIncorrectOffset, DBXFilesUploadSessionAppendBatchEntryErrorNotFound,
    DBXFilesUploadSessionAppendBatchEntryErrorOther, DBXFilesUploadSessionAppendBatchEntryErrorTooLarge,
    DBXFilesUploadSessionAppendBatchErrorContentHashMismatch, DBXFilesUploadSessionAppendBatchErrorLengthMismatch,
    DBXFilesUploadSessionAppendBatchErrorOther, DBXFilesUploadSessionAppendBatchErrorPayloadTooLarge,
    DBXFilesUploadSessionAppendBatchResultEntry, DBXFilesUploadSessionAppendBatchResultEntryFailure,
    DBXFilesUploadSessionAppendBatchResultEntrySuccess, DBXFilesUploadSessionAppendErrorClosed,
    DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidDataSize,
    DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidOffset, DBXFilesUploadSessionAppendErrorContentHashMismatch,
    DBXFilesUploadSessionAppendErrorIncorrectOffset, DBXFilesUploadSessionAppendErrorNotClosed,
    DBXFilesUploadSessionAppendErrorNotFound, DBXFilesUploadSessionAppendErrorOther,
    DBXFilesUploadSessionAppendErrorPayloadTooLarge, DBXFilesUploadSessionAppendErrorTooLarge,
    DBXFilesUploadSessionCursor, DBXFilesUploadSessionFinishBatchJobStatusComplete,
    DBXFilesUploadSessionFinishBatchJobStatusInProgress, DBXFilesUploadSessionFinishBatchLaunchAsyncJobId,
    DBXFilesUploadSessionFinishBatchLaunchComplete, DBXFilesUploadSessionFinishBatchLaunchOther,
    DBXFilesUploadSessionFinishBatchResult, DBXFilesUploadSessionFinishBatchResultEntry,
    DBXFilesUploadSessionFinishBatchResultEntryFailure, DBXFilesUploadSessionFinishBatchResultEntrySuccess,
    DBXFilesUploadSessionFinishError, DBXFilesUploadSessionFinishErrorConcurrentSessionDataNotAllowed,
    DBXFilesUploadSessionFinishErrorConcurrentSessionMissingData,
    DBXFilesUploadSessionFinishErrorConcurrentSessionNotClosed, DBXFilesUploadSessionFinishErrorContentHashMismatch,
    DBXFilesUploadSessionFinishErrorEncryptionNotSupported, DBXFilesUploadSessionFinishErrorLookupFailed,
    DBXFilesUploadSessionFinishErrorOther, DBXFilesUploadSessionFinishErrorPath,
    DBXFilesUploadSessionFinishErrorPayloadTooLarge, DBXFilesUploadSessionFinishErrorPropertiesError,
    DBXFilesUploadSessionFinishErrorTooManySharedFolderTargets, DBXFilesUploadSessionFinishErrorTooManyWriteOperations,
    DBXFilesUploadSessionLookupError, DBXFilesUploadSessionLookupErrorClosed,
    DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidDataSize,
    DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidOffset, DBXFilesUploadSessionLookupErrorIncorrectOffset,
    DBXFilesUploadSessionLookupErrorNotClosed, DBXFilesUploadSessionLookupErrorNotFound,
    DBXFilesUploadSessionLookupErrorOther, DBXFilesUploadSessionLookupErrorPayloadTooLarge,
    DBXFilesUploadSessionLookupErrorTooLarge, DBXFilesUploadSessionOffsetError,
    DBXFilesUploadSessionStartErrorConcurrentSessionCloseNotAllowed,
    DBXFilesUploadSessionStartErrorConcurrentSessionDataNotAllowed, DBXFilesUploadSessionStartErrorContentHashMismatch,
    DBXFilesUploadSessionStartErrorOther, DBXFilesUploadSessionStartErrorPayloadTooLarge, DBXFilesUploadSessionType,
    DBXFilesUploadSessionTypeConcurrent, DBXFilesUploadSessionTypeOther, DBXFilesUploadSessionTypeSequential,
    DBXFilesUploadWriteFailed, DBXFilesWriteError, DBXFilesWriteMode;

NS_ASSUME_NONNULL_BEGIN

/// The destination of an uploaded file, and the way to save it.
@interface DBXFilesUploadArg : DBXFilesCommitInfo
/// The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`, `id:`,
///     or `ns:`.
///   - mode: The action to take if an item already exists at the path. The default is `add`.
///   - autorename: A Boolean value that indicates whether to save the file with another name, such as `report (2).txt`,
///     instead of failing with a conflict. The default is `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is for display only and
///     doesn't affect conflicts.
///   - mute: A Boolean value that indicates whether to suppress notifications about this change on the user's devices.
///     The default is `@NO`.
///   - propertyGroups: The custom properties to save with the file.
///   - strictConflict: A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical
///     content and an `.update` of a deleted file are conflicts, too. The default is `@NO`.
///   - contentHash: The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
///     characters.
- (instancetype)initWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    DB_UNAVAILABLE;
@end

/// The reason that a file wasn't uploaded.
@interface DBXFilesUploadError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorPath *asPath;
/// The object if its tag is `properties_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorPropertiesError *asPropertiesError;
/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorPayloadTooLarge *asPayloadTooLarge;
/// The object if its tag is `content_hash_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorContentHashMismatch *asContentHashMismatch;
/// The object if its tag is `encryption_not_supported`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorEncryptionNotSupported *asEncryptionNotSupported;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadErrorOther *asOther;
@end

/// Dropbox received the data but couldn't save it at this path.
@interface DBXFilesUploadErrorPath : DBXFilesUploadError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesUploadWriteFailed *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesUploadWriteFailed *)path NS_DESIGNATED_INITIALIZER;
@end

/// A property group isn't valid. The file was saved without the property groups.
@interface DBXFilesUploadErrorPropertiesError : DBXFilesUploadError
/// The value of `properties_error`.
@property (nonatomic, strong) DBXFilePropertiesInvalidPropertyGroupError *propertiesError;
/// Creates an object with the tag `properties_error`.
- (instancetype)init:(DBXFilePropertiesInvalidPropertyGroupError *)propertiesError NS_DESIGNATED_INITIALIZER;
@end

/// The request body is larger than 150 MiB. Use an upload session.
@interface DBXFilesUploadErrorPayloadTooLarge : DBXFilesUploadError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Upload the data again.
@interface DBXFilesUploadErrorContentHashMismatch : DBXFilesUploadError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination requires encryption, which the API doesn't support.
@interface DBXFilesUploadErrorEncryptionNotSupported : DBXFilesUploadError
/// Creates an object with the tag `encryption_not_supported`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadErrorOther : DBXFilesUploadError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The upload session to which to append data.
@interface DBXFilesUploadSessionAppendArg : DBXObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBXFilesUploadSessionCursor *cursor;

/// A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You must close
/// a concurrent session before you finish it. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
/// characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - close: A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You
///     must close a concurrent session before you finish it. The default is `@NO`.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
- (instancetype)initWithCursor:(DBXFilesUploadSessionCursor *)cursor
    close:(NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// The upload sessions to which to append data.
@interface DBXFilesUploadSessionAppendBatchArg : DBXObject
/// The upload sessions, in the order of their data in the body. At most 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *entries;
/// The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - entries: The upload sessions, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly
///     64 characters.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// The data to append to one upload session.
@interface DBXFilesUploadSessionAppendBatchArgEntry : DBXObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBXFilesUploadSessionCursor *cursor;
/// The number of bytes in the body that belong to this session.
@property (nonatomic, readonly) NSNumber *length;
/// A Boolean value that indicates whether this is the last chunk of the session. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - length: The number of bytes in the body that belong to this session.
///   - close: A Boolean value that indicates whether this is the last chunk of the session. The default is `@NO`.
- (instancetype)initWithCursor:(DBXFilesUploadSessionCursor *)cursor
    length:(NSNumber *)length
    close:(NSNumber *)close
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no data was appended to an upload session.
@interface DBXFilesUploadSessionAppendBatchEntryError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionAppendBatchEntryError (Members)
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchEntryErrorNotFound *asNotFound;
/// The object if its tag is `incorrect_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchEntryErrorIncorrectOffset *asIncorrectOffset;
/// The object if its tag is `closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchEntryErrorClosed *asClosed;
/// The object if its tag is `too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchEntryErrorTooLarge *asTooLarge;

/// The object if its tag is `concurrent_session_invalid_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset *asConcurrentSessionInvalidOffset;

/// The object if its tag is `concurrent_session_invalid_data_size`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidDataSize *asConcurrentSessionInvalidDataSize;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchEntryErrorOther *asOther;
@end

/// The upload session doesn't exist or is older than 7 days. Start a new one.
@interface DBXFilesUploadSessionAppendBatchEntryErrorNotFound : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
@interface DBXFilesUploadSessionAppendBatchEntryErrorIncorrectOffset : DBXFilesUploadSessionAppendBatchEntryError
/// The value of `incorrect_offset`.
@property (nonatomic, strong) DBXFilesUploadSessionOffsetError *incorrectOffset;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)init:(DBXFilesUploadSessionOffsetError *)incorrectOffset NS_DESIGNATED_INITIALIZER;
@end

/// The session is closed and accepts no more data.
@interface DBXFilesUploadSessionAppendBatchEntryErrorClosed : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file would grow beyond 2,199,019,061,248 bytes.
@interface DBXFilesUploadSessionAppendBatchEntryErrorTooLarge : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
@interface DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent with
/// `close`, can have another length.
@interface DBXFilesUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidDataSize : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionAppendBatchEntryErrorOther : DBXFilesUploadSessionAppendBatchEntryError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that no data was appended to any upload session.
@interface DBXFilesUploadSessionAppendBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionAppendBatchError (Members)
/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchErrorPayloadTooLarge *asPayloadTooLarge;

/// The object if its tag is `content_hash_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionAppendBatchErrorContentHashMismatch *asContentHashMismatch;

/// The object if its tag is `length_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchErrorLengthMismatch *asLengthMismatch;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchErrorOther *asOther;
@end

/// The request body is larger than 150 MiB. Use several requests.
@interface DBXFilesUploadSessionAppendBatchErrorPayloadTooLarge : DBXFilesUploadSessionAppendBatchError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
@interface DBXFilesUploadSessionAppendBatchErrorContentHashMismatch : DBXFilesUploadSessionAppendBatchError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The sum of the lengths differs from the length of the body.
@interface DBXFilesUploadSessionAppendBatchErrorLengthMismatch : DBXFilesUploadSessionAppendBatchError
/// Creates an object with the tag `length_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionAppendBatchErrorOther : DBXFilesUploadSessionAppendBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for each session.
@interface DBXFilesUploadSessionAppendBatchResult : DBXObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionAppendBatchResultEntry *> *entries;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchResultEntry *> *)entries
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one session.
@interface DBXFilesUploadSessionAppendBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionAppendBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendBatchResultEntryFailure *asFailure;
@end

/// The data was appended.
@interface DBXFilesUploadSessionAppendBatchResultEntrySuccess : DBXFilesUploadSessionAppendBatchResultEntry
/// Creates an object with the tag `success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The data wasn't appended.
@interface DBXFilesUploadSessionAppendBatchResultEntryFailure : DBXFilesUploadSessionAppendBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesUploadSessionAppendBatchEntryError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesUploadSessionAppendBatchEntryError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// The reason that data wasn't appended.
@interface DBXFilesUploadSessionAppendError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionAppendError (Members)
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorNotFound *asNotFound;
/// The object if its tag is `incorrect_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorIncorrectOffset *asIncorrectOffset;
/// The object if its tag is `closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorClosed *asClosed;
/// The object if its tag is `too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorTooLarge *asTooLarge;

/// The object if its tag is `concurrent_session_invalid_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidOffset *asConcurrentSessionInvalidOffset;

/// The object if its tag is `concurrent_session_invalid_data_size`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidDataSize *asConcurrentSessionInvalidDataSize;

/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorPayloadTooLarge *asPayloadTooLarge;
/// The object if its tag is `content_hash_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorContentHashMismatch *asContentHashMismatch;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorOther *asOther;
/// The object if its tag is `not_closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionAppendErrorNotClosed *asNotClosed;
@end

/// The upload session doesn't exist or is older than 7 days. Start a new one.
@interface DBXFilesUploadSessionAppendErrorNotFound : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
@interface DBXFilesUploadSessionAppendErrorIncorrectOffset : DBXFilesUploadSessionAppendError
/// The value of `incorrect_offset`.
@property (nonatomic, strong) DBXFilesUploadSessionOffsetError *incorrectOffset;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)init:(DBXFilesUploadSessionOffsetError *)incorrectOffset NS_DESIGNATED_INITIALIZER;
@end

/// The session is closed and accepts no more data.
@interface DBXFilesUploadSessionAppendErrorClosed : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file would grow beyond 2,199,019,061,248 bytes.
@interface DBXFilesUploadSessionAppendErrorTooLarge : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
@interface DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidOffset : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent with
/// `close`, can have another length.
@interface DBXFilesUploadSessionAppendErrorConcurrentSessionInvalidDataSize : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send smaller chunks.
@interface DBXFilesUploadSessionAppendErrorPayloadTooLarge : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
@interface DBXFilesUploadSessionAppendErrorContentHashMismatch : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionAppendErrorOther : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The session isn't closed. Retired: the service no longer returns it.
@interface DBXFilesUploadSessionAppendErrorNotClosed : DBXFilesUploadSessionAppendError
/// Creates an object with the tag `not_closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A position in an upload session.
@interface DBXFilesUploadSessionCursor : DBXObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The number of bytes that the session already contains. The new data starts at this offset.
@property (nonatomic, readonly) NSNumber *offset;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - offset: The number of bytes that the session already contains. The new data starts at this offset.
- (instancetype)initWithSessionId:(NSString *)sessionId offset:(NSNumber *)offset NS_DESIGNATED_INITIALIZER;
@end

/// The upload session to save, and the destination.
@interface DBXFilesUploadSessionFinishArg : DBXObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBXFilesUploadSessionCursor *cursor;
/// The destination of the file, and the way to save it.
@property (nonatomic, readonly) DBXFilesCommitInfo *commit;

/// The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox verifies the
/// received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - commit: The destination of the file, and the way to save it.
///   - contentHash: The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox
///     verifies the received data. Exactly 64 characters.
- (instancetype)initWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// The upload sessions to save, and the destinations.
@interface DBXFilesUploadSessionFinishBatchArg : DBXObject
/// The upload sessions and destinations. At most 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionFinishArg *> *entries;

/// Creates an object.
///
/// - Parameter entries: The upload sessions and destinations. At most 1000 items.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionFinishArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The state of a job of `uploadSessionFinishBatch`.
@interface DBXFilesUploadSessionFinishBatchJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionFinishBatchJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchJobStatusComplete *asComplete;
@end

/// The job is still running. Poll again later.
@interface DBXFilesUploadSessionFinishBatchJobStatusInProgress : DBXFilesUploadSessionFinishBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job is complete. Each entry has its own outcome.
@interface DBXFilesUploadSessionFinishBatchJobStatusComplete : DBXFilesUploadSessionFinishBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesUploadSessionFinishBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesUploadSessionFinishBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The result of `uploadSessionFinishBatch`: a job to poll, or the outcome.
@interface DBXFilesUploadSessionFinishBatchLaunch : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionFinishBatchLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchLaunchComplete *asComplete;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchLaunchOther *asOther;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesUploadSessionFinishBatchLaunchAsyncJobId : DBXFilesUploadSessionFinishBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each entry has its own outcome.
@interface DBXFilesUploadSessionFinishBatchLaunchComplete : DBXFilesUploadSessionFinishBatchLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesUploadSessionFinishBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesUploadSessionFinishBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionFinishBatchLaunchOther : DBXFilesUploadSessionFinishBatchLaunch
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for each file.
@interface DBXFilesUploadSessionFinishBatchResult : DBXObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesUploadSessionFinishBatchResultEntry *> *entries;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXFilesUploadSessionFinishBatchResultEntry *> *)entries
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one file.
@interface DBXFilesUploadSessionFinishBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionFinishBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishBatchResultEntryFailure *asFailure;
@end

/// The file was saved.
@interface DBXFilesUploadSessionFinishBatchResultEntrySuccess : DBXFilesUploadSessionFinishBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesFileMetadata *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesFileMetadata *)success NS_DESIGNATED_INITIALIZER;
@end

/// The file wasn't saved.
@interface DBXFilesUploadSessionFinishBatchResultEntryFailure : DBXFilesUploadSessionFinishBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesUploadSessionFinishError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesUploadSessionFinishError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an upload session wasn't saved as a file.
@interface DBXFilesUploadSessionFinishError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionFinishError (Members)
/// The object if its tag is `lookup_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorLookupFailed *asLookupFailed;
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorPath *asPath;
/// The object if its tag is `properties_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorPropertiesError *asPropertiesError;

/// The object if its tag is `too_many_shared_folder_targets`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorTooManySharedFolderTargets *asTooManySharedFolderTargets;

/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorTooManyWriteOperations *asTooManyWriteOperations;

/// The object if its tag is `concurrent_session_data_not_allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorConcurrentSessionDataNotAllowed *asConcurrentSessionDataNotAllowed;

/// The object if its tag is `concurrent_session_not_closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorConcurrentSessionNotClosed *asConcurrentSessionNotClosed;

/// The object if its tag is `concurrent_session_missing_data`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorConcurrentSessionMissingData *asConcurrentSessionMissingData;

/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorPayloadTooLarge *asPayloadTooLarge;
/// The object if its tag is `content_hash_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorContentHashMismatch *asContentHashMismatch;

/// The object if its tag is `encryption_not_supported`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionFinishErrorEncryptionNotSupported *asEncryptionNotSupported;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionFinishErrorOther *asOther;
@end

/// The session or the offset isn't valid.
@interface DBXFilesUploadSessionFinishErrorLookupFailed : DBXFilesUploadSessionFinishError
/// The value of `lookup_failed`.
@property (nonatomic, strong) DBXFilesUploadSessionLookupError *lookupFailed;
/// Creates an object with the tag `lookup_failed`.
- (instancetype)init:(DBXFilesUploadSessionLookupError *)lookupFailed NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be written to this path. The session keeps its data: try again with an empty body, and the end of the
/// data as the offset.
@interface DBXFilesUploadSessionFinishErrorPath : DBXFilesUploadSessionFinishError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A property group isn't valid. The file was saved without the property groups.
@interface DBXFilesUploadSessionFinishErrorPropertiesError : DBXFilesUploadSessionFinishError
/// The value of `properties_error`.
@property (nonatomic, strong) DBXFilePropertiesInvalidPropertyGroupError *propertiesError;
/// Creates an object with the tag `properties_error`.
- (instancetype)init:(DBXFilePropertiesInvalidPropertyGroupError *)propertiesError NS_DESIGNATED_INITIALIZER;
@end

/// The batch writes to too many shared folders. Use a batch for each shared folder. Deprecated.
@interface DBXFilesUploadSessionFinishErrorTooManySharedFolderTargets : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `too_many_shared_folder_targets`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
@interface DBXFilesUploadSessionFinishErrorTooManyWriteOperations : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The request to finish a concurrent session can't contain data. Append the last chunk first.
@interface DBXFilesUploadSessionFinishErrorConcurrentSessionDataNotAllowed : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// You must close a concurrent session, with `close` of its last append request, before you finish it.
@interface DBXFilesUploadSessionFinishErrorConcurrentSessionNotClosed : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `concurrent_session_not_closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Chunks of the file are missing. Append them before you finish the session.
@interface DBXFilesUploadSessionFinishErrorConcurrentSessionMissingData : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `concurrent_session_missing_data`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send smaller chunks.
@interface DBXFilesUploadSessionFinishErrorPayloadTooLarge : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
@interface DBXFilesUploadSessionFinishErrorContentHashMismatch : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination requires encryption, which the API doesn't support.
@interface DBXFilesUploadSessionFinishErrorEncryptionNotSupported : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `encryption_not_supported`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionFinishErrorOther : DBXFilesUploadSessionFinishError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that an upload session can't be used as requested.
@interface DBXFilesUploadSessionLookupError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionLookupError (Members)
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorNotFound *asNotFound;
/// The object if its tag is `incorrect_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorIncorrectOffset *asIncorrectOffset;
/// The object if its tag is `closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorClosed *asClosed;
/// The object if its tag is `not_closed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorNotClosed *asNotClosed;
/// The object if its tag is `too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorTooLarge *asTooLarge;

/// The object if its tag is `concurrent_session_invalid_offset`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidOffset *asConcurrentSessionInvalidOffset;

/// The object if its tag is `concurrent_session_invalid_data_size`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidDataSize *asConcurrentSessionInvalidDataSize;

/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorPayloadTooLarge *asPayloadTooLarge;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionLookupErrorOther *asOther;
@end

/// The upload session doesn't exist or is older than 7 days. Start a new one.
@interface DBXFilesUploadSessionLookupErrorNotFound : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
@interface DBXFilesUploadSessionLookupErrorIncorrectOffset : DBXFilesUploadSessionLookupError
/// The value of `incorrect_offset`.
@property (nonatomic, strong) DBXFilesUploadSessionOffsetError *incorrectOffset;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)init:(DBXFilesUploadSessionOffsetError *)incorrectOffset NS_DESIGNATED_INITIALIZER;
@end

/// The session is closed and accepts no more data.
@interface DBXFilesUploadSessionLookupErrorClosed : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// You must close a session, with `close` of its last request, before you finish it in a batch.
@interface DBXFilesUploadSessionLookupErrorNotClosed : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `not_closed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file would grow beyond 2,199,019,061,248 bytes.
@interface DBXFilesUploadSessionLookupErrorTooLarge : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
@interface DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidOffset : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent with
/// `close`, can have another length.
@interface DBXFilesUploadSessionLookupErrorConcurrentSessionInvalidDataSize : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send smaller chunks.
@interface DBXFilesUploadSessionLookupErrorPayloadTooLarge : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionLookupErrorOther : DBXFilesUploadSessionLookupError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The actual offset of an upload session.
@interface DBXFilesUploadSessionOffsetError : DBXObject
/// The number of bytes that the session contains. Continue at this offset.
@property (nonatomic, readonly) NSNumber *correctOffset;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCorrectOffset:(NSNumber *)correctOffset NS_DESIGNATED_INITIALIZER;
@end

/// The properties of a new upload session.
@interface DBXFilesUploadSessionStartArg : DBXObject
/// A Boolean value that indicates whether the data of this request is the entire file. Not supported for concurrent
/// sessions. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// The type of the session. `nil` for a sequential session.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionType *sessionType;

/// The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
/// characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - close: A Boolean value that indicates whether the data of this request is the entire file. Not supported for
///     concurrent sessions. The default is `@NO`.
///   - sessionType: The type of the session. `nil` for a sequential session.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
- (instancetype)initWithClose:(NSNumber *)close
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// The number and type of new upload sessions.
@interface DBXFilesUploadSessionStartBatchArg : DBXObject
/// The type of the sessions. `nil` for sequential sessions.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionType *sessionType;
/// The number of sessions to start. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *numSessions;

/// Creates an object.
///
/// - Parameters:
///   - numSessions: The number of sessions to start. From 1 to 1000.
///   - sessionType: The type of the sessions. `nil` for sequential sessions.
- (instancetype)initWithNumSessions:(NSNumber *)numSessions
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    NS_DESIGNATED_INITIALIZER;
@end

/// The new upload sessions.
@interface DBXFilesUploadSessionStartBatchResult : DBXObject
/// The identifiers of the new sessions.
@property (nonatomic, readonly, copy) NSArray<NSString *> *sessionIds;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSessionIds:(NSArray<NSString *> *)sessionIds NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no upload session was started.
@interface DBXFilesUploadSessionStartError : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionStartError (Members)
/// The object if its tag is `concurrent_session_data_not_allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionStartErrorConcurrentSessionDataNotAllowed *asConcurrentSessionDataNotAllowed;

/// The object if its tag is `concurrent_session_close_not_allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesUploadSessionStartErrorConcurrentSessionCloseNotAllowed *asConcurrentSessionCloseNotAllowed;

/// The object if its tag is `payload_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionStartErrorPayloadTooLarge *asPayloadTooLarge;
/// The object if its tag is `content_hash_mismatch`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionStartErrorContentHashMismatch *asContentHashMismatch;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionStartErrorOther *asOther;
@end

/// The request to start a concurrent session can't contain data.
@interface DBXFilesUploadSessionStartErrorConcurrentSessionDataNotAllowed : DBXFilesUploadSessionStartError
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The request to start a concurrent session can't close it.
@interface DBXFilesUploadSessionStartErrorConcurrentSessionCloseNotAllowed : DBXFilesUploadSessionStartError
/// Creates an object with the tag `concurrent_session_close_not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The request body is larger than 150 MiB. Send smaller chunks.
@interface DBXFilesUploadSessionStartErrorPayloadTooLarge : DBXFilesUploadSessionStartError
/// Creates an object with the tag `payload_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
@interface DBXFilesUploadSessionStartErrorContentHashMismatch : DBXFilesUploadSessionStartError
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionStartErrorOther : DBXFilesUploadSessionStartError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The new upload session.
@interface DBXFilesUploadSessionStartResult : DBXObject
/// The identifier of the new session. The session exists for 7 days.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSessionId:(NSString *)sessionId NS_DESIGNATED_INITIALIZER;
@end

/// The order in which an upload session accepts chunks.
@interface DBXFilesUploadSessionType : DBXObject
@end

/// The members of the union.
@interface DBXFilesUploadSessionType (Members)
/// The object if its tag is `sequential`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionTypeSequential *asSequential;
/// The object if its tag is `concurrent`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionTypeConcurrent *asConcurrent;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesUploadSessionTypeOther *asOther;
@end

/// Accepts one chunk after another.
@interface DBXFilesUploadSessionTypeSequential : DBXFilesUploadSessionType
/// Creates an object with the tag `sequential`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Accepts chunks in any order and concurrently. Offsets and lengths must be multiples of 4,194,304 bytes, except for
/// the length of the last chunk.
@interface DBXFilesUploadSessionTypeConcurrent : DBXFilesUploadSessionType
/// Creates an object with the tag `concurrent`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesUploadSessionTypeOther : DBXFilesUploadSessionType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Data that Dropbox received but couldn't save.
@interface DBXFilesUploadWriteFailed : DBXObject
/// The reason that the file wasn't saved.
@property (nonatomic, readonly) DBXFilesWriteError *reason;

/// The identifier of an upload session that contains the data. To save it elsewhere without another upload, use
/// `uploadSessionFinish`.
@property (nonatomic, readonly, copy) NSString *uploadSessionId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithReason:(DBXFilesWriteError *)reason
    uploadSessionId:(NSString *)uploadSessionId
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
