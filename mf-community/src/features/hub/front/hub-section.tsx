import type { HubFront } from '@femcoders/contracts/hub';
import { Link } from '@femcoders/platform';
import { listPaths, proposePath } from '../hub-address.ts';
import { kindWords } from '../hub-words.ts';
import { PieceRows } from '../list/piece-rows.tsx';
import styles from './hub-section.module.css';

/** One section on the hub's front: what it is for, its latest, and the ways on. */
export function HubSection({ section: { kind, count, latest } }: { section: HubFront['kinds'][number] }) {
  const { name, what, nothing, propose } = kindWords[kind];
  return (
    <section className="stack gap-24 split-4-8" aria-labelledby={kind}>
      <div className={`stack gap-16 packed ${styles.head}`}>
        <h2 id={kind}>{name}</h2>
        <p>{what}</p>
        <p className="row gap-8-24 bold">
          {count > latest.length && <Link to={listPaths[kind]}>Ver los {count}</Link>}
          <Link to={proposePath(kind)}>{propose}</Link>
        </p>
      </div>
      {latest.length > 0 ? (
        <PieceRows pieces={latest} level={3} />
      ) : (
        <p className={styles.nothing}>{nothing}. La primera puede ser la tuya.</p>
      )}
    </section>
  );
}
