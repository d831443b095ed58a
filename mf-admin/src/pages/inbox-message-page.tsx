import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { contactSection } from '../features/contact/contact-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenMessage = lazy(async () => {
  const { OpenMessage: Message } = await import(
    /* webpackChunkName: "contact-message" */ '../features/contact/components/open-message.tsx'
  );
  return { default: Message };
});

export const head: PageHeadFactory = () => ({
  title: 'Mensaje',
  description: 'Un mensaje del formulario de contacto.',
  noindex: true,
});

/** `/admin/contact/:id`: one message, with its answers and notes. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Mensaje" roles={contactSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenMessage key={id} id={id} />
      </Suspense>
    </Room>
  );
}
