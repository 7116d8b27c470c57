#pragma once
#include "darwin.h"
extern int *__error(void);
#define errno (*__error())
#define EAGAIN 35
