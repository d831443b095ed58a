import type { Comment } from '@femcoders/contracts/comment';
import { useLocation, useNavigate } from '@femcoders/platform';
import { Button, EmptyState } from '@femcoders/shared-ui';
import { Pagination } from '@femcoders/shared-ui/pagination';
import { useMemo, useRef, useState } from 'react';
import { KeyCap } from '../../lists/components/key-cap.tsx';
import { useNow } from '../../room/use-now.ts';
import type { Act } from '../api/decide-comment.ts';
import { type PendingList, pendingListLimit } from '../api/pending-comments.ts';
import { commentsNow } from '../overrides.ts';
import { pendingCount } from '../pending-count.ts';
import { queueViewParams } from '../queue-view.ts';
import type { QueueCommand } from '../shortcuts.ts';
import { useArrivals } from '../use-arrivals.ts';
import { useModeration } from '../use-moderation.ts';
import { useQueueTable } from '../use-queue-table.ts';
import { useQueueView } from '../use-queue-view.ts';
import { useRowFocus } from '../use-row-focus.ts';
import { useSelection } from '../use-selection.ts';
import { useShortcutsSetting } from '../use-shortcuts-setting.ts';
import { CommentDetail } from './comment-detail.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './moderation-queue.module.css';
import { Problems } from './problems.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import { decided, UndoBar } from './undo-bar.tsx';

/** The place in the browser's history where a narrow screen shows the comment instead of the list. */
interface DetailPlace {
  detail?: boolean;
}

interface QueueWorkbenchProps {
  list: PendingList;
  /** Whether the list has been asked for since the page was opened. */
  loaded: boolean;
  /** The last try to bring it up to date failed. */
  stale: boolean;
  onRetry: () => void;
}

/** The queue at work: filters, list, selected comment, decisions and the way back from the last one. */
export function QueueWorkbench({ list, loaded, stale, onRetry }: QueueWorkbenchProps) {
  const { view, changeView } = useQueueView();
  const { overrides, lastDecision, problems, decide, undo, dismissProblem } = useModeration();
  const [characterKeys, setCharacterKeys] = useShortcutsSetting();
  const [keysOpen, setKeysOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const now = useNow(30_000);

  const pending = useMemo(() => commentsNow(list, overrides), [list, overrides]);
  const { there, arrived, admit } = useArrivals(pending, loaded);
  const { comments: page, page: pageNumber, pages, matching } = useQueueTable(there, view);
  const { selected, index, select } = useSelection(page);
  const postIds = useMemo(() => [...new Set(there.map(({ postId }) => postId))].sort((a, b) => a - b), [there]);

  const listRef = useRef<HTMLTableElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const detailRef = useRef<HTMLHeadingElement>(null);
  const emptyRef = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const detailOpen = (state as DetailPlace | null)?.detail === true;

  const focusSelected = useRowFocus({
    selectedId: selected?.id ?? null,
    detail: detailRef,
    empty: emptyRef,
    list: listRef,
    detailOpen,
  });

  const openDetail = (comment: Comment) => {
    select(comment.id);
    if (isNarrow() && !detailOpen) navigate({ search }, { state: { detail: true } satisfies DetailPlace });
  };

  const takeDecision = (act: Act) => {
    if (!selected) return;
    void decide(selected, act);
    focusSelected();
    setAnnouncement(`${decided[act]} «${selected.alias}». ${pendingCount(pending.length - 1)}.`);
  };

  const takeBack = () => {
    if (!lastDecision) return;
    const { comment } = lastDecision;
    void undo();
    select(comment.id);
    focusSelected();
    setAnnouncement(`Deshecho: «${comment.alias}» vuelve a la cola. ${pendingCount(pending.length + 1)}.`);
  };

  const moveTo = (target: number) => {
    const comment = page[Math.min(Math.max(target, 0), page.length - 1)];
    if (!comment) return;
    select(comment.id);
    focusSelected();
  };

  const commands: Record<QueueCommand, () => void> = {
    next: () => moveTo(index + 1),
    previous: () => moveTo(index - 1),
    first: () => moveTo(0),
    last: () => moveTo(page.length - 1),
    approve: () => takeDecision('approve'),
    reject: () => takeDecision('reject'),
    undo: takeBack,
    search: () => searchRef.current?.focus(),
    help: () => setKeysOpen(true),
  };

  return (
    <div className={styles.queue} data-detail={detailOpen || undefined}>
      <div className={styles.main}>
        <p className={styles.count}>{pendingCount(pending.length, pending.length >= pendingListLimit)}</p>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        <Problems problems={problems} onDismiss={dismissProblem} />
        {stale && (
          <div className={styles.notice} role="status">
            <p>No hemos podido actualizar la lista; ves la última que llegó.</p>
            <Button variant="outline" size="small" onClick={onRetry}>
              Reintentar
            </Button>
          </div>
        )}
        <div className={styles.browse}>
          {there.length > 0 && (
            <QueueToolbar
              view={view}
              onChange={changeView}
              postIds={postIds}
              searchRef={searchRef}
              keysShown={characterKeys}
            />
          )}
          {arrived > 0 && (
            <div className={styles.notice} role="status">
              <p>{arrived === 1 ? 'Hay 1 comentario más.' : `Hay ${arrived} comentarios más.`}</p>
              <Button variant="outline" size="small" onClick={admit}>
                Mostrar
              </Button>
            </div>
          )}
          {matching > 0 && (
            <QueueList
              listRef={listRef}
              page={page}
              selectedId={selected?.id ?? null}
              order={view.order}
              now={now}
              characterKeys={characterKeys}
              onCommand={(command) => commands[command]()}
              onSelect={openDetail}
            />
          )}
          {pages > 1 && (
            <Pagination
              label="Páginas de comentarios pendientes"
              page={pageNumber}
              pages={pages}
              hrefFor={(target) => `?${queueViewParams({ ...view, page: target })}`}
              onSelect={(target) => changeView({ ...view, page: target })}
            />
          )}
          {pending.length >= pendingListLimit && (
            <p className={styles.more}>
              Aquí están los {pendingListLimit} más recientes. Los anteriores entran a medida que decides.
            </p>
          )}
        </div>
        {matching === 0 && (
          <div ref={emptyRef} tabIndex={-1} className={styles.empty}>
            {there.length === 0 ? (
              <EmptyState title="No hay comentarios pendientes">
                <p>Está todo revisado. Los nuevos aparecen aquí solos.</p>
              </EmptyState>
            ) : (
              <EmptyState title="Ningún comentario coincide con el filtro">
                <Button variant="outline" size="small" onClick={() => changeView({ search: '', postId: null })}>
                  Quitar el filtro
                </Button>
              </EmptyState>
            )}
          </div>
        )}
        {lastDecision && <UndoBar decision={lastDecision} keyShown={characterKeys} onUndo={takeBack} />}
      </div>
      {selected && (
        <aside className={styles.aside} aria-label="Comentario seleccionado">
          <div className={styles.side}>
            {' '}
            <CommentDetail
              comment={selected}
              now={now}
              headingRef={detailRef}
              keysShown={characterKeys}
              onDecide={takeDecision}
              onClose={() => navigate(-1)}
            />
            <Legend characterKeys={characterKeys} onAll={() => setKeysOpen(true)} />
          </div>{' '}
        </aside>
      )}
      <KeysDialog
        open={keysOpen}
        onClose={() => setKeysOpen(false)}
        characterKeys={characterKeys}
        onCharacterKeys={setCharacterKeys}
      />
    </div>
  );
}

/** The keys used most, and the way to all of them. */
function Legend({ characterKeys, onAll }: { characterKeys: boolean; onAll: () => void }) {
  return (
    <div className={styles.legend}>
      {characterKeys && (
        <p aria-hidden="true">
          <KeyCap>J</KeyCap> <KeyCap>K</KeyCap> mover <KeyCap>Z</KeyCap> deshacer
        </p>
      )}
      <button type="button" className="text-link" aria-haspopup="dialog" onClick={onAll}>
        Todas las teclas
      </button>
    </div>
  );
}

/** Whether the list and the comment take turns on the screen; the same width as in the styles. */
function isNarrow(): boolean {
  return window.matchMedia('(max-width: 820px)').matches;
}
