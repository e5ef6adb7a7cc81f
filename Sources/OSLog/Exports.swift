// OSLog under Apple's module name.
@_exported import os
