import { expect, type Page, type Request } from '@playwright/test';
import { openPage, type PageToVisit } from './every-page.ts';

/** More than any page has kinds of. */
const mostButtons = 40;

/** Lets the API take nothing, so that no press changes anything, and what cannot be sent is seen. */
export async function refuseWrites(page: Page): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Ahora no se puede. Prueba más tarde.' } }),
  );
}

/** The requests in flight between a page and its servers. */
class Traffic {
  readonly #open = new Set<Request>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  /** Waits until nothing is under way and the page has shown it. */
  async settle(): Promise<void> {
    const frames = () =>
      this.#page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await frames();
    await expect.poll(() => this.#open.size, { intervals: [20] }).toBe(0);
    await expect(this.#page.locator('[aria-busy=true]')).toHaveCount(0);
    await frames();
  }
}

/**
 * Presses one button of each kind in a page's main part, and in the dialogs that open the first that acts; nothing is
 * filled in, so that forms say what they miss. Each dialog is closed again with Escape.
 * @param look is called in each open dialog, before and after its button was pressed, with the dialog's name
 * @returns how many dialogs were open
 */
export async function clickEveryButton(
  page: Page,
  target: PageToVisit,
  look: (dialog: string) => Promise<void>,
): Promise<number> {
  const traffic = new Traffic(page);
  const buttons = page.getByRole('main').locator('button');
  const dialog = page.getByRole('dialog');
  const pressed: string[] = [];
  const path = () => new URL(page.url()).pathname;
  const opened = path();
  let dialogs = 0;

  for (;;) {
    const next = await buttons.evaluateAll((all, known) => {
      const kindOf = (button: Element) => `${button.className} ${(button.textContent ?? '').trim().split(/[\s:]/)[0]}`;
      const index = all.findIndex(
        (button) => button.checkVisibility() && !button.matches(':disabled') && !known.includes(kindOf(button)),
      );
      const button = all[index];
      return button ? { index, kind: kindOf(button) } : null;
    }, pressed);
    if (!next) return dialogs;
    pressed.push(next.kind);
    expect(pressed.length, 'kinds of buttons').toBeLessThan(mostButtons);
    // As by a reader's software: it need not be in view.
    await buttons.nth(next.index).dispatchEvent('click');
    await traffic.settle();

    if ((await dialog.count()) > 0) {
      dialogs++;
      const name = (await dialog.last().getByRole('heading').first().textContent()) ?? next.kind;
      await look(name);
      const act = dialog
        .last()
        .locator('footer')
        .getByRole('button')
        .filter({ hasNotText: /^(?:No\b|Cancelar|Cerrar|Volver|Dejar|Seguir)/ });
      if ((await act.count()) > 0) {
        await act.first().dispatchEvent('click');
        await traffic.settle();
        if ((await dialog.count()) > 0) await look(`${name}, after its button`);
      }
      for (let left = 3; left > 0 && (await dialog.count()) > 0; left--) {
        await page.keyboard.press('Escape');
        await traffic.settle();
      }
      await expect(dialog, `${name} closes`).toHaveCount(0);
    }
    if (path() !== opened) await openPage(page, target);
  }
}
