#pragma once
#include <darwin.h>
