import { Link, useApi, useQuery, useSite } from '@femcoders/platform';
import { Arrow } from '@femcoders/shared-ui/arrow';
import styles from './home-board.module.css';
import type { AnyHomePanel } from './home-panel.ts';

/** Renders what the community does besides events and articles: a board of ways in, each with what is going on there. */
export function HomeBoard({ panels }: { panels: readonly AnyHomePanel[] }) {
  return (
    <section className={styles.band} aria-labelledby="lo-que-movemos">
      <div className="wrap stack gap-32 split-5-7">
        <h2 id="lo-que-movemos" className={styles.title}>
          Lo que movemos juntas
        </h2>
        <ul className={styles.board}>
          {panels.map((panel) => (
            <Line key={panel.title} panel={panel} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Renders a line of the board; when its data does not load, the link stays without news. */
function Line({ panel: { title, to, text, query, summary } }: { panel: AnyHomePanel }) {
  const { data } = useQuery({ ...query(useApi()), enabled: false });
  return (
    <li className={styles.line}>
      <h3>
        <Link to={to(useSite())} className="whole">
          {title}
        </Link>
      </h3>
      <p>{(data !== undefined && summary(data)) || text}</p>
      <Arrow />
    </li>
  );
}
