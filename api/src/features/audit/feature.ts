import type { Feature } from '../../feature/feature.ts';
import { actData } from './act-data.ts';
import { purgeAudit } from './audit-list.ts';
import { rightData } from './right-data.ts';
import { auditRoutes } from './routes.ts';

/** The log of what the team does. */
export const audit: Feature = {
  name: 'audit',
  routes: [auditRoutes],
  purge: {
    /** After two years. */
    audit: ({ db, now }) => purgeAudit(db, now),
  },
  memberData: [actData, rightData],
};
