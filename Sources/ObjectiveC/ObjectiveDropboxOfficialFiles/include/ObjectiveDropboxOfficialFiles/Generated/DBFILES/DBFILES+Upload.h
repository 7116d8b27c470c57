// Generated from API/files.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Base.h>

@class DBFILEPROPERTIESInvalidPropertyGroupError, DBFILEPROPERTIESPropertyGroup, DBFILESCommitInfo, DBFILESFileMetadata,
    DBFILESUploadSessionAppendBatchArgEntry, DBFILESUploadSessionAppendBatchResultEntry, DBFILESUploadSessionCursor,
    DBFILESUploadSessionFinishBatchResult, DBFILESUploadSessionFinishBatchResultEntry, DBFILESUploadSessionFinishError,
    DBFILESUploadSessionLookupError, DBFILESUploadSessionOffsetError, DBFILESUploadSessionType,
    DBFILESUploadWriteFailed, DBFILESWriteError, DBFILESWriteMode;

NS_ASSUME_NONNULL_BEGIN

/// The destination of an uploaded file, and the way to save it.
@interface DBFILESUploadArg : DBFILESCommitInfo
/// The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
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
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESUploadArg` from and to JSON.
@interface DBFILESUploadArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadArg *)instance;
+ (DBFILESUploadArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadErrorTag) {
    /// Dropbox received the data but couldn't save it at this path.
    DBFILESUploadErrorPath,
    /// A property group isn't valid. The file was saved without the property groups.
    DBFILESUploadErrorPropertiesError,
    /// The request body is larger than 150 MiB. Use an upload session.
    DBFILESUploadErrorPayloadTooLarge,
    /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Upload the data
    /// again.
    DBFILESUploadErrorContentHashMismatch,
    /// The destination requires encryption, which the API doesn't support.
    DBFILESUploadErrorEncryptionNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadErrorOther,
};

/// The reason that a file wasn't uploaded.
@interface DBFILESUploadError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadErrorTag tag;
/// Dropbox received the data but couldn't save it at this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadWriteFailed *path;

/// A property group isn't valid. The file was saved without the property groups. Has a value only if
/// `isPropertiesError` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESInvalidPropertyGroupError *propertiesError;

/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESUploadWriteFailed *)path;
/// Creates an object with the tag `properties_error`.
- (instancetype)initWithPropertiesError:(DBFILEPROPERTIESInvalidPropertyGroupError *)propertiesError;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)initWithContentHashMismatch;
/// Creates an object with the tag `encryption_not_supported`.
- (instancetype)initWithEncryptionNotSupported;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `properties_error`.
- (BOOL)isPropertiesError;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `content_hash_mismatch`.
- (BOOL)isContentHashMismatch;
/// Returns whether the tag is `encryption_not_supported`.
- (BOOL)isEncryptionNotSupported;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadError` from and to JSON.
@interface DBFILESUploadErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadError *)instance;
+ (DBFILESUploadError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The upload session to which to append data.
@interface DBFILESUploadSessionAppendArg : DBStoneObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBFILESUploadSessionCursor *cursor;

/// A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You must close
/// a concurrent session before you finish it. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
/// characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - close: A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You
///     must close a concurrent session before you finish it. The default is `@NO`.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor
    close:(nullable NSNumber *)close
    contentHash:(nullable NSString *)contentHash;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor;
@end

/// Converts `DBFILESUploadSessionAppendArg` from and to JSON.
@interface DBFILESUploadSessionAppendArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendArg *)instance;
+ (DBFILESUploadSessionAppendArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The upload sessions to which to append data.
@interface DBFILESUploadSessionAppendBatchArg : DBStoneObject
/// The upload sessions, in the order of their data in the body. At most 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *entries;
/// The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The upload sessions, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly
///     64 characters.
- (instancetype)initWithEntries:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries;
@end

/// Converts `DBFILESUploadSessionAppendBatchArg` from and to JSON.
@interface DBFILESUploadSessionAppendBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchArg *)instance;
+ (DBFILESUploadSessionAppendBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The data to append to one upload session.
@interface DBFILESUploadSessionAppendBatchArgEntry : DBStoneObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBFILESUploadSessionCursor *cursor;
/// The number of bytes in the body that belong to this session.
@property (nonatomic, readonly) NSNumber *length;
/// A Boolean value that indicates whether this is the last chunk of the session. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - length: The number of bytes in the body that belong to this session.
///   - close: A Boolean value that indicates whether this is the last chunk of the session. The default is `@NO`.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor
    length:(NSNumber *)length
    close:(nullable NSNumber *)close;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor length:(NSNumber *)length;
@end

/// Converts `DBFILESUploadSessionAppendBatchArgEntry` from and to JSON.
@interface DBFILESUploadSessionAppendBatchArgEntrySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchArgEntry *)instance;
+ (DBFILESUploadSessionAppendBatchArgEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionAppendBatchEntryError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionAppendBatchEntryErrorTag) {
    /// The upload session doesn't exist or is older than 7 days. Start a new one.
    DBFILESUploadSessionAppendBatchEntryErrorNotFound,
    /// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
    DBFILESUploadSessionAppendBatchEntryErrorIncorrectOffset,
    /// The session is closed and accepts no more data.
    DBFILESUploadSessionAppendBatchEntryErrorClosed,
    /// The file would grow beyond 2,199,019,061,248 bytes.
    DBFILESUploadSessionAppendBatchEntryErrorTooLarge,
    /// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
    DBFILESUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidOffset,
    /// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent
    /// with `close`, can have another length.
    DBFILESUploadSessionAppendBatchEntryErrorConcurrentSessionInvalidDataSize,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionAppendBatchEntryErrorOther,
};

/// The reason that no data was appended to an upload session.
@interface DBFILESUploadSessionAppendBatchEntryError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendBatchEntryErrorTag tag;

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response. Has a
/// value only if `isIncorrectOffset` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionOffsetError *incorrectOffset;

/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)initWithIncorrectOffset:(DBFILESUploadSessionOffsetError *)incorrectOffset;
/// Creates an object with the tag `closed`.
- (instancetype)initWithClosed;
/// Creates an object with the tag `too_large`.
- (instancetype)initWithTooLarge;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)initWithConcurrentSessionInvalidOffset;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)initWithConcurrentSessionInvalidDataSize;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `incorrect_offset`.
- (BOOL)isIncorrectOffset;
/// Returns whether the tag is `closed`.
- (BOOL)isClosed;
/// Returns whether the tag is `too_large`.
- (BOOL)isTooLarge;
/// Returns whether the tag is `concurrent_session_invalid_offset`.
- (BOOL)isConcurrentSessionInvalidOffset;
/// Returns whether the tag is `concurrent_session_invalid_data_size`.
- (BOOL)isConcurrentSessionInvalidDataSize;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionAppendBatchEntryError` from and to JSON.
@interface DBFILESUploadSessionAppendBatchEntryErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchEntryError *)instance;
+ (DBFILESUploadSessionAppendBatchEntryError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionAppendBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionAppendBatchErrorTag) {
    /// The request body is larger than 150 MiB. Use several requests.
    DBFILESUploadSessionAppendBatchErrorPayloadTooLarge,
    /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
    DBFILESUploadSessionAppendBatchErrorContentHashMismatch,
    /// The sum of the lengths differs from the length of the body.
    DBFILESUploadSessionAppendBatchErrorLengthMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionAppendBatchErrorOther,
};

/// The reason that no data was appended to any upload session.
@interface DBFILESUploadSessionAppendBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendBatchErrorTag tag;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)initWithContentHashMismatch;
/// Creates an object with the tag `length_mismatch`.
- (instancetype)initWithLengthMismatch;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `content_hash_mismatch`.
- (BOOL)isContentHashMismatch;
/// Returns whether the tag is `length_mismatch`.
- (BOOL)isLengthMismatch;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionAppendBatchError` from and to JSON.
@interface DBFILESUploadSessionAppendBatchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchError *)instance;
+ (DBFILESUploadSessionAppendBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each session.
@interface DBFILESUploadSessionAppendBatchResult : DBStoneObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionAppendBatchResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBFILESUploadSessionAppendBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESUploadSessionAppendBatchResult` from and to JSON.
@interface DBFILESUploadSessionAppendBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchResult *)instance;
+ (DBFILESUploadSessionAppendBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionAppendBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionAppendBatchResultEntryTag) {
    /// The data was appended.
    DBFILESUploadSessionAppendBatchResultEntrySuccess,
    /// The data wasn't appended.
    DBFILESUploadSessionAppendBatchResultEntryFailure,
};

/// The outcome for one session.
@interface DBFILESUploadSessionAppendBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendBatchResultEntryTag tag;
/// The data wasn't appended. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionAppendBatchEntryError *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESUploadSessionAppendBatchEntryError *)failure;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionAppendBatchResultEntry` from and to JSON.
@interface DBFILESUploadSessionAppendBatchResultEntrySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendBatchResultEntry *)instance;
+ (DBFILESUploadSessionAppendBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionAppendError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionAppendErrorTag) {
    /// The upload session doesn't exist or is older than 7 days. Start a new one.
    DBFILESUploadSessionAppendErrorNotFound,
    /// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
    DBFILESUploadSessionAppendErrorIncorrectOffset,
    /// The session is closed and accepts no more data.
    DBFILESUploadSessionAppendErrorClosed,
    /// The file would grow beyond 2,199,019,061,248 bytes.
    DBFILESUploadSessionAppendErrorTooLarge,
    /// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
    DBFILESUploadSessionAppendErrorConcurrentSessionInvalidOffset,
    /// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent
    /// with `close`, can have another length.
    DBFILESUploadSessionAppendErrorConcurrentSessionInvalidDataSize,
    /// The request body is larger than 150 MiB. Send smaller chunks.
    DBFILESUploadSessionAppendErrorPayloadTooLarge,
    /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
    DBFILESUploadSessionAppendErrorContentHashMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionAppendErrorOther,
    /// The session isn't closed. Retired: the service no longer returns it.
    DBFILESUploadSessionAppendErrorNotClosed,
};

/// The reason that data wasn't appended.
@interface DBFILESUploadSessionAppendError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionAppendErrorTag tag;

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response. Has a
/// value only if `isIncorrectOffset` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionOffsetError *incorrectOffset;

/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)initWithIncorrectOffset:(DBFILESUploadSessionOffsetError *)incorrectOffset;
/// Creates an object with the tag `closed`.
- (instancetype)initWithClosed;
/// Creates an object with the tag `too_large`.
- (instancetype)initWithTooLarge;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)initWithConcurrentSessionInvalidOffset;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)initWithConcurrentSessionInvalidDataSize;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)initWithContentHashMismatch;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `not_closed`.
- (instancetype)initWithNotClosed;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `incorrect_offset`.
- (BOOL)isIncorrectOffset;
/// Returns whether the tag is `closed`.
- (BOOL)isClosed;
/// Returns whether the tag is `too_large`.
- (BOOL)isTooLarge;
/// Returns whether the tag is `concurrent_session_invalid_offset`.
- (BOOL)isConcurrentSessionInvalidOffset;
/// Returns whether the tag is `concurrent_session_invalid_data_size`.
- (BOOL)isConcurrentSessionInvalidDataSize;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `content_hash_mismatch`.
- (BOOL)isContentHashMismatch;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `not_closed`.
- (BOOL)isNotClosed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionAppendError` from and to JSON.
@interface DBFILESUploadSessionAppendErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionAppendError *)instance;
+ (DBFILESUploadSessionAppendError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A position in an upload session.
@interface DBFILESUploadSessionCursor : DBStoneObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The number of bytes that the session already contains. The new data starts at this offset.
@property (nonatomic, readonly) NSNumber *offset;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - offset: The number of bytes that the session already contains. The new data starts at this offset.
- (instancetype)initWithSessionId:(NSString *)sessionId offset:(NSNumber *)offset;
@end

/// Converts `DBFILESUploadSessionCursor` from and to JSON.
@interface DBFILESUploadSessionCursorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionCursor *)instance;
+ (DBFILESUploadSessionCursor *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The upload session to save, and the destination.
@interface DBFILESUploadSessionFinishArg : DBStoneObject
/// The upload session, and the number of bytes it already contains.
@property (nonatomic, readonly) DBFILESUploadSessionCursor *cursor;
/// The destination of the file, and the way to save it.
@property (nonatomic, readonly) DBFILESCommitInfo *commit;

/// The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox verifies the
/// received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - commit: The destination of the file, and the way to save it.
///   - contentHash: The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox
///     verifies the received data. Exactly 64 characters.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithCursor:(DBFILESUploadSessionCursor *)cursor commit:(DBFILESCommitInfo *)commit;
@end

/// Converts `DBFILESUploadSessionFinishArg` from and to JSON.
@interface DBFILESUploadSessionFinishArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishArg *)instance;
+ (DBFILESUploadSessionFinishArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The upload sessions to save, and the destinations.
@interface DBFILESUploadSessionFinishBatchArg : DBStoneObject
/// The upload sessions and destinations. At most 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionFinishArg *> *entries;

/// Creates an object.
///
/// - Parameter entries: The upload sessions and destinations. At most 1000 items.
- (instancetype)initWithEntries:(NSArray<DBFILESUploadSessionFinishArg *> *)entries;
@end

/// Converts `DBFILESUploadSessionFinishBatchArg` from and to JSON.
@interface DBFILESUploadSessionFinishBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishBatchArg *)instance;
+ (DBFILESUploadSessionFinishBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionFinishBatchJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionFinishBatchJobStatusTag) {
    /// The job is still running. Poll again later.
    DBFILESUploadSessionFinishBatchJobStatusInProgress,
    /// The job is complete. Each entry has its own outcome.
    DBFILESUploadSessionFinishBatchJobStatusComplete,
};

/// The state of a job of `uploadSessionFinishBatch`.
@interface DBFILESUploadSessionFinishBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchJobStatusTag tag;
/// The job is complete. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchResult *complete;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESUploadSessionFinishBatchResult *)complete;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionFinishBatchJobStatus` from and to JSON.
@interface DBFILESUploadSessionFinishBatchJobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishBatchJobStatus *)instance;
+ (DBFILESUploadSessionFinishBatchJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionFinishBatchLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionFinishBatchLaunchTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESUploadSessionFinishBatchLaunchAsyncJobId,
    /// The call completed without a job. Each entry has its own outcome.
    DBFILESUploadSessionFinishBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionFinishBatchLaunchOther,
};

/// The result of `uploadSessionFinishBatch`: a job to poll, or the outcome.
@interface DBFILESUploadSessionFinishBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchResult *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESUploadSessionFinishBatchResult *)complete;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionFinishBatchLaunch` from and to JSON.
@interface DBFILESUploadSessionFinishBatchLaunchSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishBatchLaunch *)instance;
+ (DBFILESUploadSessionFinishBatchLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each file.
@interface DBFILESUploadSessionFinishBatchResult : DBStoneObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESUploadSessionFinishBatchResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBFILESUploadSessionFinishBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESUploadSessionFinishBatchResult` from and to JSON.
@interface DBFILESUploadSessionFinishBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishBatchResult *)instance;
+ (DBFILESUploadSessionFinishBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionFinishBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionFinishBatchResultEntryTag) {
    /// The file was saved.
    DBFILESUploadSessionFinishBatchResultEntrySuccess,
    /// The file wasn't saved.
    DBFILESUploadSessionFinishBatchResultEntryFailure,
};

/// The outcome for one file.
@interface DBFILESUploadSessionFinishBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishBatchResultEntryTag tag;
/// The file was saved. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESFileMetadata *success;
/// The file wasn't saved. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionFinishError *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBFILESFileMetadata *)success;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESUploadSessionFinishError *)failure;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionFinishBatchResultEntry` from and to JSON.
@interface DBFILESUploadSessionFinishBatchResultEntrySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishBatchResultEntry *)instance;
+ (DBFILESUploadSessionFinishBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionFinishError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionFinishErrorTag) {
    /// The session or the offset isn't valid.
    DBFILESUploadSessionFinishErrorLookupFailed,
    /// The file can't be written to this path. The session keeps its data: try again with an empty body, and the end of
    /// the data as the offset.
    DBFILESUploadSessionFinishErrorPath,
    /// A property group isn't valid. The file was saved without the property groups.
    DBFILESUploadSessionFinishErrorPropertiesError,
    /// The batch writes to too many shared folders. Use a batch for each shared folder. Deprecated.
    DBFILESUploadSessionFinishErrorTooManySharedFolderTargets,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESUploadSessionFinishErrorTooManyWriteOperations,
    /// The request to finish a concurrent session can't contain data. Append the last chunk first.
    DBFILESUploadSessionFinishErrorConcurrentSessionDataNotAllowed,
    /// You must close a concurrent session, with `close` of its last append request, before you finish it.
    DBFILESUploadSessionFinishErrorConcurrentSessionNotClosed,
    /// Chunks of the file are missing. Append them before you finish the session.
    DBFILESUploadSessionFinishErrorConcurrentSessionMissingData,
    /// The request body is larger than 150 MiB. Send smaller chunks.
    DBFILESUploadSessionFinishErrorPayloadTooLarge,
    /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
    DBFILESUploadSessionFinishErrorContentHashMismatch,
    /// The destination requires encryption, which the API doesn't support.
    DBFILESUploadSessionFinishErrorEncryptionNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionFinishErrorOther,
};

/// The reason that an upload session wasn't saved as a file.
@interface DBFILESUploadSessionFinishError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionFinishErrorTag tag;
/// The session or the offset isn't valid. Has a value only if `isLookupFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionLookupError *lookupFailed;

/// The file can't be written to this path. The session keeps its data: try again with an empty body, and the end of the
/// data as the offset. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;

/// A property group isn't valid. The file was saved without the property groups. Has a value only if
/// `isPropertiesError` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESInvalidPropertyGroupError *propertiesError;

/// Creates an object with the tag `lookup_failed`.
- (instancetype)initWithLookupFailed:(DBFILESUploadSessionLookupError *)lookupFailed;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESWriteError *)path;
/// Creates an object with the tag `properties_error`.
- (instancetype)initWithPropertiesError:(DBFILEPROPERTIESInvalidPropertyGroupError *)propertiesError;
/// Creates an object with the tag `too_many_shared_folder_targets`.
- (instancetype)initWithTooManySharedFolderTargets;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
- (instancetype)initWithConcurrentSessionDataNotAllowed;
/// Creates an object with the tag `concurrent_session_not_closed`.
- (instancetype)initWithConcurrentSessionNotClosed;
/// Creates an object with the tag `concurrent_session_missing_data`.
- (instancetype)initWithConcurrentSessionMissingData;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)initWithContentHashMismatch;
/// Creates an object with the tag `encryption_not_supported`.
- (instancetype)initWithEncryptionNotSupported;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `lookup_failed`.
- (BOOL)isLookupFailed;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `properties_error`.
- (BOOL)isPropertiesError;
/// Returns whether the tag is `too_many_shared_folder_targets`.
- (BOOL)isTooManySharedFolderTargets;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `concurrent_session_data_not_allowed`.
- (BOOL)isConcurrentSessionDataNotAllowed;
/// Returns whether the tag is `concurrent_session_not_closed`.
- (BOOL)isConcurrentSessionNotClosed;
/// Returns whether the tag is `concurrent_session_missing_data`.
- (BOOL)isConcurrentSessionMissingData;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `content_hash_mismatch`.
- (BOOL)isContentHashMismatch;
/// Returns whether the tag is `encryption_not_supported`.
- (BOOL)isEncryptionNotSupported;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionFinishError` from and to JSON.
@interface DBFILESUploadSessionFinishErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionFinishError *)instance;
+ (DBFILESUploadSessionFinishError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionLookupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionLookupErrorTag) {
    /// The upload session doesn't exist or is older than 7 days. Start a new one.
    DBFILESUploadSessionLookupErrorNotFound,
    /// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response.
    DBFILESUploadSessionLookupErrorIncorrectOffset,
    /// The session is closed and accepts no more data.
    DBFILESUploadSessionLookupErrorClosed,
    /// You must close a session, with `close` of its last request, before you finish it in a batch.
    DBFILESUploadSessionLookupErrorNotClosed,
    /// The file would grow beyond 2,199,019,061,248 bytes.
    DBFILESUploadSessionLookupErrorTooLarge,
    /// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
    DBFILESUploadSessionLookupErrorConcurrentSessionInvalidOffset,
    /// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent
    /// with `close`, can have another length.
    DBFILESUploadSessionLookupErrorConcurrentSessionInvalidDataSize,
    /// The request body is larger than 150 MiB. Send smaller chunks.
    DBFILESUploadSessionLookupErrorPayloadTooLarge,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionLookupErrorOther,
};

/// The reason that an upload session can't be used as requested.
@interface DBFILESUploadSessionLookupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionLookupErrorTag tag;

/// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost response. Has a
/// value only if `isIncorrectOffset` returns `YES`.
@property (nonatomic, readonly) DBFILESUploadSessionOffsetError *incorrectOffset;

/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `incorrect_offset`.
- (instancetype)initWithIncorrectOffset:(DBFILESUploadSessionOffsetError *)incorrectOffset;
/// Creates an object with the tag `closed`.
- (instancetype)initWithClosed;
/// Creates an object with the tag `not_closed`.
- (instancetype)initWithNotClosed;
/// Creates an object with the tag `too_large`.
- (instancetype)initWithTooLarge;
/// Creates an object with the tag `concurrent_session_invalid_offset`.
- (instancetype)initWithConcurrentSessionInvalidOffset;
/// Creates an object with the tag `concurrent_session_invalid_data_size`.
- (instancetype)initWithConcurrentSessionInvalidDataSize;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `incorrect_offset`.
- (BOOL)isIncorrectOffset;
/// Returns whether the tag is `closed`.
- (BOOL)isClosed;
/// Returns whether the tag is `not_closed`.
- (BOOL)isNotClosed;
/// Returns whether the tag is `too_large`.
- (BOOL)isTooLarge;
/// Returns whether the tag is `concurrent_session_invalid_offset`.
- (BOOL)isConcurrentSessionInvalidOffset;
/// Returns whether the tag is `concurrent_session_invalid_data_size`.
- (BOOL)isConcurrentSessionInvalidDataSize;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionLookupError` from and to JSON.
@interface DBFILESUploadSessionLookupErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionLookupError *)instance;
+ (DBFILESUploadSessionLookupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The actual offset of an upload session.
@interface DBFILESUploadSessionOffsetError : DBStoneObject
/// The number of bytes that the session contains. Continue at this offset.
@property (nonatomic, readonly) NSNumber *correctOffset;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCorrectOffset:(NSNumber *)correctOffset;
@end

/// Converts `DBFILESUploadSessionOffsetError` from and to JSON.
@interface DBFILESUploadSessionOffsetErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionOffsetError *)instance;
+ (DBFILESUploadSessionOffsetError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new upload session.
@interface DBFILESUploadSessionStartArg : DBStoneObject
/// A Boolean value that indicates whether the data of this request is the entire file. Not supported for concurrent
/// sessions. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *close;

/// The type of the session. `nil` for a sequential session.
@property (nonatomic, readonly, nullable) DBFILESUploadSessionType *sessionType;

/// The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
/// characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - close: A Boolean value that indicates whether the data of this request is the entire file. Not supported for
///     concurrent sessions. The default is `@NO`.
///   - sessionType: The type of the session. `nil` for a sequential session.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
- (instancetype)initWithClose:(nullable NSNumber *)close
    sessionType:(nullable DBFILESUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESUploadSessionStartArg` from and to JSON.
@interface DBFILESUploadSessionStartArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionStartArg *)instance;
+ (DBFILESUploadSessionStartArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The number and type of new upload sessions.
@interface DBFILESUploadSessionStartBatchArg : DBStoneObject
/// The type of the sessions. `nil` for sequential sessions.
@property (nonatomic, readonly, nullable) DBFILESUploadSessionType *sessionType;
/// The number of sessions to start. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *numSessions;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - numSessions: The number of sessions to start. From 1 to 1000.
///   - sessionType: The type of the sessions. `nil` for sequential sessions.
- (instancetype)initWithNumSessions:(NSNumber *)numSessions
    sessionType:(nullable DBFILESUploadSessionType *)sessionType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithNumSessions:(NSNumber *)numSessions;
@end

/// Converts `DBFILESUploadSessionStartBatchArg` from and to JSON.
@interface DBFILESUploadSessionStartBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionStartBatchArg *)instance;
+ (DBFILESUploadSessionStartBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new upload sessions.
@interface DBFILESUploadSessionStartBatchResult : DBStoneObject
/// The identifiers of the new sessions.
@property (nonatomic, readonly) NSArray<NSString *> *sessionIds;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSessionIds:(NSArray<NSString *> *)sessionIds;
@end

/// Converts `DBFILESUploadSessionStartBatchResult` from and to JSON.
@interface DBFILESUploadSessionStartBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionStartBatchResult *)instance;
+ (DBFILESUploadSessionStartBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionStartError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionStartErrorTag) {
    /// The request to start a concurrent session can't contain data.
    DBFILESUploadSessionStartErrorConcurrentSessionDataNotAllowed,
    /// The request to start a concurrent session can't close it.
    DBFILESUploadSessionStartErrorConcurrentSessionCloseNotAllowed,
    /// The request body is larger than 150 MiB. Send smaller chunks.
    DBFILESUploadSessionStartErrorPayloadTooLarge,
    /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data again.
    DBFILESUploadSessionStartErrorContentHashMismatch,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionStartErrorOther,
};

/// The reason that no upload session was started.
@interface DBFILESUploadSessionStartError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionStartErrorTag tag;
/// Creates an object with the tag `concurrent_session_data_not_allowed`.
- (instancetype)initWithConcurrentSessionDataNotAllowed;
/// Creates an object with the tag `concurrent_session_close_not_allowed`.
- (instancetype)initWithConcurrentSessionCloseNotAllowed;
/// Creates an object with the tag `payload_too_large`.
- (instancetype)initWithPayloadTooLarge;
/// Creates an object with the tag `content_hash_mismatch`.
- (instancetype)initWithContentHashMismatch;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `concurrent_session_data_not_allowed`.
- (BOOL)isConcurrentSessionDataNotAllowed;
/// Returns whether the tag is `concurrent_session_close_not_allowed`.
- (BOOL)isConcurrentSessionCloseNotAllowed;
/// Returns whether the tag is `payload_too_large`.
- (BOOL)isPayloadTooLarge;
/// Returns whether the tag is `content_hash_mismatch`.
- (BOOL)isContentHashMismatch;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionStartError` from and to JSON.
@interface DBFILESUploadSessionStartErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionStartError *)instance;
+ (DBFILESUploadSessionStartError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new upload session.
@interface DBFILESUploadSessionStartResult : DBStoneObject
/// The identifier of the new session. The session exists for 7 days.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSessionId:(NSString *)sessionId;
@end

/// Converts `DBFILESUploadSessionStartResult` from and to JSON.
@interface DBFILESUploadSessionStartResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionStartResult *)instance;
+ (DBFILESUploadSessionStartResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESUploadSessionType`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESUploadSessionTypeTag) {
    /// Accepts one chunk after another.
    DBFILESUploadSessionTypeSequential,
    /// Accepts chunks in any order and concurrently. Offsets and lengths must be multiples of 4,194,304 bytes, except
    /// for the length of the last chunk.
    DBFILESUploadSessionTypeConcurrent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESUploadSessionTypeOther,
};

/// The order in which an upload session accepts chunks.
@interface DBFILESUploadSessionType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESUploadSessionTypeTag tag;
/// Creates an object with the tag `sequential`.
- (instancetype)initWithSequential;
/// Creates an object with the tag `concurrent`.
- (instancetype)initWithConcurrent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `sequential`.
- (BOOL)isSequential;
/// Returns whether the tag is `concurrent`.
- (BOOL)isConcurrent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESUploadSessionType` from and to JSON.
@interface DBFILESUploadSessionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadSessionType *)instance;
+ (DBFILESUploadSessionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Data that Dropbox received but couldn't save.
@interface DBFILESUploadWriteFailed : DBStoneObject
/// The reason that the file wasn't saved.
@property (nonatomic, readonly) DBFILESWriteError *reason;

/// The identifier of an upload session that contains the data. To save it elsewhere without another upload, use
/// `uploadSessionFinish`.
@property (nonatomic, readonly, copy) NSString *uploadSessionId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithReason:(DBFILESWriteError *)reason uploadSessionId:(NSString *)uploadSessionId;
@end

/// Converts `DBFILESUploadWriteFailed` from and to JSON.
@interface DBFILESUploadWriteFailedSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESUploadWriteFailed *)instance;
+ (DBFILESUploadWriteFailed *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
