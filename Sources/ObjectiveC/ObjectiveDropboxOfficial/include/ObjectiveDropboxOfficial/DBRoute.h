#import <ObjectiveDropboxOfficialFiles/DBRoute.h>
