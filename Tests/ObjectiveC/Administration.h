// The administration of an emulator. A file that imports this header has `CHECK`, and `server`, the URL of the emulator.
#import <stdlib.h>

/// Calls the emulator's administration, for example to add a fault.
__attribute__((unused)) static void administrate(const char *path, const char *json) {
    NSString *command = [NSString stringWithFormat:@"curl --silent --fail --output /dev/null %@/emulator/%s --json '%s'",
                                                   server, path, json];
    CHECK(system([command UTF8String]) == 0);
}
