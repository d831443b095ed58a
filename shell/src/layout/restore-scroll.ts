/** How high a page was and how far down its reader was, in CSS pixels. */
export interface Place {
  height: number;
  top: number;
}

/** Longest time for which a page is held as high as it was, in milliseconds: what has not come by then may not come. */
const holdLimitMs = 10_000;
/** How often the page is looked at meanwhile, in milliseconds. */
const lookMs = 250;

/**
 * Keeps the window where it was while the page is held as high as before, and lets go of both once the page's own parts are
 * as high again. What a page asks for in the browser, such as a member's blocks, comes later than the moment in which the
 * browser scrolls to the place.
 * @param main what grows, between header and footer
 */
export function restoreScroll(main: HTMLElement, before: Place): void {
  const page = document.documentElement;
  // What comes above must not take the window along: it is at its place already.
  page.style.overflowAnchor = 'none';
  const path = location.pathname;
  let looks = 0;
  let isHers = false;
  const take = () => {
    isHers = true;
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, take, { passive: true, once: true });
  const timer = setInterval(() => {
    const isSamePage = location.pathname === path;
    // Browsers, too, move the window while parts arrive; where she moves it herself it is hers.
    if (!isHers && isSamePage) scrollTo({ top: before.top, behavior: 'instant' });
    const height = main.firstElementChild?.clientHeight ?? before.height;
    const isWhole = height >= before.height && !main.querySelector('[aria-busy=true]');
    // Another page is as high as it is.
    if (!isWhole && isSamePage && ++looks * lookMs < holdLimitMs) return;
    clearInterval(timer);
    main.style.minHeight = '';
    page.style.overflowAnchor = '';
  }, lookMs);
}
