import styles from './key-cap.module.css';

/** A key as printed on a button or in the list of keys. */
export function KeyCap({ children }: { children: string }) {
  return <kbd className={`cut ${styles.key}`}>{children}</kbd>;
}
