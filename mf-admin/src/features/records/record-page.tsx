import { Link } from '@femcoders/platform';
import type { ReactNode } from 'react';
import page from './record-page.module.css';

interface RecordPageProps {
  /** Where the list is. */
  back: string;
  /** "Volver a los envíos" */
  backWords: string;
  /** A `RecordSide`. */
  side: ReactNode;
  children: ReactNode;
}

/** The page of one record: the way back and what it is about, and next to them what is known of it and may be done. */
export function RecordPage({ back, backWords, side, children }: RecordPageProps) {
  return (
    <div className={page.record}>
      <div className={page.main}>
        <p className={page.top}>
          <Link to={back} className={page.back}>
            {backWords}
          </Link>
        </p>
        {children}
      </div>
      {side}
    </div>
  );
}

/** @param label "Sobre este envío" */
export function RecordSide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={page.side} aria-label={label}>
      {children}
    </aside>
  );
}
