import ActivityKit
import WidgetKit
import SwiftUI

struct TeaAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var minutes: Int
    }

    var name: String
}

struct TeaLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TeaAttributes.self) { context in
            VStack {
                Text("\(context.state.minutes) min")
            }
            .activityBackgroundTint(Color.cyan)
            .activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text("Tea")
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text("\(context.state.minutes)")
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Text(context.attributes.name)
                }
            } compactLeading: {
                Text("T")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("\(context.state.minutes)")
            }
            .widgetURL(URL(string: "https://example.org"))
            .keylineTint(Color.red)
        }
    }
}

extension TeaAttributes {
    fileprivate static var preview: TeaAttributes {
        TeaAttributes(name: "Darjeeling")
    }
}

extension TeaAttributes.ContentState {
    fileprivate static var fresh: TeaAttributes.ContentState {
        TeaAttributes.ContentState(minutes: 3)
    }

    fileprivate static var done: TeaAttributes.ContentState {
        TeaAttributes.ContentState(minutes: 0)
    }
}

#Preview("Notification", as: .content, using: TeaAttributes.preview) {
    TeaLiveActivity()
} contentStates: {
    TeaAttributes.ContentState.fresh
    TeaAttributes.ContentState.done
}
