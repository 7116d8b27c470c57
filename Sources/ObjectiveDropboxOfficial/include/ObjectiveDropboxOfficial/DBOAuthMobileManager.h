#import <ObjectiveDropboxOfficialFiles/DBOAuthMobileManager.h>
