import type { PageHeadFactory } from '@femcoders/platform';
import { adminRoles } from '../../sections.ts';
import { AdminLayout } from './admin-layout.tsx';
import { SectionList } from './section-list.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Hoy toca',
  description: 'Lo que espera a que el equipo lo atienda.',
  noindex: true,
});

/** `/admin`: what waits in each section. */
export function Page() {
  return (
    <AdminLayout title="Hoy toca" roles={adminRoles}>
      <SectionList />
    </AdminLayout>
  );
}
