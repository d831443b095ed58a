import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { mailsSection } from '../features/mails/mails-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const MailReader = lazy(async () => {
  const module = await import(/* webpackChunkName: "mail" */ '../features/mails/components/mail-reader.tsx');
  return { default: module.MailReader };
});

export const head: PageHeadFactory = () => ({
  title: 'Correo',
  description: 'Un correo del buzón local.',
  noindex: true,
});

/** `/admin/correos/buzon/:id`: one mail of the local mailbox. */
export function Page() {
  return (
    <Room title="Correo" roles={mailsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={8} />}>
        <MailReader />
      </Suspense>
    </Room>
  );
}
