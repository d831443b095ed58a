import type { Figures as ClubFigures } from '@femcoders/contracts/figures';
import { counted } from '@femcoders/contracts/spanish-count';
import { months } from '@femcoders/contracts/spanish-months';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { Panot, type PanotColours, VisuallyHidden } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import styles from './figures.module.css';
import { figuresQuery } from './figures-query.ts';

/**
 * The club in numbers: those that the API has. What it does not tell, because it is too little, is left out, and
 * without any there is what the club does in place of how much of it.
 */
export function Figures() {
  // The page's loader has asked; while that has fetched nothing there is nothing to wait for here.
  const { data } = useQuery({ ...figuresQuery(useApi()), enabled: false });
  const figuresInWords = data && sentence(data);
  return (
    <section className="wrap section">
      <h2 className={styles.sentence}>{figuresInWords ?? activities}</h2>
      {figuresInWords && <Months figures={data} />}
    </section>
  );
}

const activities = (
  <>
    Montamos <mark className={styles.sun}>eventos</mark>, <mark className={styles.coral}>talleres</mark> y{' '}
    <mark className={styles.mint}>masterclasses</mark>. Y de ahí salen contactos, voluntariado y trabajo.
  </>
);

// Weighs less on home than what the site shares.
const written = new Intl.NumberFormat('es-ES');

/** `Somos 1284. Hemos montado 46 eventos y escrito 320 comentarios.`, or what of it is known; null when nothing is. */
function sentence({ members, eventsHeld, approvedComments }: ClubFigures): ReactNode {
  const events = eventsHeld !== null && (
    <>
      montado <mark className={styles.coral}>{written.format(eventsHeld)}</mark> eventos
    </>
  );
  const comments = approvedComments !== null && (
    <>
      escrito <mark className={styles.mint}>{written.format(approvedComments)}</mark> comentarios
    </>
  );
  if (members === null && !events && !comments) return null;
  return (
    <>
      {members !== null && (
        <>
          Somos <mark className={styles.sun}>{written.format(members)}</mark>.{' '}
        </>
      )}
      {(events || comments) && (
        <>
          Hemos {events}
          {events && comments && ' y '}
          {comments}.
        </>
      )}
    </>
  );
}

const past: PanotColours = { ground: 'var(--lilac)', petal: 'var(--violet)', core: 'var(--art-ink)' };
const none: PanotColours = { ...past, core: 'var(--iris)' };
const running: PanotColours = { ground: 'var(--lilac)', petal: 'var(--coral)', core: 'var(--art-ink)' };
const mostPetals = 8;

/** A flower for each month of the year, with a petal for each event. */
function Months({ figures: { year, eventsByMonth } }: { figures: ClubFigures }) {
  const current = eventsByMonth.findLastIndex((count) => count !== null);
  return (
    <>
      <ol className={styles.months} data-reveal aria-label={`Eventos de ${year}, mes a mes`}>
        {months.map((month, index) => {
          const count = eventsByMonth[index] ?? null;
          return (
            <li key={month} className={count === null ? styles.ahead : undefined}>
              <Flower count={count} palette={index === current ? running : past} />
              <span className="quiet small" aria-hidden="true">
                {month.slice(0, 3)}
              </span>
              <b aria-hidden="true">{count ?? '–'}</b>
              <VisuallyHidden>
                {month}: {count === null ? 'aún por llegar' : counted(count, 'evento', 'eventos')}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>
        Contado desde octubre de 2023 hasta hoy; cada pétalo es un evento de {year}. En{' '}
        <Link to="/stats">la comunidad en cifras</Link> contamos por meses completos, los últimos doce.
      </p>
    </>
  );
}

function Flower({ count, palette }: { count: number | null; palette: PanotColours }) {
  if (count === null) return <div className={`cut ${styles.tile}`} />;
  const petals = Math.min(count, mostPetals);
  // One or two petals stand upright.
  const rotation = petals === 2 ? 90 : undefined;
  return (
    <div className={`cut ${styles.tile}`}>
      <Panot petals={petals} rotation={rotation} palette={petals === 0 ? none : palette} radius={42} />
    </div>
  );
}
