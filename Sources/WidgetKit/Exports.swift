// WidgetKit under Apple's module name: timelines and configurations are InkTimelines', and `main()` of a widget and of
// a bundle, which makes the whole program of it, is InkCommand's.
@_exported import ActivityKit
@_exported import AppIntents
@_exported import InkCommand
@_exported import InkTimelines
@_exported import Intents
@_exported import SwiftUI
