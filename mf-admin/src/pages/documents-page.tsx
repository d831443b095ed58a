import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { documentsSection } from '../features/documents/documents-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const Documents = lazy(async () => {
  const { Documents: List } = await import(
    /* webpackChunkName: "document-work" */ '../features/documents/components/documents.tsx'
  );
  return { default: List };
});

export const head: PageHeadFactory = () => ({
  title: documentsSection.title,
  description: documentsSection.summary,
  noindex: true,
});

/** `/admin/documentos`: what members have sent. */
export function Page() {
  return (
    <Room title={documentsSection.title} roles={documentsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <Documents />
      </Suspense>
    </Room>
  );
}
