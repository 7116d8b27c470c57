#import <DropboxSyncObjC/DBPath.h>

NS_ASSUME_NONNULL_BEGIN

/// A snapshot of the metadata of a file or folder.
@interface DBFileInfo : DBSyncObject

/// The path of the file or folder.
@property (nonatomic, readonly) DBPath *path;

/// Whether the item is a folder.
@property (nonatomic, readonly) BOOL isFolder;

/// The time of the last modification; `nil` for folders, for which Dropbox no longer reports it.
@property (nonatomic, readonly, nullable) NSDate *modifiedTime;

/// The size of the file in bytes; 0 for folders.
@property (nonatomic, readonly) long long size;

/// Whether the server has a thumbnail of the file. A file with local changes has none until they are uploaded.
@property (nonatomic, readonly) BOOL thumbExists;

/// The name of a suitable icon in Dropbox's icon library.
@property (nonatomic, readonly, nullable) NSString *iconName;

@end

NS_ASSUME_NONNULL_END
