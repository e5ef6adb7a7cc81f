// SwiftUI under Apple's module name. Views and the widget protocols are ours; UIKit comes along, since widgets use its
// names without importing it.
@_exported import Combine
@_exported import Foundation
@_exported import InkTimelines
@_exported import InkViews
@_exported import Observation
@_exported import UIKit
