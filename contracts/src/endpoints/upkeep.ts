import * as z from 'zod/mini';
import { waitingWorkListSchema } from '../admin-list.ts';
import { administration, team } from '../role-lists.ts';
import { taskStatusSchema } from '../scheduled-tasks.ts';
import { endpoint } from './endpoint.ts';

export const listWaitingWork = endpoint('GET', '/admin/waiting', team, {
  tags: ['Administración'],
  summary: 'Lo que espera en cada sección que puedes abrir',
  response: { 200: waitingWorkListSchema },
});

export const listScheduledTasks = endpoint('GET', '/admin/upkeep', administration, {
  tags: ['Administración'],
  summary: 'Las tareas que el sitio hace solo: cuándo se hicieron por última vez y cuáles llevan retraso',
  response: { 200: z.array(taskStatusSchema) },
});
