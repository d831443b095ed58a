import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { type Block, PlanBlock } from '../../club/plan-block.tsx';
import { sponsorWays } from '../../club/ways-to-help.ts';
import styles from './companies.module.css';

/** A place, people, a voice, a door that opens: one for each way. */
const marks: Block[] = [
  { kind: 'court', fill: 'var(--coral)', detail: 'var(--sun)' },
  { kind: 'dots', fill: 'var(--lilac)', detail: 'var(--mint)' },
  { kind: 'stripes', fill: 'var(--sun)', detail: 'var(--art-ink)' },
  { kind: 'flower', palette: 'violet' },
];

/** How a company helps (spec section 1). */
export function Companies() {
  return (
    <section className="wrap section stack gap-48 split-5-7" aria-labelledby="empresas">
      <div className={`stack gap-24 starts packed ${styles.words}`}>
        <h2 id="empresas">¿Vienes de una empresa?</h2>
        <p>Hay cuatro maneras de apoyar al club. Puedes elegir una o varias; cuéntanos cuál y lo vemos juntas.</p>
        <Link className={buttonClass('outline')} to="/contacto?motivo=patrocinio">
          Hablar de patrocinio
        </Link>
      </div>
      <ul className={styles.ways}>
        {sponsorWays.map((way, index) => (
          <li key={way}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <PlanBlock block={marks[index] as Block} column={0} row={0} />
            </svg>
            <span>{way}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
