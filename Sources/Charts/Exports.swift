// Swift Charts under Apple's module name: the marks and axes that widgets use, drawn by a canvas.
@_exported import SwiftUI
