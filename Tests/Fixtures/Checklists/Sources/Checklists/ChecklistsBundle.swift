import SwiftUI
import WidgetKit

@main
struct ChecklistsBundle: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        PlainWidget()
        ChosenWidget()
        TemplateWidget()
        NothingYet()
        if #available(iOS 16.1, *) {
            PizzaLiveActivity()
        }
        if #available(iOS 18.0, *) {
            TimerControl()
        }
    }
}
