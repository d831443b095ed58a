import { Link, useLocation, useNavigate, useQueryClient, useSearchParams } from '@femcoders/platform';
import { Button, TextField } from '@femcoders/shared-ui';
import type { FormEvent } from 'react';
import { headerLinks } from '../layout/site-links.ts';
import { knownNearPages, type PageLink, searchParameter } from '../routing/near-pages.ts';
import { MissingPetalPlan } from './missing-petal-plan.tsx';
import styles from './not-found-page.module.css';

const areas = [{ to: '/', label: 'Inicio' }, ...headerLinks];

/**
 * What an unknown address shows: pages that may have been meant, a search over all others, the site's areas. The heading
 * and message of spec section 2 stand in its details (decisions 1.2).
 */
export function Page() {
  const { pathname } = useLocation();
  const search = useSearchParams()[0].get(searchParameter)?.trim() ?? '';
  const { near, found } = knownNearPages(useQueryClient(), pathname, search);
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1>Aquí falta un pétalo</h1>
        <p className={styles.lead}>
          No encontramos esta página: puede que la dirección tenga una errata o que la hayamos movido de sitio.
        </p>
        {near.length > 0 && !search && (
          <section>
            <h2>¿Buscabas esto?</h2>
            <PageLinks pages={near} />
          </section>
        )}
        <div>
          <SearchForm path={pathname} search={search} />
          <div role="status">{search && <Found search={search} pages={found} />}</div>
        </div>
        <nav aria-label="Páginas principales">
          <p className={styles.or}>O sigue por aquí:</p>
          <ul className={styles.areas}>
            {areas.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <details className={styles.details}>
          <summary>Detalles técnicos</summary>
          <p>
            <b>Unexpected Application Error!</b>
          </p>
          <p>404 Not Found</p>
        </details>
      </div>
      <MissingPetalPlan className={styles.art} />
    </section>
  );
}

/** Works without JavaScript, too: the same address answers with what was found. */
function SearchForm({ path, search }: { path: string; search: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get(searchParameter) ?? '');
    navigate(`${path}?${new URLSearchParams({ [searchParameter]: words })}`, { preventScrollReset: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form answers to Enter, which <search> does not
    <form role="search" action={path} className={styles.search} onSubmit={submit}>
      <TextField
        name={searchParameter}
        type="search"
        label="Busca en toda la web"
        defaultValue={search}
        maxLength={120}
        autoComplete="off"
      />
      <Button type="submit">Buscar</Button>
    </form>
  );
}

function Found({ search, pages }: { search: string; pages: PageLink[] }) {
  if (pages.length === 0)
    return <p className={styles.count}>No hay páginas con «{search}». Prueba con otra palabra, o con una sola.</p>;
  return (
    <>
      <p className={styles.count}>
        {pages.length === 1 ? 'Una página' : `${pages.length} páginas`} con «{search}»
      </p>
      <PageLinks pages={pages} />
    </>
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
