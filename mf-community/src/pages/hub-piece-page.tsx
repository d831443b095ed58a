import type { HubPiece } from '@femcoders/contracts/hub';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { filterAddress } from '@femcoders/kit/lists/list-filters';
import {
  type ApiError,
  Link,
  type PageHeadFactory,
  type PageLoader,
  PageNotFound,
  useParams,
} from '@femcoders/platform';
import { ErrorState, LoadingPanot, PanotTile, Tag } from '@femcoders/shared-ui';
import { hubPath, listPaths, piecePath } from '../features/hub/hub-address.ts';
import { HubNav } from '../features/hub/hub-nav.tsx';
import { pieceQuery } from '../features/hub/hub-queries.ts';
import { kindWords } from '../features/hub/hub-words.ts';
import { PieceActions } from '../features/hub/piece/piece-actions.tsx';
import { PieceFacts } from '../features/hub/piece/piece-facts.tsx';
import { ReportPiece } from '../features/hub/piece/report-piece.tsx';
import styles from './hub-piece-page.module.css';

export const loader: PageLoader = async ({ api, queryClient, params }) => {
  try {
    await queryClient.ensureQueryData(pieceQuery(api, params.slug));
  } catch (error) {
    // By its fields: on the server, the API's client has a copy of the error's class of its own.
    const { status } = error as Partial<ApiError>;
    if (status === 400 || status === 404) throw new PageNotFound('No piece has this name.');
    throw error;
  }
};

export const head: PageHeadFactory = ({ queryClient, params }) => {
  const piece = queryClient.getQueryData<HubPiece>(['hub', 'piece', params.slug]);
  const above = { name: 'La plaza de la comunidad', path: hubPath };
  if (!piece) return { title: 'Pieza de la comunidad', description: '', noindex: true, trail: [above] };
  return {
    title: piece.title,
    description: piece.body.slice(0, 160).toWellFormed(),
    canonicalPath: piecePath(piece.slug),
    trail: [above, { name: kindWords[piece.kind].name, path: listPaths[piece.kind] }],
  };
};

/** `…/pieza/:slug` */
export function Page() {
  const { slug = '' } = useParams();
  const { state, data, busy, retry } = useRemoteData((api) => pieceQuery(api, slug));
  return (
    <>
      <HubNav />
      <div className={`wrap ${styles.page}`}>
        {state === 'failed' && (
          <ErrorState
            title="No hemos podido cargar esta pieza"
            busy={busy}
            onRetry={retry}
            retryHref={piecePath(slug)}
          />
        )}
        {state === 'loading' && (
          <div aria-busy="true">
            <LoadingPanot label="Cargando…" />
          </div>
        )}
        {data && <Piece key={data.id} piece={data} />}
      </div>
    </>
  );
}

function Piece({ piece }: { piece: HubPiece }) {
  const { kind, title, body, topics, slug } = piece;
  const { name, petals, palette } = kindWords[kind];
  return (
    <article className="stack gap-48">
      <header className={styles.head}>
        <PanotTile petals={petals} palette={palette} className={styles.tile} />
        <div>
          <p>
            <Link to={listPaths[kind]}>{name}</Link>
          </p>
          <h1>{title}</h1>
        </div>
      </header>
      <div className={`stack gap-48 ${styles.columns}`}>
        <div className={styles.text}>
          {body.split(/\n\s*\n/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
            <p key={index}>{paragraph}</p>
          ))}
          {topics.length > 0 && (
            <ul aria-label="Temas" className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic}>
                  <Link to={filterAddress(listPaths[kind], { tema: topic })}>
                    <Tag tone="lilac">{topic}</Tag>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <aside className={`shrinks ${styles.side}`} aria-label="Los datos">
          <PieceFacts piece={piece} />
        </aside>
        <div className={styles.acts}>
          <PieceActions piece={piece} />
          <ReportPiece slug={slug} />
        </div>
      </div>
    </article>
  );
}
