import type { ModerationList } from '@femcoders/contracts/moderation';
import { commentLists } from '@femcoders/contracts/moderation-names';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { Link } from '@femcoders/platform';
import { VisuallyHidden } from '@femcoders/shared-ui';
import { countInState, stateWords } from '../comment-states.ts';
import { type QueueView, queueViewParams } from '../queue-view.ts';
import styles from './state-tabs.module.css';

interface StateTabsProps {
  view: QueueView;
  /** Undefined until they are known. */
  counts: ModerationList['counts'] | undefined;
}

/** The way between the lists, each with how many comments it holds. Each has its own address. */
export function StateTabs({ view, counts }: StateTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Comentarios por estado">
      <ul>
        {commentLists.map((state) => (
          <li key={state}>
            <Link
              to={`?${queueViewParams({ state, search: '', postId: null, order: 'newest', page: 1 })}`}
              className={styles.tab}
              aria-current={state === view.state ? 'page' : undefined}
            >
              {stateWords[state].title}
              {counts && (
                <>
                  <span className={styles.count} aria-hidden="true">
                    {inDigits(counts[state])}
                  </span>
                  <VisuallyHidden>{`: ${countInState(state, counts[state])}`}</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
