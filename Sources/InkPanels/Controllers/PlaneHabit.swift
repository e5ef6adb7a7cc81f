/// What is known of the two picture planes after a refresh, and so what must be written before the next.
enum PlaneHabit: Equatable, Sendable {
  /// They may have changed places or not: nothing is assumed.
  case uncertain
  /// The new plane stays as it was written, the old one too: the host brings it up to date.
  case kept
  /// The chip copies the new plane over the old one: both show what the glass shows.
  case copied

  /// How many planes a changed place is written to, sooner or later.
  var planeWrites: Int { self == .copied ? 1 : 2 }
}
