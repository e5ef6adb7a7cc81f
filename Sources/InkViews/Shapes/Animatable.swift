/// A type whose values can be interpolated.
///
/// Nothing moves on this display; the protocol lets code compile.
public protocol Animatable {
  /// What is interpolated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The value interpolated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
