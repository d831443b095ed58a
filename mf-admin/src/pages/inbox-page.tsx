import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { contactSection } from '../features/contact/contact-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const Inbox = lazy(async () => {
  const { Inbox: List } = await import(/* webpackChunkName: "contact" */ '../features/contact/components/inbox.tsx');
  return { default: List };
});

export const head: PageHeadFactory = () => ({
  title: contactSection.title,
  description: contactSection.summary,
  noindex: true,
});

/** `/admin/contact`: the messages of the contact form. */
export function Page() {
  return (
    <Room title={contactSection.title} roles={contactSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <Inbox />
      </Suspense>
    </Room>
  );
}
