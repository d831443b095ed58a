import type { Feature } from '../../feature/feature.ts';
import { adminDocumentRoutes } from './admin-routes.ts';
import { deleteDueDocuments } from './delete-due-documents.ts';
import { documentData } from './document-data.ts';
import { waitingDocuments } from './document-list.ts';
import { documentRoutes } from './routes.ts';

/** Documents that a member sends to the team, each kept for its own term. */
export const documents: Feature = {
  name: 'documents',
  routes: [documentRoutes, adminDocumentRoutes],
  hourly: { documents: ({ pool, ...ports }) => deleteDueDocuments(pool, ports) },
  pendingWork: [waitingDocuments],
  memberData: [documentData],
  notMemberData: { 'document_steps.actor_id': 'Work of the team; it stands among her acts.' },
  accounts: {
    carried: [
      { table: 'document_cases', column: 'user_id' },
      { table: 'document_steps', column: 'actor_id' },
    ],
  },
};

// The interface for other features.
export { openFileBytes } from './stored-files.ts';
