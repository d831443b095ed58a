import type { MentorCard } from '@femcoders/contracts/mentoring';
import { plural } from '@femcoders/contracts/spanish-count';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { readFilters, readPage } from '@femcoders/kit/lists/list-filters';
import { PageSteps } from '@femcoders/kit/lists/page-steps';
import { Link, useSearchParams } from '@femcoders/platform';
import { EmptyState, LoadingPanot } from '@femcoders/shared-ui';
import { CardGrid } from '../../lists/card-grid.tsx';
import type { CountedPage } from '../../lists/counted-page.ts';
import { askPath, offerPath } from '../mentoring-address.ts';
import { MentorEntry } from './mentor-entry.tsx';
import { MentorFilterForm } from './mentor-filter-form.tsx';
import { listAnchor, mentorFilters, mentorsAddress } from './mentor-filters.ts';
import styles from './mentor-list.module.css';
import { type MentorFilterValues, mentorsQuery } from './mentors-query.ts';

/** Mentors who show themselves, as the address asks for them. */
export function MentorList() {
  const [search] = useSearchParams();
  const filters = readFilters(search, mentorFilters);
  const page = readPage(search);
  const list = useRemoteData((api) => mentorsQuery(api, filters, page));
  return (
    <section id={listAnchor} className={styles.section} aria-labelledby="mentoras-titulo">
      <div className={`stack gap-16 ${styles.head}`}>
        <h2 id="mentoras-titulo" tabIndex={-1}>
          Quién te puede acompañar
        </h2>
        <p>
          Estas mentoras han querido mostrarse. Hay más: cuando pides mentoría buscamos también entre las que prefieren
          no salir aquí.
        </p>
      </div>
      <MentorFilterForm filters={filters} />
      <Loaded
        query={list}
        failed="No hemos podido cargar las mentoras"
        whenFailed="El resto de la página sigue funcionando."
        retryHref={mentorsAddress(filters, page)}
        loading={<LoadingPanot label="Cargando mentoras…" />}
      >
        {(found) => <Cards list={found} filters={filters} page={page} outdated={list.busy} />}
      </Loaded>
    </section>
  );
}

interface CardsProps {
  list: CountedPage<MentorCard>;
  filters: MentorFilterValues;
  page: number;
  /** Others are on their way. */
  outdated: boolean;
}

function Cards({ list: { entries: mentors, total, pages }, filters, page, outdated }: CardsProps) {
  if (mentors.length === 0) return <Nothing filters={filters} page={page} />;
  return (
    <>
      <CardGrid outdated={outdated}>
        {mentors.map((mentor) => (
          <MentorEntry key={mentor.slug} mentor={mentor} />
        ))}
      </CardGrid>
      <PageSteps label="Páginas de mentoras" page={page} pages={pages} href={(to) => mentorsAddress(filters, to)} />
      {page === pages && (
        <p className="quiet">
          {plural(total, 'De momento es la única.', `Hay ${total}.`)} ¿No ves a la tuya?{' '}
          <Link to={askPath}>Cuéntanos qué buscas</Link> y la buscamos contigo.
        </p>
      )}
    </>
  );
}

function Nothing({ filters, page }: { filters: MentorFilterValues; page: number }) {
  if (page > 1) {
    return (
      <EmptyState title="No hay más mentoras">
        <p>
          <Link to={mentorsAddress(filters)}>Volver al principio de la lista</Link>
        </p>
      </EmptyState>
    );
  }
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyState title="Ninguna mentora visible encaja con todo eso">
        <p>
          <Link to={mentorsAddress({})}>Quita los filtros</Link> o <Link to={askPath}>cuéntanos qué buscas</Link>: no
          todas las mentoras salen en la lista.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Todavía no hay mentoras que se muestren aquí">
      <p>
        ¿Puedes dar una hora al mes? <Link to={offerPath}>Ofrécete como mentora</Link>.
      </p>
    </EmptyState>
  );
}
