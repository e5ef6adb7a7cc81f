import WidgetKit
import SwiftUI

@main
struct LockScreenBundle: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        WaterWidget()
        ChargeWidget()
        DrinkWidget()
        if #available(iOSApplicationExtension 16.0, *) {
            MonthWidget()
        }
    }
}
