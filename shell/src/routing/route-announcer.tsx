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

/** After a navigation without a full load: the head of the new page, the title announced, the focus on its heading. */
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
    if (!isNew || isSamePage) return;
    setAnnouncement(title);
    focusHeading();
  });

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  );
}

function focusHeading(): void {
  const main = document.getElementById('contenido');
  const heading = main?.querySelector('h1');
  if (heading instanceof HTMLElement) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  } else {
    main?.focus({ preventScroll: true });
  }
}
