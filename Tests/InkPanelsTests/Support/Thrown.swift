/// The error of type `E` that `body` throws; nil when it throws none or another.
func thrown<E: Error>(_ type: E.Type, _ body: () throws -> some Any) -> E? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? E
  }
}
