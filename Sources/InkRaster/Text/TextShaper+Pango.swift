import CPango
import InkViews

extension TextShaper {
  /// Shapes one paragraph and appends it.
  func shape(_ paragraph: Paragraph, _ language: String, _ map: FontMap, into shaped: ShapedText) {
    let first = shaped.clusters.count
    var paragraph = paragraph
    let run = paragraph.spans.last?.run ?? max(0, shaped.runs.count - 1)
    guard !paragraph.utf8.isEmpty else {
      shaped.paragraphs.append((first..<first, run, isRightToLeft))
      return
    }
    if paragraph.hasNarrowSpaces, lacksNarrowSpace(shaped.source.runs[run].font, shaped, run, language, map) {
      paragraph.widenNarrowSpaces()
    }
    var isRightToLeft = isRightToLeft
    paragraph.utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        guard let start = text.baseAddress else { return }
        switch CPangoBaseDirection(start, Int32(text.count)) {
        case PANGO_DIRECTION_RTL: isRightToLeft = true
        case PANGO_DIRECTION_LTR: isRightToLeft = false
        default: break
        }
        itemise(paragraph, start, language, map, isRightToLeft, into: shaped)
      }
    }
    shaped.paragraphs.append((first..<shaped.clusters.count, run, isRightToLeft))
  }

  private func itemise(
    _ paragraph: Paragraph, _ text: UnsafePointer<CChar>, _ language: String, _ map: FontMap,
    _ isRightToLeft: Bool, into shaped: ShapedText
  ) {
    let length = Int32(paragraph.utf8.count)
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    let pangoLanguage = pango_language_from_string(language)
    insert(pango_attr_language_new(pangoLanguage), 0..<paragraph.utf8.count, attributes)
    for (run, bytes) in paragraph.spans where !bytes.isEmpty {
      let font = shaped.source.runs[run].font
      let description = description(of: font, pixelSize: shaped.runs[run].pixelSize, language)
      insert(pango_attr_font_desc_new(description), bytes, attributes)
      pango_font_description_free(description)
      var features: [String] = []
      if font.hasMonospacedDigits { features.append("tnum=1") }
      if font.hasSmallCaps { features.append("smcp=1") }
      if !features.isEmpty {
        insert(pango_attr_font_features_new(features.joined(separator: ",")), bytes, attributes)
      }
    }
    let places = placeFlags(text, paragraph, pangoLanguage)
    let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let items = pango_itemize_with_base_dir(map.context, direction, text, 0, length, attributes, nil)
    defer { g_list_free(items) }
    let glyphs = pango_glyph_string_new()
    defer { pango_glyph_string_free(glyphs) }
    var link = items
    while let current = link {
      link = current.pointee.next
      guard let item = CPangoItem(current) else { continue }
      defer { pango_item_free(item) }
      let offset = Int(item.pointee.offset)
      pango_shape_full(
        text + offset, item.pointee.length, text, length, &item.pointee.analysis, glyphs)
      guard let glyphs else { continue }
      append(
        glyphs.pointee, item.pointee, paragraph: paragraph, places: places, language, into: shaped)
    }
  }

  /// Flags of `CPangoPlace` for the first byte of each character.
  private func placeFlags(
    _ text: UnsafePointer<CChar>, _ paragraph: Paragraph, _ language: OpaquePointer?
  ) -> [UInt8] {
    var flags = [UInt8](repeating: 0, count: paragraph.utf8.count + 1)
    withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: paragraph.scalarCount + 1) { places in
      places.initialize(repeating: PangoLogAttr())
      pango_get_log_attrs(
        text, Int32(paragraph.utf8.count), -1, language, places.baseAddress, Int32(places.count))
      var character = 0
      for byte in 0..<paragraph.utf8.count where paragraph.utf8[byte] & 0xC0 != 0x80 {
        if character < places.count, let base = places.baseAddress {
          flags[byte] = UInt8(CPangoPlace(base + character))
        }
        character += 1
      }
    }
    return flags
  }

  /// Appends an item's clusters in reading order.
  private func append(
    _ glyphs: PangoGlyphString, _ item: PangoItem, paragraph: Paragraph, places: [UInt8], _ language: String,
    into shaped: ShapedText
  ) {
    guard let font = item.analysis.font, let strike = fonts.strike(of: font) else { return }
    let count = Int(glyphs.num_glyphs)
    let offset = Int(item.offset)
    // Glyphs of a cluster stand side by side; right to left the last cluster comes first.
    var groups: [Range<Int>] = []
    var start = 0
    for index in 0..<count
    where index + 1 == count || glyphs.log_clusters[index + 1] != glyphs.log_clusters[index] {
      groups.append(start..<(index + 1))
      start = index + 1
    }
    let isReversed = item.analysis.level & 1 == 1
    for group in isReversed ? groups.reversed() : groups {
      let byte = offset + Int(glyphs.log_clusters[group.lowerBound])
      let run = paragraph.run(at: byte)
      let firstGlyph = shaped.glyphs.count
      var advance = 0
      if let symbol = shaped.runs[run].symbol {
        advance = symbol.width
      } else if shaped.source.runs[run].symbol == nil {
        for index in group {
          advance += append(glyphs.glyphs[index], at: advance, strike, run, into: shaped)
        }
        if isWordSpace(paragraph.utf8, byte) {
          advance = max(advance, Self.leastSpace(pixelSize: strike.pixelSize))
        }
        let tracking = Double(shaped.source.runs[run].tracking) * scale * shaped.factor
        if advance > 0 { advance = max(0, advance + tracking.wholePixels) }
      }
      let flags = Int(places[byte])
      shaped.clusters.append(
        ShapedText.Cluster(
          glyphs: firstGlyph..<shaped.glyphs.count, advance: advance, run: run, level: item.analysis.level,
          canStartLine: flags & CPangoLineBreak != 0,
          isSpace: flags & CPangoWhite != 0))
    }
  }

  /// Appends one glyph at `pen` pixels from its cluster's left; returns how far the pen moves.
  private func append(
    _ info: PangoGlyphInfo, at pen: Int, _ strike: Strike, _ run: Int, into shaped: ShapedText
  ) -> Int {
    let number = info.glyph
    if number & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0 {
      if let scalar = Unicode.Scalar(number & ~UInt32(PANGO_GLYPH_UNKNOWN_FLAG)) {
        shaped.missing.append(Character(scalar))
      }
      let box = fonts.missingGlyphBox(pixelSize: strike.pixelSize)
      if let bitmap = box.bitmap {
        shaped.glyphs.append(
          ShapedText.PlacedGlyph(
            bitmap: bitmap, x: pen + box.left, y: -box.top, strike: strike, number: UInt32(PANGO_GLYPH_EMPTY))
        )
      }
      return box.advance
    }
    guard number != UInt32(PANGO_GLYPH_EMPTY) else { return 0 }
    let glyph = strike[number]
    let offsetX = Double(info.geometry.x_offset) / 1024
    let offsetY = Double(info.geometry.y_offset) / 1024
    if let bitmap = glyph.bitmap {
      shaped.glyphs.append(
        ShapedText.PlacedGlyph(
          bitmap: bitmap, x: pen + glyph.left + offsetX.wholePixels,
          y: offsetY.wholePixels - glyph.top, strike: strike, number: number))
    }
    guard info.geometry.width != 0 else { return 0 }
    let kerning = Double(info.geometry.width) / 1024 - glyph.designedAdvance
    return glyph.advance + kerning.wholePixels
  }

  private func isWordSpace(_ utf8: [UInt8], _ byte: Int) -> Bool {
    utf8[byte] == 0x20 || utf8[byte] == 0xC2 && byte + 1 < utf8.count && utf8[byte + 1] == 0xA0
  }

  private func lacksNarrowSpace(
    _ font: ResolvedFont, _ shaped: ShapedText, _ run: Int, _ language: String, _ map: FontMap
  ) -> Bool {
    let description = description(of: font, pixelSize: shaped.runs[run].pixelSize, language)
    defer { pango_font_description_free(description) }
    guard let loaded = pango_context_load_font(map.context, description) else { return true }
    defer { g_object_unref(loaded) }
    return fonts.strike(of: loaded).map { $0.face.glyph(of: 0x202F) == 0 } ?? true
  }

  private func description(
    of font: ResolvedFont, pixelSize: Int, _ language: String
  ) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(
      description, FontFamilies.list(for: font.design, pixelSize: pixelSize, language: language))
    let weight = FontFamilies.weight(font.weight, pixelSize: pixelSize)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(max(100, min(1000, weight)))))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    if font.width < 0.95 { pango_font_description_set_stretch(description, PANGO_STRETCH_CONDENSED) }
    if font.width > 1.05 { pango_font_description_set_stretch(description, PANGO_STRETCH_EXPANDED) }
    pango_font_description_set_absolute_size(description, Double(pixelSize) * 1024)
    return description
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>, _ list: OpaquePointer?
  ) {
    attribute?.pointee.start_index = guint(bytes.lowerBound)
    attribute?.pointee.end_index = guint(bytes.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}
