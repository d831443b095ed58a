import { keptHtmlMark, serverHtml, useApi, useQueryClient, useSearchParams } from '@femcoders/platform';
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { anchorPrefix } from '../comment-anchor.ts';
import { keepsSomething } from '../comment-keys.ts';
import { arrivedComments, loadComments } from '../comments-on-demand.ts';

/**
 * The comments below an article. They come as HTML from the server, complete without scripts: with links to the other pages
 * and a form that the browser sends by itself. Readers do without their code; it comes when she touches
 * them, or when this browser keeps something that belongs there.
 */
export function DeferredComments({ postId }: { postId: number }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  /** While a pointer is down: what it presses must not be replaced below it. */
  const held = useRef<Promise<void> | null>(null);
  /** The element that the reader pressed while the code was loading. */
  const pressed = useRef<HTMLElement | undefined>(undefined);
  const composing = useRef(false);
  const gaveUp = useRef(false);
  const [code, setCode] = useState(arrivedComments);
  const id = `comentarios-de-${postId}`;

  const load = useCallback(async () => {
    const found = await loadComments();
    await found.prefetchComments(queryClient, api, postId, search);
    while (held.current) await held.current;
    // A word that is being composed would be cut in two.
    if (composing.current && !pressed.current)
      await new Promise((resolve) => place.current?.addEventListener('compositionend', resolve, { once: true }));
    if (place.current) found.replaceServerHtml(place.current, () => setCode(found), pressed.current);
  }, [api, queryClient, postId, search]);
  const attempt = useCallback(() => void load().catch(() => undefined), [load]);

  // Where React draws the page again, the server's nodes come back, with what has been typed into them.
  useLayoutEffect(() => {
    const sent = serverHtml(id);
    if (sent && place.current && !place.current.hasChildNodes()) place.current.replaceChildren(...sent);
  }, [id]);

  useEffect(() => {
    const target = window.location.hash.slice(1);
    const isElsewhere = target.startsWith(anchorPrefix) && !document.getElementById(target);
    const isWanted = isElsewhere || keepsSomething(postId) || isTouched(place.current);
    if (place.current && (isWanted || !place.current.hasChildNodes())) attempt();
  }, [attempt, postId]);

  const onPointerDown = () => {
    held.current = pointerReleased().then(() => {
      held.current = null;
      if (place.current?.contains(document.activeElement)) attempt();
    });
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = (event.target as Element).closest<HTMLElement>('button, [data-late]');
    if (!target || gaveUp.current || event.metaKey || event.ctrlKey || event.shiftKey) return attempt();
    event.preventDefault();
    pressed.current = target;
    load().catch(() => {
      // Without the code the browser does it, as without scripts.
      gaveUp.current = true;
      pressed.current = undefined;
      target.click();
    });
  };

  if (code) {
    return (
      <div id={id} {...keptHtmlMark}>
        <code.Comments postId={postId} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside turn keys into clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links, buttons and fields inside
    <div
      key="still"
      id={id}
      ref={place}
      {...keptHtmlMark}
      onPointerEnter={() => void loadComments().catch(() => undefined)}
      onPointerDown={onPointerDown}
      onFocus={() => held.current || attempt()}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={() => {
        composing.current = false;
      }}
      onClick={onClick}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it only keeps React from looking inside
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** So long after a finger is up browsers may take to tell what it has pressed, in milliseconds. */
const pressLimitMs = 100;

/** Until a pointer that is down is up or does something else, and its click has been handled. */
function pointerReleased(): Promise<void> {
  return new Promise((resolve) => {
    const release = () => setTimeout(resolve, pressLimitMs);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { once: true });
  });
}

/** Whether the reader was here before anything listened: she is in a field, or has written into one. */
function isTouched(place: HTMLElement | null): boolean {
  if (place?.contains(document.activeElement)) return true;
  const fields = place?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
