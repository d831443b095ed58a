import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { auditSection } from '../features/audit/audit-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const AuditLog = lazy(async () => {
  const { AuditLog: Log } = await import(/* webpackChunkName: "audit" */ '../features/audit/components/audit-log.tsx');
  return { default: Log };
});

export const head: PageHeadFactory = () => ({
  title: 'Registro',
  description: 'Los actos del equipo, uno a uno.',
  noindex: true,
});

/** `/admin/registro`: the audit log. */
export function Page() {
  return (
    <Room title={auditSection.title} roles={auditSection.roles}>
      <Suspense fallback={<ArrivingPage lines={8} />}>
        <AuditLog />
      </Suspense>
    </Room>
  );
}
