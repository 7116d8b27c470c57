#import <DropboxSyncObjC/DBAccount.h>
#import <DropboxSyncObjC/DBError.h>
#import <DropboxSyncObjC/DBFile.h>
#import <DropboxSyncObjC/DBFileInfo.h>
#import <DropboxSyncObjC/DBObserver.h>
#import <DropboxSyncObjC/DBPath.h>
#import <DropboxSyncObjC/DBSyncObject.h>
#import <DropboxSyncObjC/DBSyncStatus.h>

NS_ASSUME_NONNULL_BEGIN

/// The maximum sizes of thumbnails. Images are scaled to fit, not cropped.
typedef enum {
    /// 32 by 32 pixels.
    DBThumbSizeXS,
    /// 64 by 64 pixels.
    DBThumbSizeS,
    /// 128 by 128 pixels.
    DBThumbSizeM,
    /// 640 by 480 pixels.
    DBThumbSizeL,
    /// 1024 by 768 pixels.
    DBThumbSizeXL,
} DBThumbSize;

/// The image formats of thumbnails.
typedef enum {
    /// JPEG.
    DBThumbFormatJPG,
    /// PNG.
    DBThumbFormatPNG,
} DBThumbFormat;

/// The files and folders of a user's Dropbox, which also work without a connection.
///
/// The metadata of all files and folders is on this device and updated in the background. Content is downloaded when a
/// file is opened, and kept in a cache. Each change is atomic and visible immediately, and is sent to the server in the
/// background. Methods for files and folders wait for the first sync.
///
/// Syncing continues while changes or downloads are pending, a file is open, or a path is observed, and for a short time
/// after each use. The filesystem shuts down if the account is unlinked: from then on, methods fail with `DBErrorAuth`.
@interface DBFilesystem : DBSyncObject {
@private
    DBAccount *_account;
}

/// Sets the app's shared filesystem.
+ (void)setSharedFilesystem:(nullable DBFilesystem *)filesystem;

/// The app's shared filesystem; `nil` until the app sets it.
+ (nullable DBFilesystem *)sharedFilesystem;

/// The account that the filesystem was created with.
@property (nonatomic, readonly) DBAccount *account;

/// Whether all files and folders were listed once, so that the filesystem can be used without waiting.
@property (nonatomic, readonly) BOOL completedFirstSync;

/// Whether the filesystem is shut down, by `shutDown` or because the account was unlinked.
@property (nonatomic, readonly, getter=isShutDown) BOOL shutDown;

/// The background activity.
@property (nonatomic, readonly) DBSyncStatus *status;

/// The total size of the cached contents in bytes; 0 if the filesystem is shut down.
@property (nonatomic, readonly) unsigned long long fileCacheSize;

/// The maximum size of the cached contents in bytes, which is kept across restarts. The default is 500 MB.
///
/// The least recently used contents are removed first. Contents that are open or not uploaded yet are never removed, so
/// the cache can temporarily exceed the maximum. Setting the maximum removes contents immediately. A filesystem that is
/// shut down returns 0, and ignores a new value.
@property (nonatomic, assign) unsigned long long maxFileCacheSize;

/// Creates the filesystem of a linked account.
///
/// - Returns: The filesystem; `nil` if the account isn't linked, or already has an open filesystem. The log has the
///   reason.
- (nullable id)initWithAccount:(DBAccount *)account;

// MARK: Files and folders

/// Returns the items in a folder, sorted by name.
///
/// - Returns: The items; `nil` if the folder doesn't exist, or the first sync fails.
- (nullable NSArray<DBFileInfo *> *)listFolder:(DBPath *)path error:(DBError *_Nullable *_Nullable)error;

/// Returns the metadata of the file or folder at a path.
///
/// - Returns: The metadata; `nil` with the error `DBErrorNotFound` if nothing exists at the path.
- (nullable DBFileInfo *)fileInfoForPath:(DBPath *)path error:(DBError *_Nullable *_Nullable)error;

/// Opens a file at the newest version in the cache. If the cache has none, opens it at the newest version on the server
/// and starts to download that.
///
/// A path can have one open file at a time.
- (nullable DBFile *)openFile:(DBPath *)path error:(DBError *_Nullable *_Nullable)error;

/// Creates and opens a new, empty file.
///
/// The file is uploaded when you first write to it or close it.
- (nullable DBFile *)createFile:(DBPath *)path error:(DBError *_Nullable *_Nullable)error;

/// Opens a thumbnail of a file for reading. If it isn't in the cache, it's downloaded.
///
/// The server creates thumbnails. `thumbExists` of the file's metadata says whether there is one. Any number of
/// thumbnails can be open, also of the same file.
- (nullable DBFile *)openThumbnail:(DBPath *)path
                            ofSize:(DBThumbSize)size
                          inFormat:(DBThumbFormat)format
                             error:(DBError *_Nullable *_Nullable)error;

/// Creates a folder.
- (BOOL)createFolder:(DBPath *)path error:(DBError *_Nullable *_Nullable)error;

/// Deletes a file, or a folder with its content.
- (BOOL)deletePath:(DBPath *)path error:(DBError *_Nullable *_Nullable)error;

/// Moves or renames a file or folder. Open files remain open.
- (BOOL)movePath:(DBPath *)fromPath toPath:(DBPath *)toPath error:(DBError *_Nullable *_Nullable)error;

/// Returns a link to a file or folder for sharing. An existing link is reused.
///
/// The method sends requests, and blocks until the server responds; don't call it on the main thread. A new item that
/// isn't uploaded yet is uploaded first.
/// - Parameters:
///   - path: The path of the file or folder.
///   - shorten: Ignored, because Dropbox no longer shortens links.
///   - error: The error if the method returns `nil`.
- (nullable NSString *)fetchShareLinkForPath:(DBPath *)path
                                     shorten:(BOOL)shorten
                                       error:(DBError *_Nullable *_Nullable)error;

// MARK: Observers

/// Adds a block that is called when `completedFirstSync`, `shutDown`, or `status` changes.
///
/// - Parameters:
///   - observer: An object to remove the block by. It isn't retained, and receives no messages.
///   - block: The block to call on the main queue.
/// - Returns: `NO` if the filesystem is shut down.
- (BOOL)addObserver:(id)observer block:(DBObserver)block;

/// Adds a block that is called when the file or folder at a path changes, appears, or disappears.
///
/// - Returns: `NO` if the filesystem is shut down.
- (BOOL)addObserver:(id)observer forPath:(DBPath *)path block:(DBObserver)block;

/// Adds a block that is called when the folder at a path changes, or an item directly in it.
///
/// - Returns: `NO` if the filesystem is shut down.
- (BOOL)addObserver:(id)observer forPathAndChildren:(DBPath *)path block:(DBObserver)block;

/// Adds a block that is called when the folder at a path changes, or an item anywhere below it.
///
/// - Returns: `NO` if the filesystem is shut down.
- (BOOL)addObserver:(id)observer forPathAndDescendants:(DBPath *)path block:(DBObserver)block;

/// Removes all blocks of an observer, including those for paths.
- (void)removeObserver:(id)observer;

// MARK: Shutting down

/// Stops syncing and closes all files.
///
/// Changes that weren't uploaded are uploaded when a filesystem is created for the account again. Don't use this
/// instance and its files any longer.
- (void)shutDown;

@end

NS_ASSUME_NONNULL_END
