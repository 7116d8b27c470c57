// Calls in Objective-C++: lambdas as blocks, and values of C++ in blocks. Usage: ObjectiveCPlusPlus URL TOKEN
#import "../Emulator.h"
#import "../Checks.h"

#import <string>
#import <utility>
#import <vector>

namespace {

NSString *object(const std::string &text) {
    return [NSString stringWithUTF8String:text.c_str()];
}

/// An upload and a listing. A union is a C++ variable, and an enumeration the value of a `switch`.
void testCalls(DBUserClient *client) {
    const std::vector<std::string> names = {"one", "two", "three"};
    for (const std::string &name : names) {
        Waiter *waiter = [Waiter waiter];
        auto mode = DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithOverwrite]);
        const std::string content = "content of " + name;
        [[client.filesRoutes uploadData:object("/c++/" + name)
                                   mode:mode
                             autorename:nil
                         clientModified:nil
                                   mute:nil
                         propertyGroups:nil
                         strictConflict:nil
                            contentHash:nil
                              inputData:[NSData dataWithBytes:content.data() length:content.size()]]
            setResponseBlock:[=](DBFILESFileMetadata *result, DBFILESUploadError *, DBRequestError *networkError) {
                CHECK(networkError == nil && [result.size unsignedLongValue] == content.size());
                [waiter finish];
            }];
        CHECK([waiter wait]);
    }
    __block std::vector<std::string> found;
    Waiter *waiter = [Waiter waiter];
    [[client.filesRoutes listFolder:@"/c++"]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *, DBRequestError *) {
            for (DBFILESMetadata *entry in result.entries) found.push_back([entry.name UTF8String]);
            [waiter finish];
        }];
    CHECK([waiter wait]);
    CHECK((found == std::vector<std::string>{"one", "three", "two"}));
}

void testRouteError(DBUserClient *client) {
    Waiter *waiter = [Waiter waiter];
    [[client.filesRoutes delete_V2:@"/nowhere"]
        setResponseBlock:[=](DBFILESDeleteResult *, DBFILESDeleteError *routeError, DBRequestError *networkError) {
            switch (routeError.tag) {
            case DBFILESDeleteErrorPathLookup: CHECK([routeError.pathLookup isNotFound]); break;
            default: CHECK(false);
            }
            CHECK([[networkError asHttpError].statusCode intValue] == 409);
            [waiter finish];
        }];
    CHECK([waiter wait]);
}

}  // namespace

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    @autoreleasepool {
        DBUserClient *client = EmulatorClient(object(argv[1]), object(argv[2]));
        testCalls(client);
        testRouteError(client);
    }
    return DBFinish("ObjectiveCPlusPlus");
}
