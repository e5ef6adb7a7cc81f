import WidgetKit
import AppIntents

struct MoodIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Mood" }
    static var description: IntentDescription { "Shows how the day goes." }

    @Parameter(title: "Favourite face", default: "cloud.sun.fill")
    var symbol: String

    @Parameter(title: "Hours ahead", default: 5, inclusiveRange: (1, 12))
    var hours: Int

    @Parameter(title: "Pace", default: .steady)
    var pace: Pace

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$symbol) for \(\.$hours) hours")
    }
}

enum Pace: String, AppEnum {
    case steady, quick

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Pace" }
    static var caseDisplayRepresentations: [Pace: DisplayRepresentation] {
        [.steady: "Steady", .quick: DisplayRepresentation(title: "Quick", subtitle: "Twice an hour")]
    }
}
