import type { ReactNode } from 'react';
import { Button, buttonClass } from '../button/button.tsx';
import { Panot } from '../panot/panot.tsx';
import { PanotTile } from '../panot/panot-tile.tsx';
import styles from './states.module.css';

const loadingPetals = [0, 1, 2, 3];
const onPage = { ground: 'var(--page)', petal: 'var(--violet)', core: 'var(--coral)' };

/** A panot whose petals open one after another while something loads. */
export function LoadingPanot({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <div className={styles.flower}>
        {loadingPetals.map((petal) => (
          <svg key={petal} viewBox="0 0 100 100" aria-hidden="true" className={styles.petal}>
            <path d={petalPath} transform={`rotate(${petal * 90} 50 50)`} />
          </svg>
        ))}
        <Panot petals={0} palette={onPage} />
      </div>
      <p>{label}</p>
    </div>
  );
}

const petalPath = 'M50 50V32.7A17.3 17.3 0 1 1 67.3 50Z';

/** The shape of text to come. Say so next to it: this is decoration. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
        <span key={line} className="cut" />
      ))}
    </div>
  );
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={`cut ${styles.empty}`}>
      <svg viewBox="0 0 100 100" className={styles.mark} aria-hidden="true">
        <path className={styles.vacant} d="M13 2h74l11 11v74L87 98H13L2 87V13Z" />
        <circle cx="50" cy="50" r="9" fill="var(--control)" />
      </svg>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** Tries again in place. */
  onRetry?: (() => void) | undefined;
  /** Where a plain link tries again, for a page without scripts. */
  retryHref?: string | undefined;
  /** Another try is under way. */
  busy?: boolean;
}

/** Something did not arrive. Its panot lacks a petal. */
export function ErrorState({ title, children, onRetry, retryHref, busy = false }: ErrorStateProps) {
  return (
    <div className={`cut ${styles.failure}`}>
      <PanotTile petals={4} missing={3} palette="lilac" className={styles.mark} />
      <div className={styles.words}>
        <div role="alert">
          <p className={styles.title}>{title}</p>
          {children}
        </div>
        {retryHref ? (
          <a
            className={buttonClass('outline', 'small')}
            href={retryHref}
            aria-busy={busy || undefined}
            onClick={(event) => {
              if (!onRetry) return;
              event.preventDefault();
              if (!busy) onRetry();
            }}
          >
            {busy ? 'Reintentando…' : 'Reintentar'}
          </a>
        ) : (
          onRetry && (
            <Button variant="outline" size="small" busy={busy} onClick={onRetry}>
              {busy ? 'Reintentando…' : 'Reintentar'}
            </Button>
          )
        )}
      </div>
    </div>
  );
}
