import { LoadingPanot } from '@femcoders/shared-ui';
import { memo, Suspense, use } from 'react';
import { Loadable } from './loadable.ts';
import type { NotFoundPorts } from './near-pages.ts';

interface Code {
  Page: typeof BarePage;
  prepare?: Prepare;
}

const code = new Loadable<Code>(() =>
  import(/* webpackChunkName: "not-found" */ '../pages/not-found-page.tsx').catch(() => ({ Page: BarePage })),
);

type Prepare = (address: string, ports: NotFoundPorts) => Promise<void>;

/**
 * Loads all that the page for an address with nothing behind it shows; its code is its own chunk. Never rejects:
 * without it the page says only the main thing.
 */
export async function prepareNotFound(address: string, ports: NotFoundPorts): Promise<void> {
  await (await code.load()).prepare?.(address, ports);
}

/** The page of an address with nothing behind it. Memoised as `PageFrame` is. */
export const NotFoundSection = memo(function NotFoundSection() {
  return (
    <Suspense fallback={<LoadingPanot label="Cargando…" />}>
      <Content module={code.module} />
    </Suspense>
  );
});

/** @param module as `PageFrame` hands it on */
function Content({ module }: { module: Code | null }) {
  const { Page } = module ?? use(code.load());
  return <Page />;
}

function BarePage() {
  return (
    <section className="wrap">
      <h1>No encontramos esta página</h1>
    </section>
  );
}
