import type { ModerationList } from '@femcoders/contracts/moderation';
import { commentLists } from '@femcoders/contracts/moderation-names';
import { TabLinks } from '../../lists/components/tab-links.tsx';
import { countInState, stateWords } from '../comment-states.ts';
import { type QueueView, queueViewParams } from '../queue-view.ts';

interface StateTabsProps {
  view: QueueView;
  /** Undefined until they are known. */
  counts: ModerationList['counts'] | undefined;
}

/** The way between the lists, each with how many comments it holds. Each has its own address. */
export function StateTabs({ view, counts }: StateTabsProps) {
  const tabs = commentLists.map((state) => ({
    value: state,
    label: stateWords[state].title,
    to: `?${queueViewParams({ state, search: '', postId: null, order: 'newest', page: 1 })}`,
    ...(counts && { count: counts[state], counted: countInState(state, counts[state]) }),
  }));
  return <TabLinks label="Comentarios por estado" tabs={tabs} chosen={view.state} />;
}
