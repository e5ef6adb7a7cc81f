/// The few lines of script: pages work without them, and are followed live with them.
enum Script {
  static let text = """
    "use strict";
    const parse = text => new DOMParser().parseFromString(text, "text/html");
    const page = async address => {
      const answer = await fetch(address, {cache: "no-store", credentials: "same-origin"});
      if (!answer.ok) throw new Error(answer.status);
      return parse(await answer.text());
    };
    // Puts what is new in the place of what is old; a picture keeps its place until the next one is there.
    const take = (fresh, id) => {
      const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
      if (!old || !now) return;
      const [was, is] = [old.querySelector("img"), now.querySelector("img")];
      if (was && is) {
        if (was.getAttribute("src") !== is.getAttribute("src")) was.src = is.getAttribute("src");
        was.alt = is.alt;
        old.querySelector("figcaption").replaceWith(now.querySelector("figcaption"));
      } else old.replaceChildren(...now.childNodes);
    };
    const pause = time => new Promise(done => setTimeout(done, time));
    const seen = () => document.hidden
      ? new Promise(done => document.addEventListener("visibilitychange", done, {once: true})) : null;

    const live = document.getElementById("live");
    const follow = async () => {
      let edition = live.dataset.edition;
      live.textContent = "live";
      for (;;) {
        await seen();
        try {
          const answer = await fetch("/live?seen=" + edition, {cache: "no-store", credentials: "same-origin"});
          if (!answer.ok) throw new Error(answer.status);
          const next = await answer.text();
          if (next !== edition) {
            const fresh = await page("/");
            for (const id of ["glass", "state"]) take(fresh, id);
            edition = next;
          }
          live.textContent = "live";
        } catch {
          live.textContent = "not reached, tried again";
          await pause(10000);
        }
      }
    };
    if (live) follow();

    const slider = document.getElementById("in");
    if (slider) {
      const told = document.getElementById("told");
      const base = Number(slider.dataset.base);
      const clock = new Intl.DateTimeFormat("en-GB",
        {hour: "2-digit", minute: "2-digit", weekday: "short", timeZone: slider.dataset.zone});
      let running = false, wanted = null;
      const show = async () => {
        if (running) return;
        running = true;
        while (wanted !== null) {
          const minutes = wanted;
          wanted = null;
          try { take(await page("/ahead?in=" + minutes), "ahead"); }
          catch { document.getElementById("notes").textContent = "The display does not answer now."; }
        }
        running = false;
      };
      slider.addEventListener("input", () => {
        told.textContent = clock.format(new Date((base + 60 * slider.value) * 1000));
      });
      slider.addEventListener("change", () => { wanted = slider.value; show(); });
    }

    """
}
