//
//  TemplateBundle.swift
//

import WidgetKit
import SwiftUI

@main
struct TemplateBundle: WidgetBundle {
    var body: some Widget {
        MoodWidget()
        TeaTimerControl()
        TeaLiveActivity()
    }
}
