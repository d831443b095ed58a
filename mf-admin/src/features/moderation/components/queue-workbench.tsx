import type { ModeratedComment } from '@femcoders/contracts/moderation';
import type { Decision } from '@femcoders/contracts/moderation-names';
import { plural } from '@femcoders/contracts/spanish-count';
import { useLocation, useNavigate } from '@femcoders/platform';
import { Pagination } from '@femcoders/shared-ui/pagination';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNow } from '../../layout/use-now.ts';
import { ExportButton } from '../../lists/components/export-button.tsx';
import type { CommentPage } from '../api/moderation-list.ts';
import { commentExport, exportName, exportView } from '../comment-export.ts';
import { countInState, stateWords } from '../comment-states.ts';
import { isNarrow } from '../is-narrow.ts';
import { listsOf, queueNow } from '../optimistic-moves.ts';
import { pageSize, type QueueView, queueViewParams } from '../queue-view.ts';
import type { QueueCommand } from '../shortcuts.ts';
import type { Rejection, useModeration } from '../use-moderation.ts';
import { useRowFocus } from '../use-row-focus.ts';
import { useRowSelection } from '../use-row-selection.ts';
import { useSelection } from '../use-selection.ts';
import { useShortcutsSetting } from '../use-shortcuts-setting.ts';
import { ActionBar, countMarked, taken } from './action-bar.tsx';
import { CommentDetail } from './comment-detail.tsx';
import { EmptyQueue } from './empty-queue.tsx';
import { KeyLegend } from './key-legend.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './moderation-queue.module.css';
import { Problems } from './problems.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueStatus } from './queue-status.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import { RejectionForm } from './rejection-form.tsx';
import { StateTabs } from './state-tabs.tsx';

/** The place in the browser's history where a narrow screen shows the comment instead of the list. */
interface DetailPlace {
  detail?: boolean;
}

/** The comments for which a reason is being chosen, and whether that is done next to the comment or below the list. */
interface Rejecting {
  ids: readonly string[];
  nextToComment: boolean;
}

interface QueueWorkbenchProps {
  list: CommentPage;
  /** The list is that of the page before, while the one asked for is on its way. */
  late: boolean;
  view: QueueView;
  onView: (change: Partial<QueueView>, inPlace?: boolean) => void;
  moderation: ReturnType<typeof useModeration>;
  /** Lets in what has been written since the list was first asked for. */
  onShowNewer: () => void;
  /** The problem of the list. */
  notice: ReactNode;
}

/** The queue at work: states, filters, list, selected comment, decisions and the way back from the last one. */
export function QueueWorkbench({ list, late, view, onView, moderation, onShowNewer, notice }: QueueWorkbenchProps) {
  const { moves, lastDecision, problems, decide, undo, dismissProblems } = moderation;
  const [characterKeys, setCharacterKeys] = useShortcutsSetting();
  const [keysOpen, setKeysOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [rejecting, setRejecting] = useState<Rejecting | null>(null);
  const now = useNow(30_000);

  const { state } = view;
  const { comments: page, total, counts } = useMemo(() => queueNow(list, view, moves), [list, view, moves]);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const { selected, index, select } = useSelection(page);
  const marks = useRowSelection(page, queueViewParams(view).toString());
  const { marked } = marks;
  const narrowed = view.search !== '' || view.postId !== null;

  // What nobody can be disturbed by comes in by itself, and a page that is no more gives way to the last.
  const nothingShown = page.length === 0 && !late;
  const letIn = nothingShown && list.newer > 0;
  useEffect(() => {
    if (letIn) onShowNewer();
  }, [letIn, onShowNewer]);
  const lastPage = nothingShown && view.page > pages ? pages : null;
  useEffect(() => {
    if (lastPage !== null) onView({ page: lastPage }, true);
  }, [lastPage, onView]);

  const listRef = useRef<HTMLTableElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const detailRef = useRef<HTMLHeadingElement>(null);
  const emptyRef = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { search, state: historyState } = useLocation();
  const detailOpen = (historyState as DetailPlace | null)?.detail === true;

  const focusSelected = useRowFocus({
    selectedId: selected?.id ?? null,
    detail: detailRef,
    empty: emptyRef,
    list: listRef,
    detailOpen,
  });

  const openDetail = (comment: ModeratedComment) => {
    select(comment.id);
    setRejecting(null);
    if (isNarrow() && !detailOpen) navigate({ search }, { state: { detail: true } satisfies DetailPlace });
  };

  const takeDecision = (comments: readonly ModeratedComment[], decision: Decision, rejection?: Rejection) => {
    void decide(comments, decision, rejection);
    setRejecting(null);
    if (comments.some(({ id }) => marks.isMarked(id))) marks.clear();
    focusSelected();
    const left = countInState(state, counts[state] - comments.length);
    setAnnouncement(`${taken({ decision, comments })} ${left}.`);
  };

  /** Decides at once, or, to reject, once there is a reason. */
  const begin = (comments: readonly ModeratedComment[], decision: Decision) => {
    if (comments.length === 0 || !stateWords[state].decisions.includes(decision)) return;
    if (decision !== 'reject') return takeDecision(comments, decision);
    const nextToComment = comments.length === 1 && comments[0]?.id === selected?.id && (detailOpen || !isNarrow());
    setRejecting({ ids: comments.map(({ id }) => id), nextToComment });
  };

  const beginByKey = (decision: Decision) => {
    if (marked.length > 0) begin(marked, decision);
    else if (selected) begin([selected], decision);
  };

  const cancelRejection = () => {
    setRejecting(null);
    focusSelected();
  };

  const takeBack = () => {
    if (!lastDecision) return;
    const { comments } = lastDecision;
    void undo();
    const [first] = comments;
    if (first && listsOf(first).includes(state)) select(first.id);
    focusSelected();
    const back = comments.filter((comment) => listsOf(comment).includes(state)).length;
    const what = `${plural(comments.length, `«${first?.alias}» vuelve`, `${comments.length} comentarios vuelven`)} a su sitio`;
    setAnnouncement(`Deshecho: ${what}. ${countInState(state, counts[state] + back)}.`);
  };

  const moveTo = (target: number) => {
    const comment = page[Math.min(Math.max(target, 0), page.length - 1)];
    if (!comment) return;
    select(comment.id);
    setRejecting(null);
    focusSelected();
  };

  const toggleMark = () => {
    if (!selected) return;
    const was = marks.isMarked(selected.id);
    marks.toggle(selected.id);
    setAnnouncement(
      `${was ? 'Desmarcado' : 'Marcado'} «${selected.alias}». ${countMarked(marked.length + (was ? -1 : 1))}.`,
    );
  };

  const commands: Record<QueueCommand, () => void> = {
    next: () => moveTo(index + 1),
    previous: () => moveTo(index - 1),
    first: () => moveTo(0),
    last: () => moveTo(page.length - 1),
    approve: () => beginByKey('approve'),
    keep: () => beginByKey('keep'),
    reject: () => beginByKey('reject'),
    spam: () => beginByKey('spam'),
    restore: () => beginByKey('restore'),
    mark: toggleMark,
    unmark: marks.clear,
    undo: takeBack,
    search: () => searchRef.current?.focus(),
    help: () => setKeysOpen(true),
  };

  const toReject = page.filter(({ id }) => rejecting?.ids.includes(id));
  const rejectionForm = toReject.length > 0 && (
    <RejectionForm
      key={rejecting?.ids.join()}
      comments={toReject}
      characterKeys={characterKeys}
      onReject={(rejection) => takeDecision(toReject, 'reject', rejection)}
      onCancel={cancelRejection}
    />
  );

  return (
    <div className={styles.queue} data-detail={detailOpen || undefined}>
      <div className={styles.main}>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        <StateTabs view={view} counts={counts} />
        <Problems problems={problems} onDismiss={dismissProblems} />
        {notice}
        <div className={`stack gap-12 one-column ${styles.browse}`} aria-busy={late || undefined}>
          {(page.length > 0 || narrowed) && (
            <QueueToolbar
              view={view}
              onChange={onView}
              postIds={list.postIds}
              titles={list.titles}
              searchRef={searchRef}
              keysShown={characterKeys}
            />
          )}
          <QueueStatus
            found={narrowed ? total : 0}
            more={list.more ?? false}
            newer={letIn ? 0 : list.newer}
            onShowNewer={onShowNewer}
          />
          {page.length > 0 && (
            <QueueList
              listRef={listRef}
              page={page}
              selectedId={selected?.id ?? null}
              marks={marks}
              view={view}
              now={now}
              characterKeys={characterKeys}
              onCommand={(command) => commands[command]()}
              onSelect={openDetail}
            />
          )}
          {page.length > 0 && (
            <div className={styles.end}>
              {pages > 1 && (
                <Pagination
                  label={`Páginas: ${stateWords[state].caption.toLowerCase()}`}
                  page={Math.min(view.page, pages)}
                  pages={pages}
                  more={list.more ?? false}
                  hrefFor={(target) => `?${queueViewParams({ ...view, page: target })}`}
                  onSelect={(target) => onView({ page: target })}
                />
              )}
              <ExportButton definition={commentExport} view={exportView(view)} name={exportName(state)} />
            </div>
          )}
        </div>
        {nothingShown && total === 0 && (
          <div ref={emptyRef} tabIndex={-1} className="landing">
            <EmptyQueue state={state} onWiden={narrowed ? () => onView({ search: '', postId: null }) : null} />
          </div>
        )}
        {(marked.length > 0 || lastDecision || (rejectionForm && !rejecting?.nextToComment)) && (
          <div className={styles.foot}>
            {!rejecting?.nextToComment && rejectionForm}
            {(marked.length > 0 || lastDecision) && (
              <ActionBar
                marked={marked.length}
                decisions={stateWords[state].decisions}
                lastDecision={lastDecision}
                keysShown={characterKeys}
                onDecide={(decision) => begin(marked, decision)}
                onUnmark={() => {
                  marks.clear();
                  focusSelected();
                }}
                onUndo={takeBack}
              />
            )}
          </div>
        )}
      </div>
      {selected && (
        <aside className={styles.aside} aria-label="Comentario seleccionado">
          <div className={styles.side}>
            <CommentDetail
              comment={selected}
              decisions={stateWords[state].decisions}
              now={now}
              headingRef={detailRef}
              keysShown={characterKeys && marked.length === 0}
              onDecide={(decision) => begin([selected], decision)}
              onClose={() => navigate(-1)}
            >
              {rejecting?.nextToComment && toReject[0]?.id === selected.id ? rejectionForm : null}
            </CommentDetail>
            <KeyLegend characterKeys={characterKeys} onAll={() => setKeysOpen(true)} />
          </div>
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
