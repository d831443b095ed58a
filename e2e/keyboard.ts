import { expect, type Locator, type Page } from '@playwright/test';
import { enoughContrast, inspectFocus, markEnd, type Stop } from './check-focus-stop.ts';
import { openPage } from './every-page.ts';
import { answerCookies } from './visitor.ts';

/** More than any page of the site has between two places. */
const mostStops = 150;
/** More than any page of the site has. */
const mostOfPage = 400;
const skipLink = 'Saltar al contenido';

/** Opens a page as somebody without a mouse. */
export async function openByKeyboard(page: Page, path: string): Promise<Keyboard> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerCookies(page);
  await openPage(page, { path });
  return new Keyboard(page);
}

/** Somebody who has a keyboard and nothing else. At each stop it must be seen where she is. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes on with Tab, or back with Shift and Tab, until it is there. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    // What a page shows a moment after its heading is walked to when it is there.
    await expect(target.first()).toBeAttached();
    const passed: string[] = [];
    while (!(await isFocused(target))) {
      expect(passed.length, `not reached, by way of ${passed.join(', ')}`).toBeLessThan(mostStops);
      await this.press(key);
      passed.push((await this.look()).what);
    }
  }

  /** Presses a key where she is. */
  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  /** Goes there and presses Enter, as one follows a link or presses a button. */
  async enter(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.goTo(target, key);
    await this.press('Enter');
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.type(text);
  }

  async check(target: Locator): Promise<void> {
    await this.goTo(target);
    await this.press('Space');
    await expect(target).toBeChecked();
  }

  /** Opens the browser's window for files with Enter and chooses one. */
  async chooseFile(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    // Asked for before going there: the page learns of it on another way than of the key, and a busy one may take the key first.
    const choosing = this.#page.waitForEvent('filechooser');
    await this.enter(target);
    await (await choosing).setFiles(file);
  }

  /** Goes to a group of radio buttons, and with the arrows to one of them. */
  async choose(group: Locator, option: Locator): Promise<void> {
    await this.goTo(group.getByRole('radio'));
    await this.press('Space');
    for (let steps = (await group.getByRole('radio').count()) - 1; steps > 0; steps--) {
      if (await option.isChecked()) return;
      await this.press('ArrowDown');
      await this.look();
    }
    await expect(option).toBeChecked();
  }

  /** Where she is, which must be seen. */
  async look(): Promise<Stop> {
    const stop = await inspectFocus(this.#page);
    expect(stop.isLost, 'the focus is lost').toBe(false);
    expectSeen(stop);
    return stop;
  }

  /**
   * Walks through the whole page with Tab: from the link that skips what comes before its content, or from where the page
   * has put the focus, to the end of its footer.
   * @returns the stops, in order
   */
  async walk(): Promise<string[]> {
    const startsAtTop = await this.#startsAtTop();
    const stops = await this.#walkToFooter(() => false);
    if (startsAtTop) expect(stops[0]).toContain(skipLink);
    return stops;
  }

  /**
   * Takes the link to the content, as one does who reads more than one page, and walks through it: header and footer are
   * the same on all pages.
   * @returns the stops up to the first one of the footer, in order
   */
  async walkContent(): Promise<string[]> {
    if (await this.#startsAtTop()) {
      await this.press('Tab');
      expect((await this.look()).what).toContain(skipLink);
      await this.press('Enter');
    }
    return this.#walkToFooter(({ isInFooter }) => isInFooter);
  }

  #startsAtTop(): Promise<boolean> {
    return this.#page.evaluate(() => document.activeElement === document.body);
  }

  /** @param isLast whether to stop before the end of the page */
  async #walkToFooter(isLast: (stop: Stop) => boolean): Promise<string[]> {
    const stops: Stop[] = [];
    const startsInMain = (await this.#page.locator('main :focus').count()) > 0;
    await markEnd(this.#page);
    for (let stop: Stop | undefined; !stop || !isLast(stop); ) {
      await this.press('Tab');
      stop = await inspectFocus(this.#page);
      if (stop.isEnd || stop.isLost || (stops.length > 0 && !stop.comesAfter)) break;
      expectSeen(stop);
      stops.push(stop);
      expect(stops.length, `no way out of ${namesOf(stops.slice(-3))}`).toBeLessThan(mostOfPage);
    }
    if (!startsInMain && !stops.some(({ isInMain }) => isInMain))
      expect(await controlsOfMain(this.#page), 'no control of the page is reached').toEqual([]);
    expect(stops.at(-1)?.isInFooter, `ends after ${namesOf(stops.slice(-3))}`).toBe(true);
    return stops.map(({ what }) => what);
  }
}

/** Returns the visible controls of the page's content, which the keyboard must reach. */
const controlsOfMain = (page: Page) =>
  page
    .locator('main')
    .locator('a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary')
    .filter({ visible: true })
    .evaluateAll((controls) => controls.map(({ localName, textContent }) => `${localName} «${textContent}»`));

const namesOf = (stops: Stop[]) => stops.map(({ what }) => what).join(', ');

function expectSeen({ what, isHidden, ring }: Stop): void {
  expect(isHidden, `${what} is not to be seen`).toBe(false);
  expect(ring, `the ring around ${what}`).toBeGreaterThanOrEqual(enoughContrast);
}

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
