import InkErrors

/// Ours, not the one of the testing library.
typealias ExitStatus = InkErrors.ExitStatus
