import type { OwnMentoring } from '@femcoders/contracts/mentoring';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Link, type SignedInUser } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { minePath } from '../mentoring-address.ts';
import { useOwnMentoring } from '../own-mentoring.ts';
import { OfferForm } from './offer-form.tsx';
import { RequestForm } from './request-form.tsx';

/** The form that asks for a mentor, once it is known what she has asked for already. */
export function RequestPart({ user }: { user: SignedInUser }) {
  return (
    <Known user={user}>
      {({ request }) =>
        request && request.state !== 'closed' && request.state !== 'asked' ? (
          <EmptyState title="Ya tienes una solicitud en marcha">
            <p>Mientras siga abierta no hace falta otra. En tu página ves en qué punto está.</p>
            <Link to={minePath} className={buttonClass('outline', 'small')}>
              Ir a mi mentoría
            </Link>
          </EmptyState>
        ) : (
          <RequestForm userId={user.id} request={request?.state === 'asked' ? request : null} />
        )
      }
    </Known>
  );
}

/** The form with which she offers to accompany others, once it is known whether she does already. */
export function OfferPart({ user }: { user: SignedInUser }) {
  return <Known user={user}>{({ mentor }) => <OfferForm userId={user.id} mentor={mentor} />}</Known>;
}

/** Renders the form once her stored data is known: a form that starts from older data would overwrite it. */
function Known({ user, children }: { user: SignedInUser; children: (own: OwnMentoring) => ReactNode }) {
  const { isFetchedAfterMount, ...query } = useOwnMentoring(user.id);
  return (
    <Loaded
      query={{ ...query, data: isFetchedAfterMount ? query.data : undefined }}
      failed="No hemos podido cargar tu formulario"
    >
      {children}
    </Loaded>
  );
}
