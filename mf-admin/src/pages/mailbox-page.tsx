import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { mailsSection } from '../features/mails/mails-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const MailboxList = lazy(async () => {
  const module = await import(/* webpackChunkName: "mailbox" */ '../features/mails/components/mailbox-list.tsx');
  return { default: module.MailboxList };
});

export const head: PageHeadFactory = () => ({
  title: 'Buzón local',
  description: 'Los correos que se quedan en esta máquina.',
  noindex: true,
});

/** `/admin/correos/buzon`: the local mailbox. */
export function Page() {
  return (
    <Room title="Buzón local" roles={mailsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={8} />}>
        <MailboxList />
      </Suspense>
    </Room>
  );
}
