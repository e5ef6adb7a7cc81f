extension Misuse {
  /// The rules the simulated controllers watch.
  public enum Rule: String, CaseIterable, Sendable {
    /// A command or data while BUSY is active.
    case sentWhileBusy
    /// Bytes to a chip in deep sleep.
    case sentWhileAsleep
    /// Bytes while RST is low.
    case sentInReset
    /// Bytes to a chip without supply.
    case sentWithoutPower
    /// Bytes sooner after power-up than the chip allows.
    case sentTooSoonAfterPowerUp
    /// A wait for BUSY that can only end with a reset.
    case waitNeverEnds
    /// A command that programs the one-time memory.
    case programsOneTimeMemory
    /// A byte that is no command of the chip; ignored by it.
    case unknownCommand

    /// Memory written with a window that lies outside it.
    case windowOutsideMemory
    /// A window edge that is no multiple of 8 pixels where the chip needs it.
    case windowUnaligned
    /// Memory written after the window moved and the address counters did not.
    case countersNotSet
    /// A window that ends at the first column or line outside what is sent into it.
    case windowEndOutside
    /// A counter given in pixels to a chip that counts bytes.
    case counterInPixels

    /// A refresh that reads a plane not written since the supply came.
    case unwrittenPlane
    /// A differential refresh whose old plane is not what the glass shows.
    case staleOldPlane
    /// A differential refresh over coloured ink, which fades by it.
    case differentialOverColor
    /// Black and white glass whose chip is not told, and shows the plane that was filled.
    case blackAndWhiteNotSet
    /// A refresh with neither a waveform in the register nor one in the one-time memory for the temperature.
    case noWaveform
    /// A picture written and the voltages turned on for it, with no step that shows it.
    case noDisplayStep
    /// A refresh with the high voltages off.
    case refreshWithoutHighVoltage
    /// The temperature read from an external sensor that no panel has.
    case missingTemperatureSensor
    /// Fewer gate lines driven than the glass has.
    case tooFewLines
    /// A partial window left on at a refresh that wrote outside it.
    case partialWindowLeftOn

    /// Greys shown by a waveform that knows black and white only.
    case greysByTwoLevels
    /// VCOM is not the panel's own.
    case wrongVCOM

    /// Power-off during a refresh of a chip that hears nothing afterwards until its supply is taken away.
    case latchedFault
    /// Reset or power-off during a refresh.
    case interruptedRefresh
    /// Supply removed during a refresh.
    case powerRemovedWhileDriving
    /// High voltages left on long after the last refresh.
    case leftPowered
  }
}
