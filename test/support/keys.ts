import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More stops than any page has: a round that long has come by everything. */
const MOST_STOPS = 150;

/** What has the focus: its name, and whether it can be seen to have it. */
interface Focused {
  readonly name: string;
  readonly seen: boolean;
}

const FOCUSED = `(() => {
  const one = document.activeElement;
  const said = one.getAttribute("aria-label") ?? [...(one.labels ?? [])]
    .map((label) => (label.querySelector("select") ? label.querySelector("span") : label).textContent)
    .join(" ");
  const name = said || (one === document.body || one.id === "main" ? "" : one.textContent);
  const marked = [one, one.parentElement, one.nextElementSibling].some((near) => {
    if (!near) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(near);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return { name: name.replace(/\\s+/g, " ").trim(), seen: marked && inside };
})()`;

/** An operator with a keyboard and no mouse. */
export function keysOf(page: Page) {
  const focused = (): Promise<Focused> => page.evaluate(FOCUSED);

  /** Waits until the focus is where one expects it, and can be seen there. */
  async function isAt(sought: RegExp): Promise<void> {
    await expect.poll(focused).toEqual({ name: expect.stringMatching(sought), seen: true });
  }

  /**
   * Goes on by Tab until what is sought has the focus, and can be seen to. A page that is still
   * loading is gone round again; what was moved out of sight is gone back to, as a person would.
   */
  async function to(sought: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    const passed = new Set<string>();
    const back = key === "Tab" ? "Shift+Tab" : "Tab";
    await expect
      .poll(async () => {
        for (let stop = 0; stop < MOST_STOPS; stop++) {
          await page.keyboard.press(key);
          const { name, seen } = await focused();
          if (sought.test(name)) {
            if (!seen) await page.keyboard.press(back);
            return seen ? "there" : "there, but out of sight";
          }
          passed.add(name);
        }
        return `not among ${[...passed].join(" | ")}`;
      })
      .toBe("there");
  }

  return {
    focused,
    to,
    isAt,
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
    /** Goes to a view by two keys. The second counts for a second, which a busy machine may let pass. */
    async go(key: string, there: Locator): Promise<void> {
      await expect
        .poll(async () => {
          await page.keyboard.press("g");
          await page.keyboard.press(key);
          return await there.isVisible();
        })
        .toBe(true);
    },
    /** Presses what is named, wherever in the page it comes after the focus. */
    async push(sought: RegExp): Promise<void> {
      await to(sought);
      await page.keyboard.press("Enter");
    },
    /** Chooses of a list that acts: arrows pass over it, Enter chooses. */
    async choose(sought: RegExp, nth: number): Promise<void> {
      await to(sought);
      for (let at = 0; at < nth; at++) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
  };
}
