import type { ReactNode } from 'react';

/** Text for whoever listens instead of looking. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
