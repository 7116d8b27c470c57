#import <DropboxSyncObjC/DBError.h>

NS_ASSUME_NONNULL_BEGIN

/// The transfer states of files. The numbers are those of the original SDK.
typedef enum {
    /// The content is being downloaded.
    DBFileStateDownloading,
    /// The content isn't being transferred.
    DBFileStateIdle,
    /// The content is being uploaded, or waits to be uploaded.
    DBFileStateUploading,
} DBFileState;

/// A snapshot of the transfer status of a version of a file.
@interface DBFileStatus : NSObject {
@private
    BOOL _cached;
    DBFileState _state;
    float _progress;
    DBError *_error;
}

/// Whether the content is on this device and can be read without a connection.
@property (nonatomic, readonly) BOOL cached;

/// The transfer state.
@property (nonatomic, readonly) DBFileState state;

/// The transferred fraction, from 0 to 1; 1 if no transfer is necessary.
@property (nonatomic, readonly) float progress;

/// The error that prevents a necessary transfer; `nil` if there is none.
@property (nonatomic, readonly, nullable) DBError *error;

@end

NS_ASSUME_NONNULL_END
