import { reportError, useLocation } from '@femcoders/platform';
import { ErrorState } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { hasOpenDialog, isNewerLive } from '../federation/newer-version.ts';
import { pauseAfter } from '../federation/retry.ts';
import { isNotFound } from './is-not-found.ts';
import { isLoadFailure } from './load-failures.ts';
import { NotFoundSection } from './not-found-section.tsx';
import { announceRetry } from './route-announcer.tsx';
import type { SitePage } from './site-page.ts';

/** The server could not show this section; its own logs say why. */
export class ServerSectionError extends Error {
  override readonly name = 'ServerSectionError';
}

/**
 * Renders an error page in place of one that did not load or render: the rest of the site stays usable. What did not load
 * is asked for again and again behind it, with growing pauses; what cannot be drawn only when she asks.
 */
export function SectionError({ page }: { page: SitePage }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  const notFound = isNotFound(error);
  const tries = useRef(0);
  const wasReported = useRef(false);
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    // What the server could not show, the browser may: it has its own copy of the code and its own way to the API.
    if (error instanceof ServerSectionError) void revalidate();
    else if (!notFound && !wasReported.current) {
      wasReported.current = true;
      reportError(error, page.owner);
    }
  }, [error, notFound, page, revalidate]);

  useEffect(() => {
    if (state !== 'idle') return;
    setAsked(false);
    if (notFound || !isLoadFailure(error)) return;
    let isGone = false;
    const again = async () => {
      tries.current++;
      // Not below an open dialog, in which she may be writing; what is previewed or developed is never the live version.
      const isLiveOnce = page.owner.version !== 'dev' && !/[?&]mf=/.test(search);
      const mayReload = isLiveOnce && !hasOpenDialog();
      const isOld = mayReload && (await isNewerLive(page.owner));
      if (isGone) return;
      if (isOld) window.location.reload();
      else await revalidate();
    };
    const timer = setTimeout(() => void again(), pauseAfter(tries.current));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [error, notFound, page, revalidate, search, state]);

  if (notFound) return <NotFoundSection />;

  const retry = async () => {
    if (isLostPart(error) || (await isNewerLive(page.owner))) return window.location.reload();
    setAsked(true);
    announceRetry();
    await revalidate();
  };
  return (
    <div data-remote={page.owner.name} data-remote-version={page.owner.version} data-remote-state="failed">
      <ErrorState
        title="Esta parte no ha podido cargarse"
        busy={asked && state !== 'idle'}
        retryHref={pathname + search}
        onRetry={() => void retry()}
      >
        El resto de la web funciona. Puedes reintentarlo ahora o volver en unos minutos.
      </ErrorState>
    </div>
  );
}

/**
 * Whether a script or a stylesheet did not load (the bundler's runtime then names the request) while the page was drawn:
 * React remembers that for as long as the document lasts.
 */
function isLostPart(error: unknown): boolean {
  return !isLoadFailure(error) && Boolean((error as { request?: string } | null)?.request);
}
