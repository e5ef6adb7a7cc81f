// The part of UIKit that widgets use, under Apple's module name; geometry and transforms are those of InkViews.
@_exported import Foundation
// Networking is a module of its own on Linux; sources written for iOS do not name it.
@_exported import FoundationNetworking
@_exported import InkViews
