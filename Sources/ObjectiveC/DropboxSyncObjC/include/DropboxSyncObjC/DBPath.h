#import <DropboxSyncObjC/DBSyncObject.h>

NS_ASSUME_NONNULL_BEGIN

/// A valid path in a Dropbox, relative to the root that the app sees.
///
/// Two paths are equal if Dropbox treats them as the same: letter case and Unicode composition make no difference.
@interface DBPath : DBSyncObject <NSCopying>

/// The topmost folder that the app sees.
+ (DBPath *)root;

/// Creates a path from a string, such as `/Notes/Today.txt`.
///
/// A path starts with a slash and doesn't end with one. `""` and `"/"` are the root.
/// - Returns: The path; `nil` if Dropbox doesn't accept it, because of its length or the characters in a name.
- (nullable id)initWithString:(NSString *)pathStr;

/// The name of the file or folder at the path; `/` for the root.
- (NSString *)name;

/// Creates the path of the item `childName` in the folder at this path.
///
/// - Returns: The path; `nil` if the name is invalid.
- (nullable DBPath *)childPath:(NSString *)childName;

/// Creates the path of the folder that contains this path.
///
/// - Returns: The path; `nil` for the root.
- (nullable DBPath *)parent;

/// The full path in its original letter case.
- (NSString *)stringValue;

@end

NS_ASSUME_NONNULL_END
