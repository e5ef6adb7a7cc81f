import Foundation
import InkBitmap
import InkPictures

extension FeedPicture {
  /// Hills under a sun, 240 × 180 in greys: what a gallery shows.
  public static let sample: FeedPicture? = {
    let (width, height) = (240, 180)
    var gray = [UInt8](repeating: 255, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (across, down) = (Double(x) / Double(width), Double(y) / Double(height))
        let far = 0.62 + 0.1 * sin(across * 7)
        let near = 0.78 + 0.12 * sin(across * 4 + 2.2)
        let sun = ((across - 0.72) * (across - 0.72) * 1.78 + (down - 0.28) * (down - 0.28)).squareRoot()
        let tone: Double
        if down > near {
          tone = 0.15 + 0.2 * (1 - down)
        } else if down > far {
          tone = 0.38 + (down - far) * 0.5
        } else {
          tone = sun < 0.11 ? 1 : 0.62 + 0.38 * down / 0.7
        }
        gray[y * width + x] = UInt8(max(0, min(255, tone * 255)))
      }
    }
    let image = GrayImage(width: width, height: height, gray: gray)
    return try? FeedPicture(PNGFile.encode(image), named: "the sample")
  }()
}
