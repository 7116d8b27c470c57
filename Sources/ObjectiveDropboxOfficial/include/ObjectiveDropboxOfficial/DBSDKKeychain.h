#import <ObjectiveDropboxOfficialFiles/DBSDKKeychain.h>
