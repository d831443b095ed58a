import type { PairEntry } from '@femcoders/contracts/mentoring';
import { mentoringStateNames } from '@femcoders/contracts/mentoring-names';
import { weekdayMoment } from '@femcoders/contracts/spanish-date';
import { Link } from '@femcoders/platform';
import { pairPath } from '../mentoring-address.ts';
import styles from './my-mentoring.module.css';

/** Her pairs on either side, the open ones first. */
export function PairList({ pairs, shown }: { pairs: PairEntry[]; shown: string | undefined }) {
  return (
    <section className={styles.part} aria-labelledby="mis-parejas">
      <h2 id="mis-parejas">Mis mentorías</h2>
      <ul className={styles.lines}>
        {pairs.map((pair) => (
          <li key={pair.id} className={styles.line}>
            <Link to={pairPath(pair.id)} aria-current={pair.id === shown ? 'true' : undefined}>
              {pair.side === 'mentor' ? 'Acompañas a' : 'Te acompaña'} {pair.with ?? 'alguien que ya no está'}
            </Link>
            <span className="quiet small">{mentoringStateNames[pair.state]}</span>
            {pair.nextSession && <span className="quiet small">Próxima sesión: {weekdayMoment(pair.nextSession)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
