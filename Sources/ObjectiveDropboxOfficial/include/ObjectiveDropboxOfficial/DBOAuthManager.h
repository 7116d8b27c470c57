#import <ObjectiveDropboxOfficialFiles/DBOAuthManager.h>
