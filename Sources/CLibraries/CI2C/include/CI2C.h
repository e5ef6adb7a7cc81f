#ifndef CI2C_H
#define CI2C_H
#endif
