#import <ObjectiveDropboxOfficialFiles/DBOAuthResult.h>
