#import <DropboxSyncObjC/DBFileInfo.h>
#import <DropboxSyncObjC/DBFileStatus.h>
#import <DropboxSyncObjC/DBObserver.h>
#import <DropboxSyncObjC/DBSyncObject.h>

NS_ASSUME_NONNULL_BEGIN

/// An open file or thumbnail, at one version.
///
/// The file stays at its version until you write to it or call `update:`, even if the server has a newer version. It's
/// closed by `close`, or when it's deallocated.
@interface DBFile : DBSyncObject

/// The metadata of the file, also for a thumbnail; `nil` if the file is closed or was deleted.
///
/// A conflict can change the path, so it can differ from the path at which the file was opened.
@property (nonatomic, readonly, nullable) DBFileInfo *info;

/// Whether the file is open.
@property (nonatomic, readonly, getter=isOpen) BOOL open;

/// The transfer status of the version at which the file is open. If the file is closed, the status has the error
/// `DBErrorClosed`.
@property (nonatomic, readonly) DBFileStatus *status;

/// The transfer status of a newer version; `nil` if the file is at the newest version, or closed.
@property (nonatomic, readonly, nullable) DBFileStatus *newerStatus;

/// Whether this is a thumbnail of the file rather than its content.
@property (nonatomic, readonly) BOOL isThumb;

/// Returns a handle for reading the file at this version. Later changes don't affect it.
///
/// If the content isn't in the cache, the method blocks until it's downloaded or the download fails.
- (nullable NSFileHandle *)readHandle:(DBError *_Nullable *_Nullable)error;

/// Returns the content.
///
/// If the content isn't in the cache, the method blocks until it's downloaded or the download fails.
- (nullable NSData *)readData:(DBError *_Nullable *_Nullable)error;

/// Returns the content as UTF-8 text.
///
/// If the content isn't in the cache, the method blocks until it's downloaded or the download fails. If the content
/// isn't UTF-8 text, the error is `DBErrorBadType`.
- (nullable NSString *)readString:(DBError *_Nullable *_Nullable)error;

/// Replaces the content with that of a local file.
///
/// - Parameters:
///   - localPath: The path of the local file.
///   - shouldSteal: Whether to move the file instead of copying it, which needs almost no time. The file must be on the
///     same volume as the cache. Don't write to it afterward.
///   - error: The error if the method returns `NO`: `DBErrorFileIO` if the local file can't be read or moved.
- (BOOL)writeContentsOfFile:(NSString *)localPath
                shouldSteal:(BOOL)shouldSteal
                      error:(DBError *_Nullable *_Nullable)error;

/// Replaces the content with data.
///
/// The new version is visible immediately, and uploaded in the background. The same applies to all other methods that
/// write.
- (BOOL)writeData:(NSData *)data error:(DBError *_Nullable *_Nullable)error;

/// Replaces the content with UTF-8 text.
- (BOOL)writeString:(NSString *)string error:(DBError *_Nullable *_Nullable)error;

/// Appends data.
///
/// If the content isn't in the cache, the method blocks until it's downloaded or the download fails.
- (BOOL)appendData:(NSData *)data error:(DBError *_Nullable *_Nullable)error;

/// Appends UTF-8 text.
///
/// If the content isn't in the cache, the method blocks until it's downloaded or the download fails.
- (BOOL)appendString:(NSString *)string error:(DBError *_Nullable *_Nullable)error;

/// Switches to the newer version if it's in the cache, so that it can be read and written.
///
/// - Returns: `YES` also if there is no newer version. `NO` with the error `DBErrorNotCached` if the newer version isn't
///   in the cache yet; see `newerStatus`.
- (BOOL)update:(DBError *_Nullable *_Nullable)error;

/// Closes the file, so that it can be opened again, and removes its observers. A second call does nothing.
- (void)close;

/// Adds a block that is called when a property of the file changes.
///
/// - Parameters:
///   - observer: An object to remove the block by. It isn't retained, and receives no messages.
///   - block: The block to call on the main queue.
- (void)addObserver:(id)observer block:(DBObserver)block;

/// Removes all blocks of an observer.
- (void)removeObserver:(id)observer;

@end

NS_ASSUME_NONNULL_END
