import { type RefObject, useEffect, useState } from 'react';
import type { IslandDrawer } from './island-drawer.tsx';

/** How far below and above the window an island is loaded already. */
const margin = '600px 0px';

/**
 * Mounts the islands of a text as the reader comes near them. Until then, and when their code does not arrive,
 * they stay as the server has sent them.
 * @param within the element that holds the text
 */
export function Islands({ within }: { within: RefObject<HTMLElement | null> }) {
  const [near, setNear] = useState<HTMLElement[]>([]);
  const [Drawer, setDrawer] = useState<typeof IslandDrawer>();

  useEffect(() => {
    const watch = new IntersectionObserver(
      async (entries) => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement);
        if (seen.length === 0) return;
        try {
          // In browsers it lies in the page's own file: one more would weigh as much as what is in it.
          const arrived = await import(/* webpackChunkName: "article" */ './island-drawer.tsx');
          setDrawer(() => arrived.IslandDrawer);
          setNear((before) => [...new Set([...before, ...seen])]);
        } catch {
          // They are read as they are; the next time that she comes by is another attempt.
        }
      },
      { rootMargin: margin },
    );
    // A link with something for an island (`#ejemplo-galeria=…`) is no place that the browser knows.
    const [id, linked] = location.hash.slice(1).split('=');
    if (id && linked) document.getElementById(id)?.scrollIntoView();
    for (const island of within.current?.querySelectorAll('[data-island]') ?? []) watch.observe(island);
    return () => watch.disconnect();
  }, [within]);

  return Drawer ? <Drawer islands={near} /> : null;
}
