import { Link, useLocation, useQueryClient } from '@femcoders/platform';
import plan from '../club/plan-at-edge.module.css';
import { headerLinks } from '../layout/site-links.ts';
import {
  fetchNearPages,
  knownNearPages,
  type NotFoundPorts,
  type PageLink,
  prefetchNearPages,
} from '../routing/near-pages.ts';
import { MissingPetalPlan } from './missing-petal-plan.tsx';
import styles from './not-found-page.module.css';
import { SearchForm } from './search/search-form.tsx';

const areas = [{ to: '/', label: 'Inicio' }, ...headerLinks];

/** Loads the pages that may have been meant. Never rejects. */
export function prepare(address: string, { queryClient, nearPages = fetchNearPages }: NotFoundPorts): Promise<void> {
  return prefetchNearPages(queryClient, nearPages, new URL(address).pathname);
}

/**
 * Renders what an unknown address shows: pages that may have been meant, the search, the site's areas. The heading and
 * message of spec section 2 stand in its details (decisions 1.2).
 */
export function Page() {
  const { pathname } = useLocation();
  const near = knownNearPages(useQueryClient(), pathname);
  return (
    <section className={`wrap ${styles.page}`}>
      <div className="stack gap-32 shrinks">
        <h1 className="large-title">Aquí falta un pétalo</h1>
        <p className="lead">
          No encontramos esta página: puede que la dirección tenga una errata o que la hayamos movido de sitio.
        </p>
        {near.length > 0 && (
          <section>
            <h2>¿Buscabas esto?</h2>
            <PageLinks pages={near} />
          </section>
        )}
        <SearchForm label="Busca en toda la web" />
        <nav aria-label="Páginas principales">
          <p className="quiet">O sigue por aquí:</p>
          <ul className={styles.areas}>
            {areas.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <details className={`quiet ${styles.details}`}>
          <summary>Detalles técnicos</summary>
          <p>
            <b>Unexpected Application Error!</b>
          </p>
          <p>404 Not Found</p>
        </details>
      </div>
      <MissingPetalPlan className={plan.art} />
    </section>
  );
}

function PageLinks({ pages }: { pages: PageLink[] }) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <span>{path}</span>
        </li>
      ))}
    </ul>
  );
}
