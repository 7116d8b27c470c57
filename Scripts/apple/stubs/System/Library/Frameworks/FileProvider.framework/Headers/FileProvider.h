#pragma once
#include <Foundation/Foundation.h>
#include <UniformTypeIdentifiers/UniformTypeIdentifiers.h>
NS_ASSUME_NONNULL_BEGIN
typedef struct CGSize { double width; double height; } CGSize;
typedef NSString *NSFileProviderItemIdentifier NS_TYPED_EXTENSIBLE_ENUM;
extern NSFileProviderItemIdentifier const NSFileProviderRootContainerItemIdentifier NS_SWIFT_NAME(NSFileProviderItemIdentifier.rootContainer) API_AVAILABLE_IM(11.0,11.0);
extern NSFileProviderItemIdentifier const NSFileProviderWorkingSetContainerItemIdentifier NS_SWIFT_NAME(NSFileProviderItemIdentifier.workingSet) API_AVAILABLE_IM(11.0,11.0);
extern NSFileProviderItemIdentifier const NSFileProviderTrashContainerItemIdentifier NS_SWIFT_NAME(NSFileProviderItemIdentifier.trashContainer) API_AVAILABLE_IM(16.0,11.0);
typedef NSString *NSFileProviderDomainIdentifier NS_TYPED_EXTENSIBLE_ENUM;
typedef NSData *NSFileProviderPage NS_TYPED_EXTENSIBLE_ENUM;
typedef NSData *NSFileProviderSyncAnchor NS_TYPED_EXTENSIBLE_ENUM;
extern NSErrorDomain const NSFileProviderErrorDomain API_AVAILABLE_IM(11.0,11.0);

API_AVAILABLE_IM(16.0,11.0) @interface NSFileProviderItemVersion : NSObject
- (instancetype)initWithContentVersion:(NSData *)contentVersion metadataVersion:(NSData *)metadataVersion;
@property (nonatomic, readonly) NSData *contentVersion; @property (nonatomic, readonly) NSData *metadataVersion;
@end
typedef NS_OPTIONS(NSUInteger, NSFileProviderItemCapabilities) {
    NSFileProviderItemCapabilitiesAllowsReading = 1 << 0, NSFileProviderItemCapabilitiesAllowsWriting = 1 << 1,
    NSFileProviderItemCapabilitiesAllowsReparenting = 1 << 2, NSFileProviderItemCapabilitiesAllowsRenaming = 1 << 3,
    NSFileProviderItemCapabilitiesAllowsTrashing = 1 << 4, NSFileProviderItemCapabilitiesAllowsDeleting = 1 << 5,
    NSFileProviderItemCapabilitiesAllowsEvicting API_AVAILABLE_IM(13.0,11.0) = 1 << 6,
    NSFileProviderItemCapabilitiesAllowsAddingSubItems = NSFileProviderItemCapabilitiesAllowsWriting,
    NSFileProviderItemCapabilitiesAllowsContentEnumerating = NSFileProviderItemCapabilitiesAllowsReading
};
typedef NS_OPTIONS(NSUInteger, NSFileProviderItemFields) {
    NSFileProviderItemContents = 1 << 0, NSFileProviderItemFilename = 1 << 1, NSFileProviderItemParentItemIdentifier = 1 << 2,
    NSFileProviderItemContentModificationDate = 1 << 7
};
@protocol NSFileProviderItem <NSObject>
@property (nonatomic, readonly, copy) NSFileProviderItemIdentifier itemIdentifier;
@property (nonatomic, readonly, copy) NSFileProviderItemIdentifier parentItemIdentifier;
@property (nonatomic, readonly, copy) NSString *filename;
@optional
@property (nonatomic, readonly, copy) UTType *contentType;
@property (nonatomic, readonly) NSFileProviderItemCapabilities capabilities;
@property (nonatomic, readonly, copy, nullable) NSNumber *documentSize;
@property (nonatomic, readonly, copy, nullable) NSDate *contentModificationDate;
@property (nonatomic, readonly, strong) NSFileProviderItemVersion *itemVersion API_AVAILABLE_IM(16.0,11.0);
@end
typedef id<NSFileProviderItem> NSFileProviderItem;

@protocol NSFileProviderEnumerationObserver <NSObject>
- (void)didEnumerateItems:(NSArray<NSFileProviderItem> *)updatedItems NS_SWIFT_NAME(didEnumerate(_:));
- (void)finishEnumeratingUpToPage:(nullable NSFileProviderPage)nextPage NS_SWIFT_NAME(finishEnumerating(upTo:));
- (void)finishEnumeratingWithError:(NSError *)error;
@optional
@property (nonatomic, readonly) NSInteger suggestedPageSize API_AVAILABLE_IM(16.0,11.0);
@end
@protocol NSFileProviderChangeObserver <NSObject>
- (void)didUpdateItems:(NSArray<NSFileProviderItem> *)updatedItems NS_SWIFT_NAME(didUpdate(_:));
- (void)didDeleteItemsWithIdentifiers:(NSArray<NSFileProviderItemIdentifier> *)deletedItemIdentifiers NS_SWIFT_NAME(didDeleteItems(withIdentifiers:));
- (void)finishEnumeratingChangesUpToSyncAnchor:(NSFileProviderSyncAnchor)anchor moreComing:(BOOL)moreComing NS_SWIFT_NAME(finishEnumeratingChanges(upTo:moreComing:));
- (void)finishEnumeratingWithError:(NSError *)error;
@optional
@property (nonatomic, readonly) NSInteger suggestedBatchSize API_AVAILABLE_IM(16.0,11.0);
@end
@protocol NSFileProviderEnumerator <NSObject>
- (void)invalidate;
- (void)enumerateItemsForObserver:(id<NSFileProviderEnumerationObserver>)observer startingAtPage:(NSFileProviderPage)page NS_SWIFT_NAME(enumerateItems(for:startingAt:));
@optional
- (void)enumerateChangesForObserver:(id<NSFileProviderChangeObserver>)observer fromSyncAnchor:(NSFileProviderSyncAnchor)syncAnchor NS_SWIFT_NAME(enumerateChanges(for:from:));
- (void)currentSyncAnchorWithCompletionHandler:(void(^)(_Nullable NSFileProviderSyncAnchor currentAnchor))completionHandler NS_SWIFT_NAME(currentSyncAnchor(completionHandler:));
@end

typedef NS_OPTIONS(NSUInteger, NSFileProviderCreateItemOptions) { NSFileProviderCreateItemMayAlreadyExist = 1 << 0 };
typedef NS_OPTIONS(NSUInteger, NSFileProviderModifyItemOptions) { NSFileProviderModifyItemMayAlreadyExist = 1 << 0 };
typedef NS_OPTIONS(NSUInteger, NSFileProviderDeleteItemOptions) { NSFileProviderDeleteItemRecursive = 1 << 0 };
API_AVAILABLE_IM(16.0,11.0) @interface NSFileProviderRequest : NSObject @end

API_AVAILABLE_IM(11.0,11.0) @interface NSFileProviderDomain : NSObject
- (instancetype)initWithIdentifier:(NSFileProviderDomainIdentifier)identifier displayName:(NSString *)displayName API_AVAILABLE_IM(16.0,11.0);
@property (nonatomic, readonly, copy) NSFileProviderDomainIdentifier identifier; @property (nonatomic, readonly, copy) NSString *displayName;
@property (nonatomic, readwrite) BOOL supportsSyncingTrash API_AVAILABLE_IM(18.0,13.0);
@end
API_AVAILABLE_IM(16.0,11.0) @protocol NSFileProviderEnumerating <NSObject>
- (nullable id<NSFileProviderEnumerator>)enumeratorForContainerItemIdentifier:(NSFileProviderItemIdentifier)containerItemIdentifier request:(NSFileProviderRequest *)request error:(NSError **)error NS_SWIFT_NAME(enumerator(for:request:));
@end
API_AVAILABLE_IM(16.0,11.0) @protocol NSFileProviderReplicatedExtension <NSFileProviderEnumerating>
- (instancetype)initWithDomain:(NSFileProviderDomain *)domain;
- (void)invalidate;
- (NSProgress *)itemForIdentifier:(NSFileProviderItemIdentifier)identifier request:(NSFileProviderRequest *)request completionHandler:(void(^)(NSFileProviderItem _Nullable, NSError *_Nullable))completionHandler NS_SWIFT_NAME(item(for:request:completionHandler:));
- (NSProgress *)fetchContentsForItemWithIdentifier:(NSFileProviderItemIdentifier)itemIdentifier version:(nullable NSFileProviderItemVersion *)requestedVersion request:(NSFileProviderRequest *)request completionHandler:(void(^)(NSURL *_Nullable fileContents, NSFileProviderItem _Nullable item, NSError *_Nullable error))completionHandler NS_SWIFT_NAME(fetchContents(for:version:request:completionHandler:));
- (NSProgress *)createItemBasedOnTemplate:(NSFileProviderItem)itemTemplate fields:(NSFileProviderItemFields)fields contents:(nullable NSURL *)url options:(NSFileProviderCreateItemOptions)options request:(NSFileProviderRequest *)request completionHandler:(void(^)(NSFileProviderItem _Nullable createdItem, NSFileProviderItemFields stillPendingFields, BOOL shouldFetchContent, NSError *_Nullable error))completionHandler NS_SWIFT_NAME(createItem(basedOn:fields:contents:options:request:completionHandler:));
- (NSProgress *)modifyItem:(NSFileProviderItem)item baseVersion:(NSFileProviderItemVersion *)version changedFields:(NSFileProviderItemFields)changedFields contents:(nullable NSURL *)newContents options:(NSFileProviderModifyItemOptions)options request:(NSFileProviderRequest *)request completionHandler:(void(^)(NSFileProviderItem _Nullable item, NSFileProviderItemFields stillPendingFields, BOOL shouldFetchContent, NSError *_Nullable error))completionHandler;
- (NSProgress *)deleteItemWithIdentifier:(NSFileProviderItemIdentifier)identifier baseVersion:(NSFileProviderItemVersion *)version options:(NSFileProviderDeleteItemOptions)options request:(NSFileProviderRequest *)request completionHandler:(void (^)(NSError *_Nullable))completionHandler NS_SWIFT_NAME(deleteItem(identifier:baseVersion:options:request:completionHandler:));
@end
API_AVAILABLE_IM(16.0,11.0) @protocol NSFileProviderThumbnailing <NSObject>
- (NSProgress *)fetchThumbnailsForItemIdentifiers:(NSArray<NSFileProviderItemIdentifier> *)itemIdentifiers requestedSize:(CGSize)size perThumbnailCompletionHandler:(void(^)(NSFileProviderItemIdentifier identifier, NSData *_Nullable imageData, NSError *_Nullable error))perThumbnailCompletionHandler completionHandler:(void(^)(NSError *_Nullable error))completionHandler NS_SWIFT_NAME(fetchThumbnails(for:requestedSize:perThumbnailCompletionHandler:completionHandler:));
@end

API_AVAILABLE_IM(11.0,11.0) @interface NSFileProviderManager : NSObject
+ (nullable instancetype)managerForDomain:(NSFileProviderDomain *)domain NS_SWIFT_NAME(init(for:));
- (void)signalEnumeratorForContainerItemIdentifier:(NSFileProviderItemIdentifier)containerItemIdentifier completionHandler:(void (^)(NSError *_Nullable error))completion NS_SWIFT_NAME(signalEnumerator(for:completionHandler:));
- (void)signalErrorResolved:(NSError *)error completionHandler:(void(^)(NSError *_Nullable error))completionHandler API_AVAILABLE_IM(16.0,11.0);
- (nullable NSURL *)temporaryDirectoryURLWithError:(NSError **)error API_AVAILABLE_IM(16.0,11.0) NS_SWIFT_NAME(temporaryDirectoryURL());
+ (void)addDomain:(NSFileProviderDomain *)domain completionHandler:(void(^)(NSError *_Nullable error))completionHandler NS_SWIFT_NAME(add(_:completionHandler:));
+ (void)removeDomain:(NSFileProviderDomain *)domain completionHandler:(void(^)(NSError *_Nullable error))completionHandler NS_SWIFT_NAME(remove(_:completionHandler:));
+ (void)getDomainsWithCompletionHandler:(void(^)(NSArray<NSFileProviderDomain *> *domains, NSError *_Nullable error))completionHandler;
@end
@interface NSError (NSFileProviderError)
+ (instancetype)fileProviderErrorForCollisionWithItem:(NSFileProviderItem)existingItem NS_SWIFT_NAME(fileProviderErrorForCollision(with:));
+ (instancetype)fileProviderErrorForNonExistentItemWithIdentifier:(NSFileProviderItemIdentifier)itemIdentifier NS_SWIFT_NAME(fileProviderErrorForNonExistentItem(withIdentifier:));
+ (instancetype)fileProviderErrorForRejectedDeletionOfItem:(NSFileProviderItem)updatedVersion API_AVAILABLE_IM(16.0,11.0) NS_SWIFT_NAME(fileProviderErrorForRejectedDeletion(of:));
@end
NS_ASSUME_NONNULL_END
