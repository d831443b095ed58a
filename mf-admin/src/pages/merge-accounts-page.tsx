import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { accountsSection } from '../features/accounts/accounts-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const MergeAccounts = lazy(async () => {
  const { MergeAccounts: Merge } = await import(
    /* webpackChunkName: "merge-form" */ '../features/accounts/components/merge-accounts.tsx'
  );
  return { default: Merge };
});

export const head: PageHeadFactory = () => ({
  title: 'Unir cuentas',
  description: 'Dos cuentas de la misma persona pasan a ser una.',
  noindex: true,
});

/** `/admin/personas/:id/unir`: makes another account part of this one. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Unir cuentas" roles={accountsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <MergeAccounts key={id} id={id} />
      </Suspense>
    </Room>
  );
}
