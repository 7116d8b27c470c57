// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

NS_ASSUME_NONNULL_BEGIN

/// A document.
@interface DBXPaperRefPaperDoc : DBXObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;

/// Creates an object.
///
/// - Parameter docId: The identifier of the document.
- (instancetype)initWithDocId:(NSString *)docId NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
