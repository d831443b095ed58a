import * as z from 'zod/mini';
import { administration } from '../role-groups.ts';
import { taskStatusSchema } from '../scheduled-tasks.ts';
import { endpoint } from './endpoint.ts';

export const listScheduledTasks = endpoint('GET', '/admin/upkeep', administration, {
  tags: ['Administración'],
  summary: 'Las tareas que el sitio hace solo: cuándo se hicieron por última vez y cuáles llevan retraso',
  response: { 200: z.array(taskStatusSchema) },
});
