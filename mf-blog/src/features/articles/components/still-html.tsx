import { type ReactNode, useState } from 'react';

interface StillHtmlProps {
  /** Unique in the page: it finds the server's HTML. */
  id: string;
  className?: string | undefined;
  /** What is drawn; undefined keeps the server's HTML as it is. */
  children: ReactNode | undefined;
}

/**
 * A part of the page that never changes once it is there, such as the text of an article. At hydration it takes over
 * the server's HTML without the code that made it, which a reader need not download: for a long article that is more
 * than all the rest of the page's own code.
 */
export function StillHtml({ id, className, children }: StillHtmlProps) {
  const [kept] = useState(() => (children === undefined ? serverHtml(id) : null));
  if (kept === null) {
    return children === undefined ? null : (
      <div id={id} className={className}>
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
