import type { Page } from '@playwright/test';

/** The focused element as a keyboard user sees it. */
export interface Stop {
  /** Its kind and its name. */
  what: string;
  /** Whether it is the element that `markEnd` has put after the page. */
  isEnd: boolean;
  /** Nothing has the focus. */
  isLost: boolean;
  /** No part of it can be seen: it lies outside the window or below something else (WCAG 2.2, 2.4.11). */
  isHidden: boolean;
  /** Contrast of its ring with what is around or below it, or 0 where there is no ring (WCAG 2.2, 2.4.7, 1.4.11). */
  ring: number;
  isInMain: boolean;
  isInFooter: boolean;
  /** Its place in the page's own order, from one stop to the next. */
  comesAfter: boolean;
}

/** Contrast of what must be seen and is no text (WCAG 2.2, 1.4.11). */
export const enoughContrast = 3;
const endId = 'end-of-walk';

/**
 * Puts a button after all else, where the walk ends: past the last stop nothing has the focus for a while, as on the way
 * into a frame, and only waiting for seconds distinguishes them.
 */
export async function markEnd(page: Page): Promise<void> {
  await page.evaluate((id) => {
    if (document.getElementById(id)) return;
    const button = document.createElement('button');
    button.id = id;
    button.textContent = 'Fin';
    document.body.append(button);
  }, endId);
}

/** Returns what has the focus, once the page stands still. */
export async function inspectFocus(page: Page): Promise<Stop> {
  return page.evaluate(
    async ({ end, enough }) => {
      const holder = window as unknown as { lastStop?: Node; lastScroll?: number; channels?: Map<string, number[]> };
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // Where the page has moved, what answers to it has done so, too.
      if (holder.lastScroll !== scrollY) await nextFrame();
      holder.lastScroll = scrollY;
      // The way into a frame and out of it leads through another process; meanwhile nothing has the focus. One that draws
      // two thousand rows takes its time, but the document has the focus as long as the browser's own bar has not.
      const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
      for (let waited = 0; !hasFocus() && waited < (document.hasFocus() ? 1_200 : 120); waited++) await nextFrame();
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body)
        return {
          what: 'nothing',
          isEnd: false,
          isLost: true,
          isHidden: true,
          ring: 0,
          isInMain: false,
          isInFooter: false,
          comesAfter: false,
        };

      if (element.id === end)
        return {
          what: 'the end',
          isEnd: true,
          isLost: false,
          isHidden: false,
          ring: 0,
          isInMain: false,
          isInFooter: false,
          comesAfter: true,
        };

      const control = element as HTMLInputElement;
      const { width, height } = element.getBoundingClientRect();
      const isTiny = width < 5 || height < 5 || getComputedStyle(element).opacity === '0';
      // Of a control that is drawn by its label, the label is seen.
      const shown = (isTiny && (element.closest('label') ?? control.labels?.[0] ?? element.parentElement)) || element;

      const isSeenAt = (x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (shown.contains(top) || top.contains(shown));
      };
      const isSeen = () =>
        [...shown.getClientRects()].some((box) =>
          [0.1, 0.5, 0.9].some((across) =>
            [0.1, 0.5, 0.9].some((down) => isSeenAt(box.left + box.width * across, box.top + box.height * down)),
          ),
        );
      // What scrolls within the page comes a moment later.
      if (!isSeen()) await nextFrame();

      // A page has few colours, and to have each drawn takes most of the time of a stop.
      holder.channels ??= new Map();
      const known = holder.channels;
      const channelsOf = (colour: string): number[] => {
        const canvas = known.has(colour) ? null : new OffscreenCanvas(1, 1).getContext('2d');
        if (canvas) {
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          known.set(colour, [...canvas.getImageData(0, 0, 1, 1).data]);
        }
        return known.get(colour) ?? [0, 0, 0, 0];
      };
      const luminance = (channels: number[]) =>
        channels
          .slice(0, 3)
          .map((channel) => channel / 255)
          .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
          .reduce((sum, channel, index) => sum + channel * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
      const contrast = (one: string, other: string) => {
        const [light = 0, dark = 0] = [one, other].map((colour) => luminance(channelsOf(colour))).sort((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
      };
      const groundOf = (from: Element | null): string => {
        for (let at = from; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if ((channelsOf(backgroundColor)[3] ?? 0) > 127) return backgroundColor;
        }
        return 'white';
      };
      const contrastOfRing = (drawn: Element, part: string | null) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(drawn, part);
        if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 0;
        // Of two colours, one is always seen (WCAG's technique C40).
        const colours = [outlineColor, /^(?:rgb|oklch|color|#)[^)]*\)?/.exec(boxShadow)?.[0]].filter(
          (one) => one !== undefined,
        );
        const grounds = [groundOf(drawn.parentElement), groundOf(drawn)];
        return Math.max(...colours.flatMap((colour) => grounds.map((ground) => contrast(colour, ground))));
      };
      /** The first ring that is seen well, or else the best: most often it is the element's own. */
      const bestRing = (drawn: readonly Element[]) => {
        let best = 0;
        for (const one of drawn)
          for (const part of [null, '::before', '::after']) {
            best = Math.max(best, contrastOfRing(one, part));
            if (best >= enough) return best;
          }
        return best;
      };
      // A card is one target: the ring may be around it, or around the control that stands next to its hidden one.
      const drawn: Element[] = [element, shown, ...element.children, ...(element.parentElement?.children ?? [])];
      for (let at = element.parentElement; at && at.localName !== 'main' && drawn.length < 40; at = at.parentElement)
        drawn.push(at);

      const last = holder.lastStop;
      holder.lastStop = element;
      // A frame has its own stops, and so have a player and the parts of a day and an hour.
      const isWithin =
        last === element &&
        element.matches('iframe, video, audio, [type^=date], [type=month], [type=time], [type=week]');
      const comesAfter =
        !last || isWithin || (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      const name = element.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? element.textContent ?? '';
      return {
        what: `${element.localName} «${name.trim().replace(/\s+/g, ' ').slice(0, 50)}»`,
        isEnd: false,
        isLost: false,
        isHidden: !isSeen(),
        // A frame shows in itself where the focus is, and so do the parts of a day; what takes it without being a control
        // needs no ring.
        ring: isWithin || element.localName === 'iframe' || element.tabIndex < 0 ? 21 : bestRing(drawn),
        isInMain: element.closest('main') !== null,
        isInFooter: element.closest('footer') !== null && element.closest('main, [role=dialog]') === null,
        comesAfter,
      };
    },
    { end: endId, enough: enoughContrast },
  );
}
