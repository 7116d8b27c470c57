// A client of an emulator, for programs that are called with its URL and an access token.
#import "../Checks.h"
#import "../Command.h"
#import "../Waiting.h"
#import <ObjectiveDropboxOfficialFiles/ObjectiveDropboxOfficialFiles.h>
#import <stdlib.h>
#import <unistd.h>

/// The URL and the access token of the emulator.
static NSString *server, *accessToken;

/// Reads the arguments of the program. Returns `NO` if they're wrong.
__attribute__((unused)) static BOOL readArguments(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s URL TOKEN\n", argv[0]);
        return NO;
    }
    server = [[NSString alloc] initWithUTF8String:argv[1]];
    accessToken = [[NSString alloc] initWithUTF8String:argv[2]];
    return YES;
}

/// Returns a client with a token, whose blocks are called on a queue. `nil` is the main queue.
__attribute__((unused)) static DBUserClient *clientWithQueue(NSString *token, NSOperationQueue *queue) {
    DBTransportBaseHostnameConfig *hosts = [[[DBTransportBaseHostnameConfig alloc] initWithMeta:server
                                                                                            api:server
                                                                                        content:server
                                                                                         notify:server] autorelease];
    DBTransportDefaultConfig *config = [[[DBTransportDefaultConfig alloc] initWithAppKey:@"emulatorappkey"
                                                                               appSecret:nil
                                                                          hostnameConfig:hosts
                                                                               userAgent:@"ObjectiveCTests"
                                                                              asMemberId:nil
                                                                       additionalHeaders:nil
                                                                           delegateQueue:queue
                                                                  forceForegroundSession:YES
                                                               sharedContainerIdentifier:nil] autorelease];
    return [[[DBUserClient alloc] initWithAccessToken:token transportConfig:config] autorelease];
}

/// Returns a client with a token.
__attribute__((unused)) static DBUserClient *clientWithToken(NSString *token) { return clientWithQueue(token, nil); }

#import "../Administration.h"
