import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'violet' | 'coral' | 'sun' | 'mint' | 'lilac' | 'ink' | 'outline';

/** A word that classifies. The colour never carries the meaning alone. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={`cut ${styles.tag} ${styles[tone]}`}>{children}</span>;
}
