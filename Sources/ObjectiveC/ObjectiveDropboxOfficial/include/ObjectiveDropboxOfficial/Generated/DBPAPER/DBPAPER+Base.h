// Generated from API/paper.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// A document.
@interface DBPAPERRefPaperDoc : DBStoneObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;

/// Creates an object.
///
/// - Parameter docId: The identifier of the document.
- (instancetype)initWithDocId:(NSString *)docId;
@end

/// Converts `DBPAPERRefPaperDoc` from and to JSON.
@interface DBPAPERRefPaperDocSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBPAPERRefPaperDoc *)instance;
+ (DBPAPERRefPaperDoc *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
