import type { TalkSummary } from '@femcoders/contracts/talk';
import { CardGrid } from '../../lists/card-grid.tsx';
import { TalkCard } from './talk-card.tsx';

/** Talks next to each other. */
export function TalkGrid({ talks, level }: { talks: readonly TalkSummary[]; level: 'h2' | 'h3' }) {
  return (
    <CardGrid>
      {talks.map((talk) => (
        <li key={talk.id}>
          <TalkCard talk={talk} level={level} />
        </li>
      ))}
    </CardGrid>
  );
}
