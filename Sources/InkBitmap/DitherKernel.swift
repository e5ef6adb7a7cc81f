/// The buffers that the dither kernels work on.
///
/// `gray` holds `width * height` bytes, `packed` `bytesPerRow * height`; the kernels may leave bits past the
/// width set.
struct DitherKernel {
  let gray: UnsafeRawBufferPointer
  let packed: UnsafeMutableRawBufferPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int

  /// The same pixels as one long row where rows end on a byte, for kernels that do not care for the row.
  var joiningRows: DitherKernel {
    guard width & 7 == 0 else { return self }
    return DitherKernel(
      gray: gray, packed: packed, width: width * height, height: 1, bytesPerRow: bytesPerRow * height)
  }
}
