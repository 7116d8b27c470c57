// All Objective-C names of dropbox-sdk-obj-c. To build and link less, use the product ObjectiveDropboxOfficialFiles, which has
// files, sharing, users, and sign-in.
#import <ObjectiveDropboxOfficial/Generated/DBGeneratedImports.h>
#import <ObjectiveDropboxOfficialFiles/ObjectiveDropboxOfficialFiles.h>
