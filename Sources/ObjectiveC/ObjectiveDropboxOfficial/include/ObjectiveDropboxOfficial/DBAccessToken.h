#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>
