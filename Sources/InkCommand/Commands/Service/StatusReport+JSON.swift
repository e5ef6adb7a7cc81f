import InkHost

extension StatusReport {
  /// For programs.
  var json: JSONValue {
    let status = status
    return [
      "schema": 1, "program": .string(status.identity.program), "version": .string(status.identity.version),
      "board": .string(status.identity.board), "panel_model": .string(status.identity.panel),
      "process_id": .integer(status.process), "started": moments.json(status.startedAt),
      "time": moments.json(status.date), "shown_since": moments.json(status.shownSince),
      "quiet_hours": .bool(status.isQuiet),
      "refreshing": status.refreshing.map { refreshing in
        [
          "since": moments.json(refreshing.since), "plan": .string(refreshing.plan),
          "reason": .string(refreshing.reason),
        ]
      } ?? .null,
      "clock": [
        "verdict": .string(status.clock.verdict), "time_zone": .string(status.clock.timeZone),
      ],
      "budget": [
        "refreshes_per_day": .whole(status.budget.perDay), "left_at_once": .whole(status.budget.left),
        "next": moments.json(status.budget.nextAt),
        "minimum_interval_seconds": .integer(status.budget.minimumIntervalSeconds),
      ],
      "next": status.next.map { next in
        [
          "time": moments.json(next.date), "cause": .string(next.cause),
          "widgets": .array(next.widgets.map(JSONValue.string)),
        ]
      } ?? .null,
      "configuration": [
        "file": .text(status.configuration.file), "read": moments.json(status.configuration.loadedAt),
        "error": .text(status.configuration.error),
      ],
      "widgets": .array(status.widgets.map(json)),
      "pages": status.pages.map(json) ?? .null,
      "buttons": .array((status.buttons ?? []).map(json)),
      "presses": .array((status.presses ?? []).map(json)),
      "battery": status.battery.map(json) ?? .null,
      "battery_policy": status.batteryPolicy.map(json) ?? .null,
      "panel": [
        "refreshes_since_start": .integer(status.panel.refreshesSinceStart),
        "partials_since_whole_screen": .integer(status.panel.partialsSinceWholeScreen),
        "whole_screens_ever": .integer(status.panel.wholeScreensEver),
        "partials_ever": .integer(status.panel.partialsEver),
        "last_full": moments.json(status.panel.lastFull),
      ],
      "showing": status.showing.map { showing in
        ["text": .text(showing.text), "until": moments.json(showing.until)]
      } ?? .null,
      "fleet": status.fleet.map(json) ?? .null,
      "errors": .array(status.errors.map { ["time": moments.json($0.date), "text": .string($0.text)] }),
    ]
  }

  private func json(_ fleet: DisplayStatus.FleetFacts) -> JSONValue {
    [
      "broker": .string(fleet.broker), "id": .string(fleet.id), "connected": .bool(fleet.isConnected),
      "since": moments.json(fleet.since), "messages_sent": .integer(fleet.sent),
      "messages_heard": .integer(fleet.heard), "error": .text(fleet.error),
      "last_command": .text(fleet.lastCommand),
    ]
  }

  private func json(_ widget: DisplayStatus.Widget) -> JSONValue {
    [
      "kind": .string(widget.kind), "family": .string(widget.family), "slot": .string(widget.slot),
      "page": .text(widget.page),
      "loaded": moments.json(widget.loadedAt), "age_seconds": .whole(widget.ageSeconds),
      "next_reload": moments.json(widget.nextReload), "failures": .integer(widget.failures),
      "reloading": .bool(widget.isReloading), "stale": .bool(widget.isStale), "error": .text(widget.error),
    ]
  }

  private func json(_ pages: DisplayStatus.Pages) -> JSONValue {
    [
      "names": .array(pages.names.map { .string($0) }), "shown": .string(pages.shown),
      "reason": .string(pages.reason), "until": moments.json(pages.until), "night": .bool(pages.isNight),
    ]
  }

  private func json(_ button: DisplayStatus.Button) -> JSONValue {
    [
      "name": .string(button.name), "line": .text(button.line),
      "short": .text(button.actions["short"]), "double": .text(button.actions["double"]),
      "long": .text(button.actions["long"]),
    ]
  }

  private func json(_ press: PressReport) -> JSONValue {
    [
      "time": moments.json(press.date), "button": .string(press.button),
      "gesture": .string(press.gesture), "action": .string(press.action),
    ]
  }

  private func json(_ battery: DisplayStatus.BatteryFacts) -> JSONValue {
    [
      "gauge": .string(battery.gauge), "present": .bool(battery.isPresent),
      "percent": .whole(battery.percent), "state": .text(battery.state),
      "voltage_volts": .decimal(battery.volts, places: 3),
      "temperature_celsius": .decimal(battery.celsius, places: 1),
      "time_remaining_seconds": .whole(battery.timeRemainingSeconds),
      "external_power": .truth(battery.hasExternalPower),
      "notes": .array((battery.notes ?? []).map { .string($0) }),
      "age_seconds": .whole(battery.ageSeconds), "error": .text(battery.error),
    ]
  }

  private func json(_ policy: DisplayStatus.BatteryPolicyFacts) -> JSONValue {
    [
      "level": .string(policy.level), "low_percent": .decimal(policy.low, places: 1),
      "warning_percent": .decimal(policy.warning, places: 1),
      "critical_percent": .decimal(policy.critical, places: 1),
      "power_off_percent": .decimal(policy.powerOff, places: 1),
      "floor_volts": .decimal(policy.floorVolts, places: 2), "cells": .integer(policy.cells),
      "power_off_at": moments.json(policy.powerOffAt),
    ]
  }
}
