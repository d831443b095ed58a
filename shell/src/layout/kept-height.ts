export const heightKey = 'pageHeight';

/**
 * Notes how high the page is when it is left, and holds it so when it is back by a reload or a way back. The code for that comes
 * only then: no other visit waits for it.
 * @param main what grows, between header and footer
 */
export async function keepHeight(main: HTMLElement): Promise<void> {
  addEventListener('pagehide', storeHeight);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate') return;
  const { holdHeight } = await import(/* webpackChunkName: "hold-height" */ './hold-height.ts');
  holdHeight(main);
}

function storeHeight(): void {
  const height = document.querySelector('main')?.clientHeight;
  try {
    sessionStorage.setItem(heightKey, JSON.stringify({ page: location.href, height, top: scrollY }));
  } catch {
    // Without storage the place is lost.
  }
}
