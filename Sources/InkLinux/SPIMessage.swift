/// One system call to spidev: pieces of the caller's segments that leave the chip selected.
struct SPIMessage: Equatable {
  /// Some bytes of one segment.
  struct Piece: Equatable {
    var segment: Int
    var bytes: Range<Int>
  }

  var pieces: [Piece] = []
  /// Bytes in all pieces.
  var count = 0

  /// Packs segments of these lengths into as few messages of at most `limit` bytes as there can be.
  ///
  /// A segment is split where a message is full; empty segments leave no piece.
  static func plan(_ lengths: [Int], limit: Int) -> [SPIMessage] {
    precondition(limit > 0, "a message holds one byte at least")
    var messages: [SPIMessage] = []
    var message = SPIMessage()
    for (segment, length) in lengths.enumerated() {
      var start = 0
      while start < length {
        let end = min(length, start + limit - message.count)
        message.pieces.append(Piece(segment: segment, bytes: start..<end))
        message.count += end - start
        start = end
        if message.count == limit {
          messages.append(message)
          message = SPIMessage()
        }
      }
    }
    if message.count > 0 { messages.append(message) }
    return messages
  }
}
