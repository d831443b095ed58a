import { type HubKind, hubKinds } from '@femcoders/contracts/hub-names';
import { prefetch } from '@femcoders/kit/data/remote-data';
import { filterAddress, readPage } from '@femcoders/kit/lists/list-filters';
import { Link, type PageHeadFactory, type PageLoader, useLocation, useSearchParams } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { feedPath, hubPath, listPaths, proposePath } from '../features/hub/hub-address.ts';
import { HubNav } from '../features/hub/hub-nav.tsx';
import { piecesQuery, topicsQuery } from '../features/hub/hub-queries.ts';
import { kindWords } from '../features/hub/hub-words.ts';
import { isNarrowed, readHubFilters } from '../features/hub/list/hub-filters.ts';
import { PieceFilters } from '../features/hub/list/piece-filters.tsx';
import { PieceList } from '../features/hub/list/piece-list.tsx';
import styles from './hub-list-page.module.css';

/** The kind whose section stands at an address, however a browser wrote it. */
const kindAt = (pathname: string): HubKind =>
  hubKinds.find((kind) => pathname.toLowerCase().replace(/\/$/, '') === listPaths[kind]) ?? 'resource';

export const loader: PageLoader = async ({ api, queryClient, url }) => {
  const kind = kindAt(url.pathname);
  const { searchParams } = url;
  await Promise.all([
    prefetch(queryClient, piecesQuery(api, kind, readHubFilters(searchParams), readPage(searchParams))),
    prefetch(queryClient, topicsQuery(api, kind)),
  ]);
};

export const head: PageHeadFactory = ({ url }) => {
  const kind = kindAt(url.pathname);
  const { name, what } = kindWords[kind];
  const filters = readHubFilters(url.searchParams);
  const page = readPage(url.searchParams);
  return {
    // The articles of the blog are called «Recursos», too.
    title: `${name} en la plaza${page > 1 ? `, página ${page}` : ''}`,
    description: what,
    canonicalPath: filterAddress(listPaths[kind], {}, page),
    trail: [{ name: 'La plaza de la comunidad', path: hubPath }],
    alternates: [{ type: 'application/rss+xml', path: feedPath, title: 'Lo nuevo de la comunidad' }],
    ...(isNarrowed(filters) && { noindex: true }),
  };
};

/** `…/recursos`, `…/proyectos`, `…/grupos`, `…/estudio` */
export function Page() {
  const kind = kindAt(useLocation().pathname);
  const [parameters] = useSearchParams();
  const filters = readHubFilters(parameters);
  const { name, what, propose } = kindWords[kind];
  return (
    <>
      <HubNav />
      <div className="wrap page stack gap-32">
        <header className={styles.head}>
          <div>
            <h1 className="large-title">{name}</h1>
            <p className="lead">{what}</p>
          </div>
          <p>
            <Link to={proposePath(kind)} className={buttonClass('filled')}>
              {propose}
            </Link>
          </p>
        </header>
        <PieceFilters kind={kind} filters={filters} />
        <PieceList kind={kind} filters={filters} page={readPage(parameters)} />
      </div>
    </>
  );
}
