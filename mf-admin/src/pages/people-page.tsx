import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { peopleSection } from '../features/people/people-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const PeopleList = lazy(async () => {
  const { PeopleList: List } = await import(
    /* webpackChunkName: "people-list" */ '../features/people/components/people-list.tsx'
  );
  return { default: List };
});

export const head: PageHeadFactory = () => ({
  title: peopleSection.title,
  description: peopleSection.summary,
  noindex: true,
});

/** `/admin/equipo`: the people of the team and the speakers, in any state. */
export function Page() {
  return (
    <Room title={peopleSection.title} roles={peopleSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <PeopleList />
      </Suspense>
    </Room>
  );
}
