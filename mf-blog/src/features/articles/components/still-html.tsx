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
  const [kept] = useState(() => (children === undefined && !from ? serverHtml(id) : null));
  useLayoutEffect(() => {
    if (from) place.current?.replaceChildren(...document.importNode(from, true).childNodes);
  }, [from]);
  if (kept === null) {
    return children === undefined && !from ? null : (
      <div ref={place} id={id} className={className}>
        {children}
      </div>
    );
  }
  return (
    <div
      id={id}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already, put there by our server
      dangerouslySetInnerHTML={{ __html: kept }}
    />
  );
}

function serverHtml(id: string): string | null {
  return document.getElementById(id)?.innerHTML ?? null;
}
