/// Finds what a person probably meant to type.
public enum Suggestion {
  /// The candidate nearest to `word`, nil when none is near.
  ///
  /// Near is at most a third of its letters (one at least) inserted, deleted, replaced or swapped with a
  /// neighbour. Case does not count; ties go to the first. Costs the product of the lengths for each candidate.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    let limit = max(1, wanted.count / 3)
    var best: (distance: Int, name: String)?
    for name in candidates {
      let distance = distance(wanted, Array(name.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, name) }
    }
    return best?.name
  }

  /// Optimal string alignment distance.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(replaced, last[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
