import Foundation
import InkPanels
import InkViews

extension ScreenLayout {
  /// Points of a panel mounted as the settings say.
  public static func size(of model: PanelModel, _ settings: HostSettings) -> CGSize {
    let isTurned = settings.rotation.swapsAxes
    return CGSize(
      width: CGFloat(isTurned ? model.height : model.width) / settings.scale,
      height: CGFloat(isTurned ? model.width : model.height) / settings.scale)
  }

  /// The first place for a family; nil where the screen has none.
  public func slot(for family: WidgetFamily) -> Slot? { slots.first { $0.family == family } }
}
