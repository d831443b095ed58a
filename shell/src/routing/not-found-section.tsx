import { LoadingPanot } from '@femcoders/shared-ui';
import { memo, Suspense, use } from 'react';
import { Loadable } from './loadable.ts';

const code = new Loadable(async () => {
  const { Page } = await import(/* webpackChunkName: "not-found" */ '../pages/not-found-page.tsx').catch(() => ({
    Page: BarePage,
  }));
  return Page;
});

/** Its code is a chunk of its own. Never rejects: without it the page says only the main thing. */
export function loadNotFoundPage(): Promise<unknown> {
  return code.load();
}

/** The page of an address with nothing behind it. Memoised as `PageFrame` is. */
export const NotFoundSection = memo(function NotFoundSection() {
  return (
    <Suspense fallback={<LoadingPanot label="Cargando…" />}>
      <Content />
    </Suspense>
  );
});

function Content() {
  const Page = code.module ?? use(code.load());
  return <Page />;
}

function BarePage() {
  return (
    <section className="wrap">
      <h1>No encontramos esta página</h1>
    </section>
  );
}
