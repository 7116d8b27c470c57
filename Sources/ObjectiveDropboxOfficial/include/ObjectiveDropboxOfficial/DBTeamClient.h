#import <ObjectiveDropboxOfficialFiles/DBTeamClient.h>
