import { adminPage } from '../layout/admin-page.tsx';
import { auditSection as section } from './audit-section.ts';

/** `/admin/registro`: the audit log. */
export const audit = adminPage({
  section,
  title: 'Registro',
  heading: section.title,
  description: 'Los actos del equipo, uno a uno.',
  lines: 8,
  load: async () => (await import(/* webpackChunkName: "audit" */ './components/audit-log.tsx')).AuditLog,
});
