import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { peopleSection } from '../features/people/people-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const NewPersonForm = lazy(async () => {
  const { NewPersonForm: Form } = await import(
    /* webpackChunkName: "person-form" */ '../features/people/components/new-person-form.tsx'
  );
  return { default: Form };
});

export const head: PageHeadFactory = () => ({
  title: 'Añadir a alguien',
  description: 'Una ficha nueva del equipo o de una ponente.',
  noindex: true,
});

/** `/admin/equipo/nueva`: adds somebody, as a draft. */
export function Page() {
  return (
    <Room title="Añadir a alguien" roles={peopleSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <NewPersonForm />
      </Suspense>
    </Room>
  );
}
