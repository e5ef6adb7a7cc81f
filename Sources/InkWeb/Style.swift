/// What pages look like; one file, nothing from elsewhere.
enum Style {
  static let text = """
    :root {
      color-scheme: light dark;
      --page: #f6f5f2; --card: #fff; --ink: #1b1b1a; --dim: #5f5d58; --line: #d8d5cd; --mark: #1f5fa8;
      --bad: #a3231b; --bar: #8fb3d9;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161615; --card: #1f1f1e; --ink: #ecebe6; --dim: #a8a59d; --line: #3a3936; --mark: #8ebdf0;
        --bad: #ff9d93; --bar: #3f638c;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 54rem; padding: 1rem; background: var(--page); color: var(--ink);
      font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1.25rem; margin-bottom: 1rem; }
    h1 { font-size: 1.2rem; margin: 0; }
    h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
    a { color: var(--mark); }
    nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    nav a { padding: .3rem 0; text-decoration: none; }
    nav a[aria-current] { color: inherit; font-weight: 600; border-bottom: 2px solid var(--mark); }
    a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
    figure { margin: 0; text-align: center; }
    figcaption, footer, .dim { color: var(--dim); font-size: .875rem; }
    figcaption { margin-top: .4rem; }
    .glass {
      max-width: 100%; height: auto; vertical-align: top; background: #fff; border: 1px solid var(--line);
      image-rendering: pixelated;
    }
    .nothing { padding: 3rem 1rem; background: var(--card); border: 1px dashed var(--line); margin: 0; }
    @media (max-width: 820px) { .glass { width: auto; } }
    @media (max-width: 1000px) { .large { image-rendering: auto; } }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1rem; margin: 0; }
    dt { color: var(--dim); }
    dd { margin: 0; }
    section, form, .plot { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .9rem 1rem; margin-top: 1rem; }
    section h2:first-child, form h2:first-child { margin-top: 0; }
    table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
    th, td { text-align: left; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word; }
    tr:last-child td { border-bottom: 0; }
    th { color: var(--dim); font-weight: 500; }
    .bad { color: var(--bad); }
    ol.log { list-style: none; margin: 0; padding: 0; font: .875rem/1.4 ui-monospace, monospace; }
    ol.log li { padding: .3rem 0; border-bottom: 1px solid var(--line); white-space: pre-wrap; }
    ol.log li:last-child { border-bottom: 0; }
    ul.notes { display: table; margin: .4rem auto 0; padding-left: 1.2rem; text-align: left; }
    label { display: block; }
    input[type=range] { width: 100%; height: 2rem; margin: .25rem 0; accent-color: var(--mark); }
    input[type=time], input[type=password], button {
      font: inherit; padding: .4rem .7rem; border: 1px solid var(--line); border-radius: .4rem;
      background: var(--page); color: var(--ink); min-height: 2.5rem;
    }
    input[type=password] { width: 100%; margin: .25rem 0 .75rem; }
    output { font-weight: 600; }
    .row { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; justify-content: space-between; }
    svg.history { width: 100%; max-width: 42rem; height: auto; display: block; margin: 0 auto; color: var(--ink); }
    @media (max-width: 560px) { svg.history text { font-size: 13px; } }
    svg.history .level { stroke: var(--mark); }
    svg.history .partial { fill: var(--bar); }
    svg.history .whole { fill: var(--ink); }
    footer { margin-top: 1.5rem; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    @media (max-width: 460px) {
      dl { grid-template-columns: 1fr; gap: 0; }
      dd { margin-bottom: .5rem; }
      th.wide, td.wide { display: none; }
    }
    @media (prefers-reduced-motion: no-preference) { .glass { transition: opacity .15s; } }

    """

  /// The icon of a page: a sheet with a ring.
  static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="6" width="28" height="20" rx="3" \
    fill="#fff" stroke="#1b1b1a" stroke-width="2"/><circle cx="11" cy="16" r="5" fill="none" stroke="#1b1b1a" \
    stroke-width="3"/><path d="M19 13h7M19 19h5" stroke="#1b1b1a" stroke-width="2"/></svg>

    """
}
