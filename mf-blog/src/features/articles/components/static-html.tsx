import { keptHtmlMark, serverHtml } from '@femcoders/platform';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface StaticHtmlProps {
  /** Unique in the page: it finds the server's HTML. */
  id: string;
  className?: string | undefined;
  /** The content; without it and `from` the server's HTML is kept as it is. */
  children?: ReactNode;
  /** The same part in a page that was asked of the server: it is copied. */
  from?: Element;
}

/**
 * A part of the page that never changes once it is there, such as the text of an article. At hydration it takes over
 * the server's HTML without the code that made it, which a reader need not download: for a long article that is more
 * than all the rest of the page's own code. Where React draws the page again, the server's nodes come back.
 */
export function StaticHtml({ id, className, children, from }: StaticHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = children !== undefined;
  const sent = isDrawn || from ? undefined : serverHtml(id);
  // Nodes, for no text may become HTML in our pages.
  useLayoutEffect(() => {
    if (from) place.current?.replaceChildren(...document.importNode(from, true).childNodes);
    else if (sent && place.current?.firstChild !== sent[0]) place.current?.replaceChildren(...sent);
  }, [from, sent]);
  if (!isDrawn && !from && !sent) return null;
  return (
    <div
      ref={place}
      id={id}
      className={className}
      {...keptHtmlMark}
      {...(sent && {
        suppressHydrationWarning: true,
        // It only keeps React from looking inside.
        dangerouslySetInnerHTML: { __html: '' },
      })}
    >
      {children}
    </div>
  );
}
