import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface StillHtmlProps {
  /** Unique in the page: it finds the server's HTML. */
  id: string;
  className?: string | undefined;
  /** What is drawn; without it and `from` the server's HTML is kept as it is. */
  children?: ReactNode;
  /** The same part in a page that was asked of the server: it is copied. */
  from?: Element;
}

/**
 * A part of the page that never changes once it is there, such as the text of an article. At hydration it takes over
 * the server's HTML without the code that made it, which a reader need not download: for a long article that is more
 * than all the rest of the page's own code.
 */
export function StillHtml({ id, className, children, from }: StillHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => (children === undefined && !from ? document.getElementById(id) : null));
  const source = from ?? kept;
  // Nodes, for no text may become HTML in our pages. Hydration has kept its own; where the page is drawn anew, they come again.
  useLayoutEffect(() => {
    if (source && source !== place.current)
      place.current?.replaceChildren(...document.importNode(source, true).childNodes);
  }, [source]);
  if (kept === null) {
    return children === undefined && !from ? null : (
      <div ref={place} id={id} className={className}>
        {children}
      </div>
    );
  }
  return (
    <div
      ref={place}
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it only keeps React from looking inside
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
