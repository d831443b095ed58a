import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../text/class-names.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-props.ts';

/** An open modal: React Aria makes the rest inert, holds the focus and the page's scroll, and listens to Escape. */
export function DialogWindow({ title, onClose, children, bare = false, footer }: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  useBackGesture(onClose);
  return (
    <ModalOverlay
      className={classNames(styles.overlay, bare && styles.high)}
      isOpen
      isDismissable={bare}
      onOpenChange={onClose}
    >
      <Modal className={`cut ${styles.dialog}`}>
        <Dialog className={styles.window} aria-labelledby={titleId}>
          <ReturnedFocus />
          {bare ? (
            <>
              <h2 id={titleId} className="visually-hidden">
                {title}
              </h2>
              {children}
            </>
          ) : (
            <>
              <header className={styles.head}>
                <h2 id={titleId}>{title}</h2>
                <button type="button" className={`cut ${styles.close}`} aria-label="Cerrar" onClick={onClose}>
                  <svg viewBox="0 0 20 20" aria-hidden="true">
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
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The opener of a window that another one replaces: the other gives the focus back to it. */
let openerOfReplaced: Element | null = null;

/**
 * Gives the focus back to the opener, also after one window has led to another: React Aria by itself would look for the
 * link in the first one, which is gone.
 */
function ReturnedFocus() {
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    const { activeElement, body } = document;
    opener.current = activeElement === body ? openerOfReplaced : activeElement;
    return () => {
      openerOfReplaced = opener.current;
    };
  }, []);

  // By now the page is no longer inert.
  useEffect(
    () => () => {
      openerOfReplaced = null;
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) {
        opener.current.focus({ preventScroll: true });
      }
    },
    [],
  );
  return null;
}

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/** A phone's back gesture closes the window in place of leaving the page, where the browser reports it. */
function useBackGesture(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
}
