import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { releasesSection } from '../features/releases/releases-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const PartVersions = lazy(async () => {
  const module = await import(
    /* webpackChunkName: "part-versions" */ '../features/releases/components/part-versions.tsx'
  );
  return { default: module.PartVersions };
});

export const head: PageHeadFactory = () => ({
  title: 'Versiones de una parte',
  description: 'Todas las versiones que se han publicado de una parte del sitio.',
  noindex: true,
});

/** `/admin/despliegues/:name`: every version of a part of the site. */
export function Page() {
  const { name = '' } = useParams();
  return (
    <Room title="Versiones" roles={releasesSection.roles}>
      <Suspense fallback={<ArrivingPage lines={8} />}>
        <PartVersions key={name} name={name} />
      </Suspense>
    </Room>
  );
}
