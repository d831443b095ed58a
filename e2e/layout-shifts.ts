import type { Page } from '@playwright/test';

export interface Moved {
  /** How much, as browsers count it: the share of the window that moved times how far. */
  value: number;
  /** The element that moved first, in words for the report of a failed test. */
  what: string;
}

/** The budget of layout shifts on a page as it loads (decisions 5). */
export const shiftBudget = 0.02;

/**
 * Notes what moves on the pages of a tab although nobody touched them. Before the page is opened.
 * @returns a function that returns what has moved on the page that is open
 */
export async function noteShifts(page: Page): Promise<() => Promise<Moved[]>> {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `${element.tagName.toLowerCase()} «${element.textContent.trim().slice(0, 30)}»`
        : 'something gone';
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const what = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${name(node)} ${Math.round(from.x)},${Math.round(from.y)} → ${Math.round(to.x)},${Math.round(to.y)}`,
        );
        moved.push({ value, what: what.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: Moved[] }).moved);
}

/** How much has moved altogether. */
export const sumOf = (moved: readonly Moved[]): number => moved.reduce((sum, { value }) => sum + value, 0);
