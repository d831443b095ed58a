import { heightKey } from './kept-height.ts';

/** Longest time for which a page is held as high as it was, in milliseconds: what has not come by then may not come. */
const holdLimitMs = 10_000;
/** How often the page is looked at meanwhile, in milliseconds. */
const lookMs = 250;

/**
 * Holds the page as high as it was before a reload or a way back, until its own parts are as high again. What a page asks for
 * in the browser, such as a member's blocks, comes later than the moment in which the place is scrolled to: in a short page
 * that place would be its footer.
 * @param main what grows, between header and footer
 */
export function holdHeight(main: HTMLElement): void {
  const before = takeHeight();
  const content = main.firstElementChild;
  if (!before || !content || content.clientHeight >= before.height) return;
  const page = document.documentElement;
  main.style.minHeight = `${before.height}px`;
  // What comes above must not take the window along: it is at its place already.
  page.style.overflowAnchor = 'none';
  const path = location.pathname;
  let looks = 0;
  const stay = () => scrollTo({ top: before.top, behavior: 'instant' });
  let isHers = false;
  const take = () => {
    isHers = true;
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, take, { passive: true, once: true });
  const timer = setInterval(() => {
    // Browsers, too, move the window while parts arrive; where she moves it herself it is hers.
    if (!isHers && location.pathname === path) stay();
    const isWhole = content.clientHeight >= before.height && !main.querySelector('[aria-busy=true]');
    // Another page is as high as it is.
    if (!isWhole && location.pathname === path && ++looks * lookMs < holdLimitMs) return;
    clearInterval(timer);
    main.style.minHeight = '';
    page.style.overflowAnchor = '';
  }, lookMs);
}

/** How high this page was and how far down she was, in CSS pixels, where it was left and is there again. */
function takeHeight(): { height: number; top: number } | undefined {
  try {
    const { page, height, top } = JSON.parse(sessionStorage.getItem(heightKey) ?? '{}');
    return page === location.href && Number.isFinite(height) && Number.isFinite(top) ? { height, top } : undefined;
  } catch {
    return undefined;
  }
}
