import type { PageModule } from '@femcoders/platform';
import { LoadingPanot } from '@femcoders/shared-ui';
import { memo, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react';
import { ReplayInput } from '../replay-input/replay-input.tsx';
import type { SitePage } from './site-page.ts';

/**
 * The common wrapper of every page (spec section 2). Memoised on the page: while its code has not arrived, React keeps
 * the server's HTML as it is, and a render from above must not disturb that.
 */
export const PageFrame = memo(function PageFrame({ page }: { page: SitePage }) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} data-remote={page.owner.name} data-remote-version={page.owner.version}>
      <Suspense fallback={page.sent ? <SentHtml nodes={page.sent} /> : <LoadingPanot label="Cargando…" />}>
        <PageContent page={page} module={page.module} />
        <ReplayInput within={frame} />
      </Suspense>
    </div>
  );
});

/**
 * @param module as it is when the frame is drawn: a component that has waited with `use` must call it again when the code
 * arrives (https://react.dev/warnings/conditional-use-of-use)
 */
function PageContent({ page, module }: { page: SitePage; module: PageModule | null }) {
  const { Page } = module ?? use(page.load());
  useEffect(() => {
    page.sent = null;
  }, [page]);
  return <Page />;
}

/**
 * Renders server nodes that React has dropped because of a change elsewhere in the page: they stay readable until the
 * page's code is there.
 */
function SentHtml({ nodes }: { nodes: Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} />;
}
