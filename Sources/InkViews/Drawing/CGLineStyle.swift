import Foundation

/// How the ends of an open line look.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
