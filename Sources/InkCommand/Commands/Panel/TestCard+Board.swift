import InkBitmap
import InkBoards
import InkHost
import InkPanels

extension TestCard {
  /// The card in a panel's native orientation, upright as the board file turns it.
  static func frame(for model: PanelModel, on board: Board) -> Frame {
    let turn = QuarterTurn(board.panel.rotation)
    let upright =
      turn.swapsAxes
      ? frame(width: model.height, height: model.width) : frame(width: model.width, height: model.height)
    return upright.rotated(by: turn)
  }
}
