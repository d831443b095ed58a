import type { OwnMentoring } from '@femcoders/contracts/mentoring';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Link, type SignedInUser, useSearchParams } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import { askPath, offerPath } from '../mentoring-address.ts';
import { type ActOnMentoring, useOwnMentoring } from '../own-mentoring.ts';
import { PairView } from '../pair/pair-view.tsx';
import styles from './my-mentoring.module.css';
import { OwnCard } from './own-card.tsx';
import { OwnRequestPart } from './own-request-part.tsx';
import { PairList } from './pair-list.tsx';
import { ReceivedProposals } from './received-proposals.tsx';

/** All that a member has in mentoring: what waits for her answer, the pair she looks at, her request and her card. */
export function MyMentoring({ user }: { user: SignedInUser }) {
  const { act, ...query } = useOwnMentoring(user.id);
  return (
    <Loaded query={query} failed="No hemos podido cargar tu mentoría">
      {(own) => <Parts own={own} userId={user.id} act={act} onChanged={() => void query.refetch()} />}
    </Loaded>
  );
}

interface PartsProps {
  own: OwnMentoring;
  userId: string;
  act: ActOnMentoring;
  onChanged: () => void;
}

function Parts({ own: { mentor, request, toAnswer, pairs }, userId, act, onChanged }: PartsProps) {
  const [search] = useSearchParams();
  const open = pairs.filter(({ state }) => state !== 'closed');
  const asked = pairs.find(({ id }) => id === search.get('pareja'));
  const shown = asked ?? (open.length === 1 ? open[0] : undefined);
  const nothing = !mentor && !request && toAnswer.length === 0 && pairs.length === 0;
  return (
    <div className={styles.parts}>
      {nothing && <Nothing />}
      <ReceivedProposals proposals={toAnswer} act={act} />
      {shown && <PairView key={shown.id} userId={userId} pairId={shown.id} onChanged={onChanged} />}
      {(pairs.length > 1 || (pairs.length === 1 && !shown)) && <PairList pairs={pairs} shown={shown?.id} />}
      {request && <OwnRequestPart request={request} act={act} />}
      {mentor && <OwnCard mentor={mentor} act={act} />}
      {!nothing && <Ways asks={!request} offers={!mentor} />}
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState title="Todavía no tienes nada por aquí">
      <p>Pide que alguien te acompañe, u ofrece una hora de vez en cuando a quien está donde tú estabas.</p>
      <p className="row gap-12-24">
        <Link to={askPath} className={buttonClass('filled', 'small')}>
          Pedir mentora
        </Link>
        <Link to={offerPath} className={buttonClass('outline', 'small')}>
          Ofrecerme como mentora
        </Link>
      </p>
    </EmptyState>
  );
}

/** Renders other things that she could do. */
function Ways({ asks, offers }: { asks: boolean; offers: boolean }) {
  if (!asks && !offers) return null;
  return (
    <p className="row gap-12-24">
      {asks && <Link to={askPath}>Pedir mentora</Link>}
      {offers && <Link to={offerPath}>Ofrecerme como mentora</Link>}
    </p>
  );
}
