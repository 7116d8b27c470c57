#include "cmhdshim.h"
