import { LoadingPanot } from '@femcoders/shared-ui';
import { memo, Suspense, use } from 'react';
import type { SitePage } from './site-page.ts';

/**
 * The common wrapper of every page (spec section 2). Memoised on the page: while its code has not arrived, React keeps
 * the server's HTML as it is, and a render from above must not disturb that.
 */
export const PageFrame = memo(function PageFrame({ page }: { page: SitePage }) {
  return (
    <div data-remote={page.owner.name} data-remote-version={page.owner.version}>
      <Suspense fallback={<LoadingPanot label="Cargando…" />}>
        <PageContent page={page} />
      </Suspense>
    </div>
  );
});

function PageContent({ page }: { page: SitePage }) {
  const { Page } = page.module ?? use(page.load());
  return <Page />;
}
