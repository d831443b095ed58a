import * as z from 'zod/mini';
import { beaconPath, beaconSchema } from '../beacon.ts';
import { refusalPath, refusingPageSchema } from '../refusal.ts';
import { endpoint } from './endpoint.ts';

const tags = ['Medidas'];
const response = { 204: z.null() };

export const reportPageView = endpoint('POST', beaconPath, 'public', {
  tags,
  summary: 'Lo que una pestaña cuenta de una página al dejarla',
  body: beaconSchema,
  response,
});

/** Browsers send it by themselves, in the two spellings of their standards (registry/src/refusal-reports.ts). */
export const reportRefusal = endpoint('POST', refusalPath, 'public', {
  tags,
  summary: 'Lo que un navegador no ha dejado hacer a una página',
  querystring: refusingPageSchema,
  response,
});
