import type { ComponentProps, MouseEvent } from 'react';

export interface DialogLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The page with the same text: without JavaScript, and in a new tab, the link leads there. */
  to: string;
  onOpen: () => void;
}

/** Renders a link to a page that opens in a dialog where it can. */
export function DialogLink({ to, onOpen, ...rest }: DialogLinkProps) {
  const open = (event: MouseEvent) => {
    // With these keys another tab or window is asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return <a {...rest} href={to} aria-haspopup="dialog" onClick={open} />;
}
