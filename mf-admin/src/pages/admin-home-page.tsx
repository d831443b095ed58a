import type { PageHeadFactory } from '@femcoders/platform';
import { Room } from '../features/room/room.tsx';
import { SectionList } from '../features/room/section-list.tsx';
import { roomRoles } from '../sections.ts';

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
