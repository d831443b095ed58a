import { reportError, useLocation } from '@femcoders/platform';
import { ErrorState } from '@femcoders/shared-ui';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { isNewerLive } from '../federation/newer-version.ts';
import { NotFoundSection } from './not-found-section.tsx';
import { announceRetry } from './route-announcer.tsx';
import type { SitePage } from './site-page.ts';
import { isNotFound } from './site-routes.tsx';

/** The server could not show this section; its own logs say why. */
export class ServerSectionError extends Error {
  override readonly name = 'ServerSectionError';
}

/** What a reader sees in place of a page that did not load or did not render: the rest of the site stays usable. */
export function SectionError({ page }: { page: SitePage }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  const notFound = isNotFound(error);

  useEffect(() => {
    // What the server could not show, the browser may: it has its own copy of the code and its own way to the API.
    if (error instanceof ServerSectionError) void revalidate();
    else if (!notFound) reportError(error, page.owner);
  }, [error, notFound, page, revalidate]);

  if (notFound) return <NotFoundSection />;

  const retry = async () => {
    if (await isNewerLive(page.owner)) return window.location.reload();
    announceRetry();
    await revalidate();
  };
  return (
    <div data-remote={page.owner.name} data-remote-version={page.owner.version} data-remote-state="failed">
      <ErrorState
        title="Esta parte no ha podido cargarse"
        busy={state !== 'idle'}
        retryHref={pathname + search}
        onRetry={() => void retry()}
      >
        El resto de la web funciona. Puedes reintentarlo ahora o volver en unos minutos.
      </ErrorState>
    </div>
  );
}
