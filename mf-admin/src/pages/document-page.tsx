import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { documentsSection } from '../features/documents/documents-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenDocument = lazy(async () => {
  const { OpenDocument: Document } = await import(
    /* webpackChunkName: "document-work" */ '../features/documents/components/open-document.tsx'
  );
  return { default: Document };
});

export const head: PageHeadFactory = () => ({
  title: 'Envío de documentos',
  description: 'Un envío de documentos.',
  noindex: true,
});

/** `/admin/documentos/:id`: what one member has sent for something. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Envío" roles={documentsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenDocument key={id} id={id} />
      </Suspense>
    </Room>
  );
}
