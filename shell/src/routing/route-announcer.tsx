import { useLocation, usePublicUrl, useQueryClient, useSite } from '@femcoders/platform';
import { VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { type UIMatch, useMatches, useNavigation, useRevalidator } from 'react-router-dom';
import { applyHead, documentTitle } from './document-head.ts';
import { headOf } from './page-head.ts';
import type { SitePage } from './site-page.ts';

let retrying = false;

/** Says that the reader asked for the section again: its heading takes the focus when it is there. */
export function announceRetry(): void {
  retrying = true;
}

/**
 * After a navigation without a full load: the head of the new page, the title announced, the focus on its heading or on
 * the one that the address names.
 */
export function RouteAnnouncer() {
  const { brand } = useSite();
  const publicUrl = usePublicUrl();
  const location = useLocation();
  const match = useMatches().at(-1) as UIMatch | undefined;
  const { state: navigation } = useNavigation();
  const { state: revalidation } = useRevalidator();
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(location);

  useEffect(() => {
    if (navigation !== 'idle' || revalidation !== 'idle') return;
    const url = new URL(location.pathname + location.search, publicUrl);
    const isNew = shown.current.key !== location.key || retrying;
    if (!isNew && !(match?.handle as SitePage | undefined)?.module) return;
    const head = headOf(match, url, queryClient);
    // A section that recovered by itself changes the title; the focus stays where the reader has it.
    if (!isNew && document.title === documentTitle(head, brand)) return;

    // Another page of a list or another hash is the same page to the reader.
    const isSamePage = shown.current.pathname === location.pathname && !retrying;
    shown.current = location;
    retrying = false;
    const title = applyHead(head, url, { brand, publicUrl });
    if (!isNew) return;
    if (!isSamePage) setAnnouncement(title);
    const main = document.getElementById('contenido');
    const named = namedHeading(location.hash);
    if (named || !isSamePage) focus(named ?? (main?.querySelector('h1') || main));
  });

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  );
}

/** The heading that a hash leads to, however its letters are encoded. */
function namedHeading(hash: string): Element | undefined {
  const headings = document.querySelectorAll('#contenido :is(h2,h3,h4)[id]');
  return hash ? [...headings].find(({ id }) => [`#${id}`, encodeURI(`#${id}`)].includes(hash)) : undefined;
}

function focus(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
