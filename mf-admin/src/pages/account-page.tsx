import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { accountsSection } from '../features/accounts/accounts-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenAccount = lazy(async () => {
  const { OpenAccount: Account } = await import(
    /* webpackChunkName: "open-account" */ '../features/accounts/components/open-account.tsx'
  );
  return { default: Account };
});

export const head: PageHeadFactory = () => ({
  title: 'Cuenta',
  description: 'Una cuenta, con sus notas y lo que se ha hecho con ella.',
  noindex: true,
});

/** `/admin/personas/:id`: an account, and what may be done about it. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Cuenta" roles={accountsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenAccount key={id} id={id} />
      </Suspense>
    </Room>
  );
}
