import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Until the code of the first page is there, React cannot replace its HTML: a navigation would wait with it. The
 * browser can: while `arrived` is pending, links lead to their page by a full load.
 * @param load makes the browser load an address; `null` for the one it already shows
 */
export function leaveByFullLoad(router: Router, arrived: Promise<unknown>, load: (path: string | null) => void): void {
  const first = router.state.location.pathname;
  const stop = router.subscribe(({ location, navigation }) => {
    const next = navigation.location ?? location;
    if (next.pathname === first) return;
    stop();
    load(next === location ? null : next.pathname + next.search + next.hash);
  });
  void arrived.then(stop);
}
