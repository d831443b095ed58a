import { Link, type SignedInUser } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { minePath } from '../mentoring-address.ts';
import { useOwnMentoring } from '../own-mentoring.ts';
import { OfferForm } from './offer-form.tsx';
import { RequestForm } from './request-form.tsx';

/** The form that asks for a mentor, once it is known what she has asked for already. */
export function RequestPart({ user }: { user: SignedInUser }) {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useOwnMentoring(user.id);
  if (!data || !isFetchedAfterMount)
    return <NotYet failed={isError} busy={isFetching} onRetry={() => void refetch()} />;
  const { request } = data;
  if (request && request.state !== 'closed' && request.state !== 'asked') {
    return (
      <EmptyState title="Ya tienes una solicitud en marcha">
        <p>Mientras siga abierta no hace falta otra. En tu página ves en qué punto está.</p>
        <Link to={minePath} className={buttonClass('outline', 'small')}>
          Ir a mi mentoría
        </Link>
      </EmptyState>
    );
  }
  const open = request?.state === 'asked' ? request : null;
  return <RequestForm userId={user.id} request={open} />;
}

/** The form with which she offers to accompany others, once it is known whether she does already. */
export function OfferPart({ user }: { user: SignedInUser }) {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useOwnMentoring(user.id);
  if (!data || !isFetchedAfterMount)
    return <NotYet failed={isError} busy={isFetching} onRetry={() => void refetch()} />;
  return <OfferForm userId={user.id} mentor={data.mentor} />;
}

function NotYet({ failed, busy, onRetry }: { failed: boolean; busy: boolean; onRetry: () => void }) {
  if (failed) return <ErrorState title="No hemos podido cargar tu formulario" onRetry={onRetry} busy={busy} />;
  return <Waiting lines={6} />;
}
