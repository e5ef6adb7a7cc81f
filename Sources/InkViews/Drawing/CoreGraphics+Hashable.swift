import Foundation

// Foundation's geometry became hashable on Linux after Swift 6.0.
#if !compiler(>=6.1)
  extension CGPoint: @retroactive Hashable {
    public func hash(into hasher: inout Hasher) {
      hasher.combine(x)
      hasher.combine(y)
    }
  }

  extension CGSize: @retroactive Hashable {
    public func hash(into hasher: inout Hasher) {
      hasher.combine(width)
      hasher.combine(height)
    }
  }

  extension CGRect: @retroactive Hashable {
    public func hash(into hasher: inout Hasher) {
      hasher.combine(origin)
      hasher.combine(size)
    }
  }
#endif
