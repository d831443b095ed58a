import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** The reader wants it closed: x, Escape or the device's back gesture. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons; they stay in view while the text scrolls. */
  footer?: ReactNode;
}

/**
 * A modal on the browser's own `<dialog>`, which makes the rest inert, listens to Escape and gives the focus back to
 * what had it.
 */
export function Dialog({ open, title, onClose, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={`cut ${styles.dialog}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={`cut ${styles.close}`} aria-label="Cerrar" onClick={onClose}>
              <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path d="m4 4 12 12M16 4 4 16" />
              </svg>
            </button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={styles.body} tabIndex={0} aria-labelledby={titleId}>
            {children}
          </section>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
