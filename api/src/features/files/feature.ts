import type { Feature } from '../../feature/feature.ts';
import { rescanFiles } from './rescan-files.ts';

/** Files that wait for the virus scanner. */
export const files: Feature = {
  name: 'files',
  everyFiveMinutes: ({ clamavUrl }) =>
    clamavUrl === null ? {} : { files: ({ pool, ...ports }) => rescanFiles(pool, { ...ports, clamavUrl }) },
};
