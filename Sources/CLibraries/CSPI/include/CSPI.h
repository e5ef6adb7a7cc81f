#ifndef CSPI_H
#define CSPI_H
#endif
