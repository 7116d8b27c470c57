#import <Foundation/Foundation.h>

/// The version of the SDK.
extern NSString *const kDBSDKVersion;

/// The name of the SDK in the `User-Agent` header.
extern NSString *const kDBSDKDefaultUserAgentPrefix;

/// The identifier of sessions whose requests end with the process. The SDK doesn't use it.
extern NSString *const kDBSDKForegroundSessionId;

/// The identifier of the session for uploads and downloads that continue while the app is suspended, without the bundle
/// identifier that precedes it.
extern NSString *const kDBSDKBackgroundSessionId;

/// The key of the user defaults under which earlier SDKs stored the state of a sign-in. The SDK doesn't use it.
extern NSString *const kDBSDKCSRFKey;
