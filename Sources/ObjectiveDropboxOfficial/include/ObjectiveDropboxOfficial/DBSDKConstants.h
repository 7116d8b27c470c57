#import <ObjectiveDropboxOfficialFiles/DBSDKConstants.h>
