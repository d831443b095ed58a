import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './toasts.module.css';

export interface ToastMessage {
  id: number;
  message: string;
  tone: 'info' | 'success' | 'error';
  action?: { label: string; run: () => void } | undefined;
}

/** The element that has the focus again when a message is closed: the one from which it came. */
let before: HTMLElement | null;

/**
 * Messages over the page, announced as they come. Each leaves after its time or when it is dismissed, and never while the
 * focus or the pointer is on it.
 */
export function Toasts({ toasts, onDismiss }: { toasts: readonly ToastMessage[]; onDismiss: (id: number) => void }) {
  return (
    <section
      className={styles.toasts}
      aria-label="Avisos"
      aria-live="polite"
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) before = event.relatedTarget as HTMLElement | null;
      }}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

interface ToastProps {
  toast: ToastMessage;
  onDismiss: (id: number) => void;
}

function Toast({ toast: { id, message, tone, action }, onDismiss }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  // For how many milliseconds it stays: longer for long texts, twice as long for errors and what she may act on.
  const time = (6_000 + 70 * message.length) * (action || tone === 'error' ? 2 : 1);
  useEffect(() => {
    // Where somebody is on it, it is looked at again after the same time.
    const timer = setInterval(() => box.current?.matches(':hover, :focus-within') || onDismiss(id), time);
    return () => clearInterval(timer);
  }, [id, time, onDismiss]);

  const close = () => {
    onDismiss(id);
    before?.focus();
  };

  return (
    <div ref={box} className={`cut ${styles.toast}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className={styles[tone]}>
        <path d={`M6 1h8l5 5v8l-5 5H6l-5-5V6Z${toneSign[tone]}`} />
      </svg>
      <p>{message}</p>
      {action && (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            action.run();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className={styles.dismiss} aria-label="Cerrar aviso" onClick={close}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  );
}

/** The sign within the octagon. */
const toneSign = {
  info: 'M10 9v6M10 5.5V6',
  success: 'M6 10.5l3 3 5.5-6.5',
  error: 'M10 5v6M10 14v.5',
};
