import type { Page } from '@playwright/test';

/** How somebody who sees little reads a page. */
export interface Enlargement {
  name: string;
  viewport: { width: number; height: number };
  /** The font size in her browser's settings, in pixels; 16 by default. */
  letters?: number;
  /** The styles that her browser adds to the page. */
  styles?: string;
}

export const enlargements: Enlargement[] = [
  { name: 'at 200 %', viewport: { width: 720, height: 450 } },
  // Of a window of 1280 × 1024 (WCAG 2.2, 1.4.10).
  { name: 'at 400 %', viewport: { width: 320, height: 256 } },
  { name: 'with letters twice as large', viewport: { width: 1280, height: 900 }, letters: 32 },
  {
    name: 'with the room between letters, words and lines that WCAG 2.2 names in 1.4.12',
    viewport: { width: 390, height: 844 },
    styles: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  },
];

/** Shows an open page enlarged. */
export async function enlarge(page: Page, { viewport, letters = 16, styles = '' }: Enlargement): Promise<void> {
  await page.setViewportSize(viewport);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: (letters * 13) / 16 } });
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, styles);
}

/**
 * Returns the unreadable parts of a page as it is shown now: what is scrolled sideways for, lines that are cut, lines that lie
 * upon one another.
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      const widest = [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
        .map((element) => `${element.localName}.${element.className}`);
      faults.push(`${root.scrollWidth - root.clientWidth} px wider than the window: ${widest.slice(0, 4).join(' ')}`);
    }

    interface Line {
      text: string;
      node: Text;
      box: DOMRect;
    }
    /** Keeps what is found out about an element: each is asked for every line below it. */
    const remembering = <Found>(findOut: (element: Element) => Found) => {
      const known = new Map<Element, Found>();
      return (element: Element): Found => {
        const found = known.get(element) ?? findOut(element);
        known.set(element, found);
        return found;
      };
    };
    /** Returns whether an element lies over the page: it moves with the window and is no part of the page's lines. */
    const liesApart = remembering((element: Element): boolean => {
      const { position, clipPath } = getComputedStyle(element);
      if (position === 'fixed' || position === 'sticky' || clipPath === 'inset(50%)') return true;
      if (element.getAttribute('aria-hidden') === 'true' || element.matches('svg, iframe, select, .visually-hidden'))
        return true;
      return element.parentElement !== null && liesApart(element.parentElement);
    });
    const isApart = remembering(
      (element: Element) =>
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || liesApart(element),
    );
    /** An element that shows only a part of what is in it. */
    interface Clipper {
      bounds: DOMRect;
      clipsAcross: boolean;
      clipsDown: boolean;
      canScroll: boolean;
    }
    /** The element, and those around it, that clip what is in it. */
    const clippersOf = remembering((element: Element): Clipper[] => {
      if (element === document.body) return [];
      const around = element.parentElement ? clippersOf(element.parentElement) : [];
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (overflowX === 'visible' && overflowY === 'visible') return around;
      const canScroll =
        /auto|scroll/.test(overflowX + overflowY) ||
        // Shortened on purpose, and whole where it leads; or moved on by its buttons.
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none' ||
        element.closest('[aria-roledescription="carrusel"]') !== null;
      const clipsAcross = overflowX !== 'visible';
      const clipsDown = overflowY !== 'visible';
      return [{ bounds: element.getBoundingClientRect(), clipsAcross, clipsDown, canScroll }, ...around];
    });
    /** The parts of a box that its ancestors show, and whether one of them can be scrolled to the rest. */
    const clip = (element: Element, box: DOMRect) => {
      let { left, top, right, bottom } = box;
      const clippers = clippersOf(element);
      for (const { bounds, clipsAcross, clipsDown } of clippers) {
        if (clipsAcross) [left, right] = [Math.max(left, bounds.left), Math.min(right, bounds.right)];
        if (clipsDown) [top, bottom] = [Math.max(top, bounds.top), Math.min(bottom, bounds.bottom)];
      }
      return { width: right - left, height: bottom - top, canScroll: clippers.some(({ canScroll }) => canScroll) };
    };

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const text = node.data.trim().replace(/\s+/g, ' ');
      const parent = node.parentElement;
      if (!text || !parent || parent.closest('script, style, noscript, textarea, [hidden]') || isApart(parent))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        const seen = clip(parent, box);
        // Small enough to be hidden from eyes and meant for ears.
        const isForEars = seen.width <= 1 && seen.height <= 1;
        const isCut = seen.width < box.width - 2 || seen.height < box.height - box.height * 0.35;
        if (isCut && !isForEars && !seen.canScroll && seen.width > 0 && seen.height > 0)
          faults.push(`cut: «${text.slice(0, 60)}»`);
        if (seen.width > 2 && seen.height > 2 && !seen.canScroll) lines.push({ text, node, box });
      }
    }

    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, { text, node, box }] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next];
        if (!other || other.box.top > box.bottom) break;
        if (other.node === node) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
        // The boxes of lines are higher than their letters.
        if (across > 3 && down > Math.min(box.height, other.box.height) * 0.5)
          faults.push(`«${text.slice(0, 40)}» and «${other.text.slice(0, 40)}» lie upon one another`);
      }
    }
    return [...new Set(faults)];
  });
}
