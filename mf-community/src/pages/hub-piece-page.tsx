import type { HubPiece } from '@femcoders/contracts/hub';
import { loadOrNotFound } from '@femcoders/kit/data/load-or-not-found';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { filterAddress } from '@femcoders/kit/lists/list-filters';
import { Link, type PageHeadFactory, type PageLoader, useParams } from '@femcoders/platform';
import { LoadingPanot, PanotTile, Tag } from '@femcoders/shared-ui';
import { hubPath, listPaths, piecePath } from '../features/hub/hub-address.ts';
import { HubNav } from '../features/hub/hub-nav.tsx';
import { pieceQuery } from '../features/hub/hub-queries.ts';
import { kindWords } from '../features/hub/hub-words.ts';
import { PieceActions } from '../features/hub/piece/piece-actions.tsx';
import { PieceFacts } from '../features/hub/piece/piece-facts.tsx';
import { ReportPiece } from '../features/hub/piece/report-piece.tsx';
import { Paragraphs } from '../features/lists/paragraphs.tsx';
import styles from './hub-piece-page.module.css';

export const loader: PageLoader = async ({ api, queryClient, params }) => {
  await loadOrNotFound(queryClient, pieceQuery(api, params.slug));
};

export const head: PageHeadFactory = ({ queryClient, params }) => {
  const piece = queryClient.getQueryData<HubPiece>(['hub', 'piece', params.slug]);
  const above = { name: 'La plaza de la comunidad', path: hubPath };
  if (!piece) return { title: 'Publicación de la comunidad', description: '', noindex: true, trail: [above] };
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
  const query = useRemoteData((api) => pieceQuery(api, slug));
  return (
    <>
      <HubNav />
      <div className="wrap page">
        <Loaded
          query={query}
          failed="No hemos podido cargar esta publicación"
          retryHref={piecePath(slug)}
          loading={<LoadingPanot label="Cargando…" />}
        >
          {(piece) => <Piece key={piece.id} piece={piece} />}
        </Loaded>
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
      <div className={`stack gap-48 split-7-5 ${styles.columns}`}>
        <div className={styles.text}>
          <Paragraphs text={body} />
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
        <div className={styles.actions}>
          <PieceActions piece={piece} />
          <ReportPiece slug={slug} />
        </div>
      </div>
    </article>
  );
}
