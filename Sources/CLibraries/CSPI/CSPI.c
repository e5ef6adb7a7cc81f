#include "CSPI.h"
