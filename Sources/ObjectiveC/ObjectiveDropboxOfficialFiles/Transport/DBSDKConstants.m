#import <ObjectiveDropboxOfficialFiles/DBSDKConstants.h>

NSString *const kDBSDKVersion = @"0.1.0";
NSString *const kDBSDKDefaultUserAgentPrefix = @"swift-dropbox";
NSString *const kDBSDKForegroundSessionId = @"com.dropbox.dropbox_sdk_obj_c_foreground";
NSString *const kDBSDKBackgroundSessionId = @"com.dropbox.dropbox_sdk_obj_c_background";
NSString *const kDBSDKCSRFKey = @"kCSRFKey";
