// Intents under Apple's module name: settings of widgets as Xcode generates them from a definition file.
@_exported import Foundation
@_exported import InkTimelines
