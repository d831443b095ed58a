import { plural } from '@femcoders/contracts/spanish-count';
import { Link } from '@femcoders/platform';
import { useId } from 'react';
import type { FilterOption, ListView } from '../filter-articles.ts';
import { listAddress } from '../list-filters.ts';
import styles from './filters.module.css';

/** As many tags as can be looked over; the others are behind a word. */
const mostInSight = 8;

/** Renders what the list can be narrowed by. Every value is a link, with the number of articles that it would leave. */
export function Filters({ view: { filters, options } }: { view: ListView }) {
  return (
    <nav aria-label="Filtrar los artículos" className="stack gap-24 packed">
      <Group
        name="Categoría"
        all="Todas"
        options={options.category}
        chosen={filters.category}
        hrefFor={(category) => listAddress({ ...filters, category })}
      />
      <Group
        name="Nivel"
        all="Todos"
        options={options.level}
        chosen={filters.level}
        hrefFor={(level) => listAddress({ ...filters, level })}
      />
      <Group
        name="Etiqueta"
        all="Todas"
        options={options.tag}
        chosen={filters.tag}
        hrefFor={(tag) => listAddress({ ...filters, tag })}
      />
    </nav>
  );
}

interface GroupProps {
  name: string;
  /** How having chosen none is called. */
  all: string;
  options: FilterOption[];
  chosen: string | null;
  hrefFor: (value: string | null) => string;
}

function Group({ name, all, options, chosen, hrefFor }: GroupProps) {
  const id = useId();
  const inSight = options.slice(0, mostInSight);
  const others = options.slice(mostInSight);
  const draw = ({ value, name: option, count }: FilterOption) => (
    <Option key={value} name={option} count={count} href={hrefFor(value)} isChosen={value === chosen} />
  );
  return (
    <div>
      <p id={id} className={styles.name}>
        {name}
      </p>
      <ul aria-labelledby={id} className="row gap-8">
        <Option name={all} href={hrefFor(null)} isChosen={chosen === null} />
        {inSight.map(draw)}
      </ul>
      {others.length > 0 && (
        <details className={styles.others} open={others.some(({ value }) => value === chosen)}>
          <summary>Otras {others.length}</summary>
          <ul aria-labelledby={id} className="row gap-8">
            {others.map(draw)}
          </ul>
        </details>
      )}
    </div>
  );
}

interface OptionProps {
  name: string;
  /** Articles that it would leave. */
  count?: number;
  href: string;
  isChosen: boolean;
}

function Option({ name, count, href, isChosen }: OptionProps) {
  return (
    <li>
      <Link
        to={href}
        className={`cut ${styles.option}`}
        aria-current={isChosen ? 'true' : undefined}
        preventScrollReset
      >
        {name}
        {count !== undefined && (
          <span className={styles.count}>
            {count}
            <span className="visually-hidden"> {plural(count, 'artículo', 'artículos')}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
