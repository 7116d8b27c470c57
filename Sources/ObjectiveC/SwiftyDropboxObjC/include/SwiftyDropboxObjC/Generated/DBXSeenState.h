// Generated from API/seen_state.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXSeenStatePlatformTypeApi, DBXSeenStatePlatformTypeDesktop, DBXSeenStatePlatformTypeMobile,
    DBXSeenStatePlatformTypeMobileAndroid, DBXSeenStatePlatformTypeMobileIos, DBXSeenStatePlatformTypeOther,
    DBXSeenStatePlatformTypeUnknown, DBXSeenStatePlatformTypeWeb;

NS_ASSUME_NONNULL_BEGIN

/// The platform on which a user has seen a file.
@interface DBXSeenStatePlatformType : DBXObject
@end

/// The members of the union.
@interface DBXSeenStatePlatformType (Members)
/// The object if its tag is `web`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformTypeWeb *asWeb;
/// The object if its tag is `desktop`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformTypeDesktop *asDesktop;
/// The object if its tag is `mobile_ios`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformTypeMobileIos *asMobileIos;
/// The object if its tag is `mobile_android`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformTypeMobileAndroid *asMobileAndroid;
/// The object if its tag is `api`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformTypeApi *asApi;
/// The object if its tag is `unknown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformTypeUnknown *asUnknown;
/// The object if its tag is `mobile`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformTypeMobile *asMobile;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSeenStatePlatformTypeOther *asOther;
@end

/// The web.
@interface DBXSeenStatePlatformTypeWeb : DBXSeenStatePlatformType
/// Creates an object with the tag `web`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The desktop app.
@interface DBXSeenStatePlatformTypeDesktop : DBXSeenStatePlatformType
/// Creates an object with the tag `desktop`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The iOS app.
@interface DBXSeenStatePlatformTypeMobileIos : DBXSeenStatePlatformType
/// Creates an object with the tag `mobile_ios`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The Android app.
@interface DBXSeenStatePlatformTypeMobileAndroid : DBXSeenStatePlatformType
/// Creates an object with the tag `mobile_android`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An app that uses the API.
@interface DBXSeenStatePlatformTypeApi : DBXSeenStatePlatformType
/// Creates an object with the tag `api`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A platform that isn't known.
@interface DBXSeenStatePlatformTypeUnknown : DBXSeenStatePlatformType
/// Creates an object with the tag `unknown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A mobile app. Use `mobileIos` or `mobileAndroid` instead.
@interface DBXSeenStatePlatformTypeMobile : DBXSeenStatePlatformType
/// Creates an object with the tag `mobile`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSeenStatePlatformTypeOther : DBXSeenStatePlatformType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
