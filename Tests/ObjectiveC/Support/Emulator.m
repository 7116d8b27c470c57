#import "Emulator.h"
#import "Check.h"

#import "Private/DBAccountManager+Private.h"
#include <stdio.h>
#include <stdlib.h>

NSString *emulatorURL = nil;
NSString *const emulatorAppKey = @"emulatorappkey";

/// Runs curl. Returns its output. An argument can have 128 KB.
static NSString *output(NSArray *arguments) {
    NSTask *task = [[[NSTask alloc] init] autorelease];
    NSPipe *pipe = [NSPipe pipe];
    [task setLaunchPath:@"/usr/bin/env"];
    [task setArguments:[[NSArray arrayWithObjects:@"curl", @"--silent", @"--show-error", nil]
                           arrayByAddingObjectsFromArray:arguments]];
    [task setStandardOutput:pipe];
    [task launch];
    NSData *data = [[pipe fileHandleForReading] readDataToEndOfFile];
    [task waitUntilExit];
    return [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease];
}

NSDictionary *emulate(NSString *operation, NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    NSString *json = [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease];
    va_end(arguments);
    NSString *address = [NSString stringWithFormat:@"%@/emulator/%@", emulatorURL, operation];
    NSString *text = output([NSArray arrayWithObjects:address, @"--json", json, nil]);
    NSDictionary *response = [NSJSONSerialization JSONObjectWithData:[text dataUsingEncoding:NSUTF8StringEncoding]
                                                             options:0
                                                               error:NULL];
    if (response == nil || [response objectForKey:@"error"] != nil) {
        NSLog(@"%@ %@: %@", operation, json, text);
        CHECK(NO);
    }
    return response;
}

/// Returns the text between two strings.
static NSString *between(NSString *text, NSString *start, NSString *end) {
    NSArray *parts = [text componentsSeparatedByString:start];
    if ([parts count] < 2) return @"";
    return [[[parts objectAtIndex:1] componentsSeparatedByString:end] objectAtIndex:0];
}

NSURL *pressButton(NSString *button, NSURL *page) {
    NSString *cookies = [temporaryDirectory() stringByAppendingPathComponent:@"cookies"];
    NSString *address = [page absoluteString];
    NSString *form = output([NSArray arrayWithObjects:@"--cookie-jar", cookies, address, nil]);
    NSString *mark = between(form, @"name=\"mark\" value=\"", @"\"");
    NSString *account = between(between(form, @"name=\"account\"", @">"), @"value=\"", @"\"");
    NSString *response = output([NSArray
        arrayWithObjects:@"--cookie", cookies, @"--include", @"--data-urlencode",
                         [@"mark=" stringByAppendingString:mark], @"--data-urlencode",
                         [@"account=" stringByAppendingString:account], @"--data",
                         [@"decision=" stringByAppendingString:button], address, nil]);
    return [NSURL URLWithString:between(response, @"ocation: ", @"\r")];
}

NSString *temporaryDirectory(void) {
    static int number = 0;
    NSString *root = [[[NSProcessInfo processInfo] arguments] objectAtIndex:2];
    NSString *directory = [root stringByAppendingPathComponent:[NSString stringWithFormat:@"%d", number++]];
    [[NSFileManager defaultManager] createDirectoryAtPath:directory
                              withIntermediateDirectories:YES
                                               attributes:nil
                                                    error:NULL];
    return directory;
}

DBAccountManager *accountManager(NSString *directory) {
    return [[[DBAccountManager alloc] initWithAppKey:emulatorAppKey
                                              secret:@"emulatorsecret"
                                           directory:directory
                                              server:emulatorURL] autorelease];
}

DBAccountManager *unreachableAccountManager(NSString *directory) {
    // Nothing listens on this port.
    return [[[DBAccountManager alloc] initWithAppKey:@"key"
                                              secret:nil
                                           directory:directory
                                              server:@"http://127.0.0.1:9"] autorelease];
}

static NSString *latestToken = nil;

DBAccount *linkedAccount(DBAccountManager *manager, NSString *name) {
    emulate(@"accounts/get", @"{\"account\": \"%@\"}", name);
    NSString *token = [emulate(@"tokens/add", @"{\"account\": \"%@\"}", name) objectForKey:@"token"];
    [latestToken release];
    latestToken = [token retain];
    DBError *error = nil;
    // The Sync API identifies users by numbers.
    NSString *userId = [NSString stringWithFormat:@"%lu", (unsigned long)([name hash] % 1000000)];
    DBAccount *account = nil;
    CHECK_SUCCEEDS((account = [manager linkWithAccessToken:token userId:userId error:&error]) != nil);
    // Nothing else works without an account.
    if (account == nil) exit(finishChecks());
    return account;
}

void unlinkOnWebsite(void) {
    NSString *authorization = [@"Authorization: Bearer " stringByAppendingString:latestToken];
    NSString *address = [emulatorURL stringByAppendingString:@"/2/auth/token/revoke"];
    output([NSArray arrayWithObjects:@"--request", @"POST", @"--header", authorization, address, nil]);
}

DBPath *path(NSString *string) { return [[[DBPath alloc] initWithString:string] autorelease]; }
