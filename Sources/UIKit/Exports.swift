// The part of UIKit that widgets use, under Apple's module name; geometry and transforms are those of InkViews.
@_exported import Foundation
@_exported import InkViews
