#import <ObjectiveDropboxOfficialFiles/DBAccessTokenProvider.h>
