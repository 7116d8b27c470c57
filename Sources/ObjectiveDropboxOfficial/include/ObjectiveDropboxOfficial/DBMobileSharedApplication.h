#import <ObjectiveDropboxOfficialFiles/DBMobileSharedApplication.h>
