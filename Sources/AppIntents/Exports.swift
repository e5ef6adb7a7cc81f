// AppIntents under Apple's module name: settings of widgets as types with parameters.
@_exported import Foundation
@_exported import InkTimelines
