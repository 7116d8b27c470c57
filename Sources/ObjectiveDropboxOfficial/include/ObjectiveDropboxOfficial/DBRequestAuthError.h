#import <ObjectiveDropboxOfficialFiles/DBRequestErrors.h>
