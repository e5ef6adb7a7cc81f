// Combine under Apple's module name: the little of it that models of widgets use.
@_exported import protocol InkViews.ObservableObject
@_exported import struct InkViews.Published
