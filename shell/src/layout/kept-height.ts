/** Longest time for which a page is held as high as it was, in milliseconds: what has not come by then may not come. */
const holdLimitMs = 10_000;
/** How often the page is looked at meanwhile, in milliseconds. */
const lookMs = 250;

export const heightKey = 'pageHeight';

/**
 * Holds the page as high as it was before a reload or a way back, until its own parts are as high again. What a page asks for
 * in the browser, such as a member's blocks, comes later than the moment in which the place is scrolled to: in a short page
 * that place would be its footer.
 * @param main what grows, between header and footer
 */
export function keepHeight(main: HTMLElement): void {
  const before = takeHeight();
  addEventListener('pagehide', storeHeight);
  const content = main.firstElementChild;
  if (!before || !content || content.clientHeight >= before) return;
  const page = document.documentElement;
  main.style.minHeight = `${before}px`;
  // What comes above must not take the window along: it is at its place already.
  page.style.overflowAnchor = 'none';
  const path = location.pathname;
  let looks = 0;
  const timer = setInterval(() => {
    const isWhole = content.clientHeight >= before && !main.querySelector('[aria-busy=true]');
    // Another page is as high as it is.
    if (!isWhole && location.pathname === path && ++looks * lookMs < holdLimitMs) return;
    clearInterval(timer);
    main.style.minHeight = '';
    page.style.overflowAnchor = '';
  }, lookMs);
}

function storeHeight(): void {
  const height = document.querySelector('main')?.clientHeight;
  try {
    sessionStorage.setItem(heightKey, JSON.stringify({ page: location.href, height }));
  } catch {
    // Without storage the place is lost.
  }
}

/** How high this page was, in CSS pixels, where it was left and is there again. */
function takeHeight(): number | undefined {
  try {
    const { page, height } = JSON.parse(sessionStorage.getItem(heightKey) ?? '{}');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return page === location.href && navigation?.type !== 'navigate' && Number.isFinite(height) ? height : undefined;
  } catch {
    return undefined;
  }
}
