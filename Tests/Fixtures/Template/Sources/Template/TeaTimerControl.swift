import AppIntents
import SwiftUI
import WidgetKit

struct TeaTimerControl: ControlWidget {
    static let kind: String = "tea.control"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { value in
            ControlWidgetToggle("Start Timer", isOn: value.isRunning, action: StartTeaIntent(value.name)) { isRunning in
                Label(isRunning ? "On" : "Off", systemImage: "timer")
            }
        }
        .displayName("Tea")
        .description("Runs the tea timer.")
    }
}

extension TeaTimerControl {
    struct Value {
        var isRunning: Bool
        var name: String
    }

    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: TeaConfiguration) -> Value {
            Value(isRunning: false, name: configuration.timerName)
        }

        func currentValue(configuration: TeaConfiguration) async throws -> Value {
            Value(isRunning: true, name: configuration.timerName)
        }
    }
}

struct TeaConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer Name"

    @Parameter(title: "Timer Name", default: "Tea")
    var timerName: String
}

struct StartTeaIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Start the tea timer"

    @Parameter(title: "Timer Name")
    var name: String

    @Parameter(title: "Timer is running")
    var value: Bool

    init() {}

    init(_ name: String) {
        self.name = name
    }

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadTimelines(ofKind: "Mood")
        return .result()
    }
}
