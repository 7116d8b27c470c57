// Commands of the system.
#import <Foundation/Foundation.h>
#import <stdio.h>

/// Returns the output of a command.
__attribute__((unused)) static NSString *OutputOf(NSString *command) {
    FILE *pipe = popen([command UTF8String], "r");
    if (pipe == NULL) return @"";
    NSMutableData *data = [NSMutableData data];
    char buffer[4096];
    size_t count;
    while ((count = fread(buffer, 1, sizeof(buffer), pipe)) > 0) [data appendBytes:buffer length:count];
    pclose(pipe);
    return [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease];
}
