import Foundation
import InkViews

/// The picture that stays when the battery is empty.
struct BatteryEmptyPage: View {
  let locale: Locale

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "battery.0").font(.system(size: 40))
      Text(words.fact).font(.system(size: 20, weight: .semibold))
      Text(words.remedy).font(.system(size: 15))
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var words: (fact: String, remedy: String) {
    let language = locale.language
    switch language.languageCode?.identifier {
    case "ja": return ("電池がなくなりました", "充電してください")
    case "zh":
      let isTraditional =
        language.script == .hanTraditional || ["TW", "HK", "MO"].contains(language.region?.identifier)
      return isTraditional ? ("電池電量耗盡", "請充電") : ("电池电量耗尽", "请充电")
    case "de": return ("Akku leer", "Bitte laden")
    default: return ("Battery empty", "Connect a charger")
    }
  }
}
