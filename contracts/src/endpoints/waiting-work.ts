import { waitingWorkListSchema } from '../admin-list.ts';
import { team } from '../role-groups.ts';
import { endpoint } from './endpoint.ts';

export const listWaitingWork = endpoint('GET', '/admin/waiting', team, {
  tags: ['Administración'],
  summary: 'Lo que espera en cada sección que puedes abrir',
  response: { 200: waitingWorkListSchema },
});
