import { demoDataSchema } from '../demo-data.ts';
import { administration } from '../role-groups.ts';
import { endpoint } from './endpoint.ts';

export const countDemoData = endpoint('GET', '/admin/demo-data', administration, {
  tags: ['Administración'],
  summary: 'Cuántos datos de demostración quedan',
  response: { 200: demoDataSchema },
});
