// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEREQUESTS.h>

@class DBFILEREQUESTSFileRequestDeadline, DBFILEREQUESTSUpdateFileRequestDeadline;

NS_ASSUME_NONNULL_BEGIN

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBFILEREQUESTSCreateFileRequestArgs (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTitle:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithTitle:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithTitle:(NSString *)title
    destination:(NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    description_:(nullable NSString *)description_
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBFILEREQUESTSFileRequest (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    url:(NSString *)url
    title:(NSString *)title
    created:(NSDate *)created
    isOpen:(NSNumber *)isOpen
    fileCount:(NSNumber *)fileCount
    destination:(nullable NSString *)destination
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    url:(NSString *)url
    title:(NSString *)title
    created:(NSDate *)created
    isOpen:(NSNumber *)isOpen
    fileCount:(NSNumber *)fileCount
    destination:(nullable NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    url:(NSString *)url
    title:(NSString *)title
    created:(NSDate *)created
    isOpen:(NSNumber *)isOpen
    fileCount:(NSNumber *)fileCount
    destination:(nullable NSString *)destination
    deadline:(nullable DBFILEREQUESTSFileRequestDeadline *)deadline
    description_:(nullable NSString *)description_
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBFILEREQUESTSUpdateFileRequestArgs (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    title:(nullable NSString *)title
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    deadline:(nullable DBFILEREQUESTSUpdateFileRequestDeadline *)deadline
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithId_:(NSString *)id_
    title:(nullable NSString *)title
    destination:(nullable NSString *)destination
    deadline:(nullable DBFILEREQUESTSUpdateFileRequestDeadline *)deadline
    open:(nullable NSNumber *)open
    __deprecated_msg("Use the initializer with all fields.");
@end

NS_ASSUME_NONNULL_END
