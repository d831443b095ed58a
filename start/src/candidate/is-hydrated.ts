/**
 * Whether React has taken over the server's HTML for good: it marks nodes before that, while it tries, and a page that a translation changes
 * meanwhile is drawn again. It runs in a page, by its text: it names nothing outside itself.
 * @param selectors of the element that is asked about: the first that finds one counts
 */
export function isHydrated(selectors: readonly string[]): boolean {
  interface Fiber {
    stateNode: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const root = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
    key.startsWith('__reactContainer$'),
  )?.[1] as { stateNode: { current: Fiber } } | undefined;
  const element = selectors.map((selector) => document.querySelector(selector)).find((found) => found !== null);
  const fibers = root ? [root.stateNode.current] : [];
  for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
    if (fiber.stateNode === element && element) return true;
    if (fiber.sibling) fibers.push(fiber.sibling);
    if (fiber.child) fibers.push(fiber.child);
  }
  return false;
}
