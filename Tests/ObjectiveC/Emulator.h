// What programs need to talk to an emulator: a client, and a way to wait for blocks.
#import <Foundation/Foundation.h>
#import <ObjectiveDropboxOfficialFiles/ObjectiveDropboxOfficialFiles.h>

/// Waits for a block while the main thread's run loop runs.
@interface Waiter : NSObject {
    BOOL _isFinished;
}

+ (instancetype)waiter;

/// Ends the wait. Can be called on any thread.
- (void)finish;

/// Waits. Returns `NO` after a minute.
- (BOOL)wait;

@end

@implementation Waiter

+ (instancetype)waiter {
    return DB_AUTORELEASE([[self alloc] init]);
}

- (void)finish {
    [self performSelectorOnMainThread:@selector(setFinished) withObject:nil waitUntilDone:NO];
}

- (void)setFinished {
    _isFinished = YES;
}

- (BOOL)wait {
    NSDate *end = [NSDate dateWithTimeIntervalSinceNow:60];
    while (!_isFinished && [end timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    }
    return _isFinished;
}

@end

/// Returns a client of an emulator.
__attribute__((unused)) static DBUserClient *EmulatorClient(NSString *server, NSString *accessToken) {
    DBTransportBaseHostnameConfig *hosts = DB_AUTORELEASE(
        [[DBTransportBaseHostnameConfig alloc] initWithMeta:server api:server content:server notify:server]);
    DBTransportDefaultConfig *config = DB_AUTORELEASE([[DBTransportDefaultConfig alloc] initWithAppKey:@"key"
                                                                                            appSecret:nil
                                                                                       hostnameConfig:hosts
                                                                                            userAgent:nil
                                                                                           asMemberId:nil
                                                                                    additionalHeaders:nil
                                                                                        delegateQueue:nil
                                                                               forceForegroundSession:YES
                                                                            sharedContainerIdentifier:nil]);
    return DB_AUTORELEASE([[DBUserClient alloc] initWithAccessToken:accessToken transportConfig:config]);
}
