import type { PageHeadFactory } from '@femcoders/platform';
import { roomRoles } from '../../sections.ts';
import { Room } from './room.tsx';
import { SectionList } from './section-list.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Hoy toca',
  description: 'Lo que espera a que el equipo lo atienda.',
  noindex: true,
});

/** `/admin`: what waits in each section. */
export function Page() {
  return (
    <Room title="Hoy toca" roles={roomRoles}>
      <SectionList />
    </Room>
  );
}
