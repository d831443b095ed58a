import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';
import { talksSection } from '../features/talks/talks-section.ts';

/** Only for those who may see it, and never on the server, which renders logged out. */
const NewTalkForm = lazy(async () => {
  const { NewTalkForm: Part } = await import(
    /* webpackChunkName: "new-talk-form" */ '../features/talks/components/new-talk-form.tsx'
  );
  return { default: Part };
});

export const head: PageHeadFactory = () => ({
  title: 'Charla nueva',
  description: 'Una charla en borrador, con sus diapositivas y su transcripción.',
  noindex: true,
});

/** `/admin/presentaciones/nueva`: drafts a talk. */
export function Page() {
  return (
    <Room title="Charla nueva" roles={talksSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <NewTalkForm />
      </Suspense>
    </Room>
  );
}
