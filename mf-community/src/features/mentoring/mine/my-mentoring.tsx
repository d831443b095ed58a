import { Link, type SignedInUser, useSearchParams } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { askPath, offerPath } from '../mentoring-address.ts';
import { useOwnMentoring } from '../own-mentoring.ts';
import { PairView } from '../pair/pair-view.tsx';
import styles from './my-mentoring.module.css';
import { OwnCard } from './own-card.tsx';
import { OwnRequestPart } from './own-request-part.tsx';
import { PairList } from './pair-list.tsx';
import { ToAnswer } from './to-answer.tsx';

/** All that a member has in mentoring: what waits for her answer, the pair she looks at, her request and her card. */
export function MyMentoring({ user }: { user: SignedInUser }) {
  const [search] = useSearchParams();
  const { data, isError, isFetching, refetch, act } = useOwnMentoring(user.id);
  if (!data) {
    if (isError) {
      return <ErrorState title="No hemos podido cargar tu mentoría" onRetry={() => void refetch()} busy={isFetching} />;
    }
    return <Waiting lines={6} />;
  }
  const { mentor, request, toAnswer, pairs } = data;
  const open = pairs.filter(({ state }) => state !== 'closed');
  const asked = pairs.find(({ id }) => id === search.get('pareja'));
  const shown = asked ?? (open.length === 1 ? open[0] : undefined);
  const nothing = !mentor && !request && toAnswer.length === 0 && pairs.length === 0;
  return (
    <div className={styles.parts}>
      {nothing && <Nothing />}
      <ToAnswer proposals={toAnswer} act={act} />
      {shown && <PairView key={shown.id} userId={user.id} pairId={shown.id} onChanged={() => void refetch()} />}
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
      <p className={styles.acts}>
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

/** What she could do besides. */
function Ways({ asks, offers }: { asks: boolean; offers: boolean }) {
  if (!asks && !offers) return null;
  return (
    <p className={styles.ways}>
      {asks && <Link to={askPath}>Pedir mentora</Link>}
      {offers && <Link to={offerPath}>Ofrecerme como mentora</Link>}
    </p>
  );
}
