// The base of all Objective-C classes that represent types of the API.
#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <DropboxObjectiveCRuntime/DBStoneObject.h>
