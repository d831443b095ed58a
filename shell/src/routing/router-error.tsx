import { lazy, Suspense } from 'react';

const RouterFailure = lazy(() =>
  import(/* webpackChunkName: "not-found" */ '../pages/router-failure.tsx').then(
    ({ RouterFailure }) => ({ default: RouterFailure }),
    () => ({ default: BareFailure }),
  ),
);

/** The router itself has failed (spec section 8). Its page comes when that happens; without it there is the heading. */
export function RouterError() {
  return (
    <Suspense fallback={<BareFailure />}>
      <RouterFailure />
    </Suspense>
  );
}

function BareFailure() {
  return (
    <main className="wrap">
      <h1>Unexpected Application Error!</h1>
    </main>
  );
}
