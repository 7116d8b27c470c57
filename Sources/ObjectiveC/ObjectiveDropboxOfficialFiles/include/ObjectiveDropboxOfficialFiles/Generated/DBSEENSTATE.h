// Generated from API/seen_state.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBSEENSTATEPlatformType`.
typedef NS_CLOSED_ENUM(NSInteger, DBSEENSTATEPlatformTypeTag) {
    /// The web.
    DBSEENSTATEPlatformTypeWeb,
    /// The desktop app.
    DBSEENSTATEPlatformTypeDesktop,
    /// The iOS app.
    DBSEENSTATEPlatformTypeMobileIos,
    /// The Android app.
    DBSEENSTATEPlatformTypeMobileAndroid,
    /// An app that uses the API.
    DBSEENSTATEPlatformTypeApi,
    /// A platform that isn't known.
    DBSEENSTATEPlatformTypeUnknown,
    /// A mobile app. Use `mobileIos` or `mobileAndroid` instead.
    DBSEENSTATEPlatformTypeMobile,
    /// A value that this version of the SDK doesn't recognize.
    DBSEENSTATEPlatformTypeOther,
};

/// The platform on which a user has seen a file.
@interface DBSEENSTATEPlatformType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBSEENSTATEPlatformTypeTag tag;
/// Creates an object with the tag `web`.
- (instancetype)initWithWeb;
/// Creates an object with the tag `desktop`.
- (instancetype)initWithDesktop;
/// Creates an object with the tag `mobile_ios`.
- (instancetype)initWithMobileIos;
/// Creates an object with the tag `mobile_android`.
- (instancetype)initWithMobileAndroid;
/// Creates an object with the tag `api`.
- (instancetype)initWithApi;
/// Creates an object with the tag `unknown`.
- (instancetype)initWithUnknown;
/// Creates an object with the tag `mobile`.
- (instancetype)initWithMobile;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `web`.
- (BOOL)isWeb;
/// Returns whether the tag is `desktop`.
- (BOOL)isDesktop;
/// Returns whether the tag is `mobile_ios`.
- (BOOL)isMobileIos;
/// Returns whether the tag is `mobile_android`.
- (BOOL)isMobileAndroid;
/// Returns whether the tag is `api`.
- (BOOL)isApi;
/// Returns whether the tag is `unknown`.
- (BOOL)isUnknown;
/// Returns whether the tag is `mobile`.
- (BOOL)isMobile;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBSEENSTATEPlatformType` from and to JSON.
@interface DBSEENSTATEPlatformTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBSEENSTATEPlatformType *)instance;
+ (DBSEENSTATEPlatformType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
