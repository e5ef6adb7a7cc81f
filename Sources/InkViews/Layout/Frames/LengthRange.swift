import Foundation

/// Limits of a flexible frame along one axis.
struct LengthRange {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  /// Limits put in order, 0 ≤ minimum ≤ ideal ≤ maximum; NaN counts as not given.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    func given(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max($0, 0) } }
    let low = given(minimum)
    let middle = given(ideal).map { max($0, low ?? 0) }
    self.minimum = low
    self.ideal = middle
    self.maximum = given(maximum).map { max($0, middle ?? low ?? 0) }
  }

  func clamp(_ length: CGFloat) -> CGFloat { min(max(length, minimum ?? 0), maximum ?? .infinity) }

  /// What the content is proposed; nil stays nil where there is no ideal.
  func proposal(for proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

  /// The frame's length when it does not depend on the content, else nil.
  func fixedLength(for proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal }
    return minimum != nil && maximum != nil ? clamp(proposed) : nil
  }

  /// The frame's length around content of a length that answered `proposal`.
  func length(around content: CGFloat, proposal: CGFloat?) -> CGFloat {
    switch (minimum, maximum) {
    case (let minimum?, nil): max(min(proposal ?? .infinity, content), minimum)
    case (nil, let maximum?): min(max(proposal ?? -.infinity, content), maximum)
    case (.some, .some): clamp(content)
    case (nil, nil): content
    }
  }
}
