/** The performance entries of a page so far; times in milliseconds since its navigation began. */
export interface ProbeResult {
  fcp: number | null;
  lcp: number | null;
  cls: number;
  tbt: number;
  /** The header's menu reacts. */
  header: number | null;
  /** The header and all links and buttons of the first two screens react, those that ever do. */
  interactive: number | null;
}

declare global {
  interface Window {
    probe: () => ProbeResult;
  }
}

/**
 * Runs in the page before anything else. React puts the properties of an element on it when it takes it over: that is
 * looked for frame by frame, which changes nothing in the page, as a click would.
 */
export function watchPage(): void {
  const seen = { fcp: null as number | null, lcp: null as number | null, cls: 0 };
  const longTasks: PerformanceEntry[] = [];
  const reacts = new Map<Element, number>();

  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', (entry) => longTasks.push(entry));

  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const noteReactive = () => {
    const root = document.getElementById('root') as unknown as Record<
      string,
      { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } } }
    > | null;
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    // What has been taken over reacts once React has committed it.
    if (root && key && root[key]?.stateNode.current.memoizedState?.isDehydrated === false) {
      for (const element of document.querySelectorAll('header button[aria-controls], main a[href], main button')) {
        if (!reacts.has(element) && isTaken(element)) reacts.set(element, performance.now());
      }
    }
    requestAnimationFrame(noteReactive);
  };
  requestAnimationFrame(noteReactive);

  const near = (element: Element) =>
    element.isConnected && element.getBoundingClientRect().top + scrollY < 2 * innerHeight;
  window.probe = () => {
    const menu = [...reacts].find(([element]) => element.isConnected && element.closest('header'));
    const content = [...reacts].filter(([element]) => element.closest('main') && near(element));
    return {
      ...seen,
      tbt: longTasks
        .filter(({ startTime }) => seen.fcp !== null && startTime >= seen.fcp)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      header: menu?.[1] ?? null,
      interactive: menu && content.length > 0 ? Math.max(menu[1], ...content.map(([, time]) => time)) : null,
    };
  };
}
