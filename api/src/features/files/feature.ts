import type { Feature } from '../../feature/feature.ts';
import { judgeKeptFiles } from './judge-kept-files.ts';

/** Files that wait for the virus scanner. */
export const files: Feature = {
  name: 'files',
  everyFiveMinutes: ({ clamavUrl }) =>
    clamavUrl === null ? {} : { files: ({ pool, ...ports }) => judgeKeptFiles(pool, { ...ports, clamavUrl }) },
};
