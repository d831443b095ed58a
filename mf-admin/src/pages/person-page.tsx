import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { peopleSection } from '../features/people/people-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenPerson = lazy(async () => {
  const { OpenPerson: Person } = await import(
    /* webpackChunkName: "person-form" */ '../features/people/components/open-person.tsx'
  );
  return { default: Person };
});

export const head: PageHeadFactory = () => ({
  title: 'Ficha',
  description: 'Lo que se cuenta de una persona y si se publica.',
  noindex: true,
});

/** `/admin/equipo/:id`: the texts of a person, and whether it is published. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Ficha" roles={peopleSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenPerson key={id} id={id} />
      </Suspense>
    </Room>
  );
}
