import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/registro`: the audit log. */
export const audit = adminPage({
  title: 'Registro',
  description: 'Los actos del equipo, uno a uno.',
  lines: 8,
  load: async () => (await import(/* webpackChunkName: "audit" */ './components/audit-log.tsx')).AuditLog,
});
