#include "vboard.h"
