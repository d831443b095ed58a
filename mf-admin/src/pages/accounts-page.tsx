import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { accountsSection } from '../features/accounts/accounts-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const Accounts = lazy(async () => {
  const { Accounts: List } = await import(
    /* webpackChunkName: "accounts-list" */ '../features/accounts/components/accounts.tsx'
  );
  return { default: List };
});

export const head: PageHeadFactory = () => ({
  title: accountsSection.title,
  description: accountsSection.summary,
  noindex: true,
});

/** `/admin/personas`: everybody's accounts. */
export function Page() {
  return (
    <Room title={accountsSection.title} roles={accountsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <Accounts />
      </Suspense>
    </Room>
  );
}
