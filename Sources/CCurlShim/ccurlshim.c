#include "ccurlshim.h"
