import InkErrors
import Testing

@testable import InkBoards

@Suite struct UnreadableFileTests {
  static let texts: [(Int32, InkErrors.ExitStatus, String)] = [
    (
      2, .noInput,
      """
      There is no file a/b.toml.
        likely cause: The path is misspelt, or relative to another directory.
        what to do: Run `ls -l a/b.toml`; leave the option out to use the built-in defaults.
      """
    ),
    (
      13, .noPermission,
      """
      This user may not read a/b.toml.
        likely cause: The file or its directory belongs to another user.
        what to do: Run `sudo chmod a+r a/b.toml`, and `namei -l a/b.toml` to see which directory is closed.
      """
    ),
    (
      21, .noInput,
      """
      a/b.toml is a directory.
        likely cause: The name of the file is missing from the path.
        what to do: Write the path of a .toml file.
      """
    ),
    (
      27, .noInput,
      """
      a/b.toml is longer than 256 KiB.
        likely cause: It is not a file that a person wrote.
        what to do: Write the path of a .toml file.
      """
    ),
    (
      5, .inputOutput,
      """
      a/b.toml cannot be read (errno 5).
        likely cause: The disk or the file system fails.
        what to do: Run `sudo dmesg | tail`: the kernel's own words are there.
      """
    ),
  ]

  @Test("a file that cannot be read is told by its path, the cause and a command", arguments: texts)
  func text(_ number: Int32, _ status: InkErrors.ExitStatus, _ text: String) {
    let file = UnreadableFile(path: "a/b.toml", errno: number)
    #expect(file.description == text)
    #expect(file.exitStatus == status)
    #expect(BoardError.unreadable(file).description == text)
    #expect(SettingsError.unreadable(file).exitStatus == status)
  }
}
