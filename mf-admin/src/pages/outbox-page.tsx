import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { mailsSection } from '../features/mails/mails-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const Outbox = lazy(async () => {
  const module = await import(/* webpackChunkName: "outbox" */ '../features/mails/components/outbox.tsx');
  return { default: module.Outbox };
});

export const head: PageHeadFactory = () => ({
  title: 'Correos',
  description: 'Los correos que la web envía.',
  noindex: true,
});

/** `/admin/correos`: the outbox. */
export function Page() {
  return (
    <Room title="Correos" roles={mailsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={8} />}>
        <Outbox />
      </Suspense>
    </Room>
  );
}
