import type { Place } from './restore-scroll.ts';

export const heightKey = 'pageHeight';

/**
 * Notes how high the page is when it is left, and holds it so where it is back by a reload or a way back and what the server
 * has sent is lower. The code that looks when its own parts are there comes only then: no other visit waits for it.
 * @param main what grows, between header and footer
 */
export async function saveScroll(main: HTMLElement): Promise<void> {
  addEventListener('pagehide', storeHeight);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const before = navigation?.type === 'navigate' ? null : readPlace();
  if (!before || (main.firstElementChild?.clientHeight ?? before.height) >= before.height) return;
  main.style.minHeight = `${before.height}px`;
  try {
    const { restoreScroll } = await import(/* webpackChunkName: "restore-scroll" */ './restore-scroll.ts');
    restoreScroll(main, before);
  } catch {
    main.style.minHeight = '';
  }
}

/** Where this page was left. */
function readPlace(): Place | null {
  try {
    const { page, height, top } = JSON.parse(sessionStorage.getItem(heightKey) ?? '{}');
    return page === location.href && height > 0 && top > 0 ? { height, top } : null;
  } catch {
    return null;
  }
}

function storeHeight(): void {
  const height = document.querySelector('main')?.clientHeight;
  try {
    sessionStorage.setItem(heightKey, JSON.stringify({ page: location.href, height, top: scrollY }));
  } catch {
    // Without storage the place is lost.
  }
}
