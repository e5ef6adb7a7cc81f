import CPango
import Synchronization

/// A fontconfig configuration with pango's font map and context on it.
///
/// Opened and closed one at a time in a process: fontconfig counts the users of the current configuration only after
/// it has made it current, and another thread may have freed it by then.
final class FontMap {
  /// Whether a configuration is the process's current one.
  private static let hasCurrent = Mutex(false)

  /// pango's context; fonts, languages and directions are given with each text.
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let config: OpaquePointer

  /// Loads the configuration; nil when fontconfig cannot (out of memory).
  init?(_ configuration: FontConfiguration) {
    let opened: (config: OpaquePointer, map: UnsafeMutablePointer<PangoFontMap>, context: OpaquePointer)?
    opened = Self.hasCurrent.withLock { hasCurrent in
      guard let config = FcConfigCreate() else { return nil }
      let parsed = configuration.xml.withCString {
        FcConfigParseAndLoadFromMemory(config, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self), 1)
      }
      // The first font map starts a thread that loads the current configuration, the system's unless one is set;
      // that would cost more than all of ours. Which of ours is current is never asked.
      guard parsed != 0, FcConfigBuildFonts(config) != 0, hasCurrent || FcConfigSetCurrent(config) != 0 else {
        FcConfigDestroy(config)
        return nil
      }
      hasCurrent = true
      guard let map = CPangoFontMap(config) else {
        FcConfigDestroy(config)
        return nil
      }
      guard let context = pango_font_map_create_context(map) else {
        g_object_unref(map)
        FcConfigDestroy(config)
        return nil
      }
      return (config, map, context)
    }
    guard let opened else { return nil }
    (config, map, context) = opened
    // Exact advances: whole pixels are chosen from the hinted glyphs, not by rounding these.
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    Self.hasCurrent.withLock { _ in
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
      FcConfigDestroy(config)
    }
  }

  /// Fonts found.
  var fontCount: Int {
    guard let set = FcConfigGetFonts(config, FcSetSystem) else { return 0 }
    return Int(set.pointee.nfont)
  }

  /// The file and the face's index in it of the font that serves `family` best; nil unless it bears the name.
  func file(ofFamily family: String) -> (path: String, index: Int)? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    guard let found = match.string(FC_FAMILY), found == family, let path = match.string(FC_FILE) else {
      return nil
    }
    return (path, match.integer(FC_INDEX) ?? 0)
  }
}

extension OpaquePointer {
  /// The first string of a fontconfig pattern under `key`.
  func string(_ key: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  /// The first integer of a fontconfig pattern under `key`.
  func integer(_ key: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(self, key, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  /// The first number of a fontconfig pattern under `key`.
  func number(_ key: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(self, key, 0, &value) == FcResultMatch ? value : nil
  }
}
