import { AdminLayout } from './admin-layout.tsx';
import { AdminPlaceContext } from './admin-place.ts';
import { type AdminPageFactory, rolesOf } from './admin-section.ts';
import { SectionList } from './section-list.tsx';

/** `/admin`: what waits in each section. */
export const home: AdminPageFactory = (place) => ({
  head: () => ({ title: 'Hoy toca', description: 'Lo que espera a que el equipo lo atienda.', noindex: true }),
  Page: () => (
    <AdminPlaceContext value={place}>
      <AdminLayout title="Hoy toca" roles={rolesOf(place.sections)}>
        <SectionList />
      </AdminLayout>
    </AdminPlaceContext>
  ),
});
