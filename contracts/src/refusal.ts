import * as z from 'zod/mini';
import { partSchema } from './beacon.ts';
import { measuredPage } from './beacon-path.ts';

export { refusalPath } from './refusal-names.ts';

/**
 * The page that a violation report is about, from the report's address: the pattern of its path, the part of the site that provides it (`owner`,
 * as `name@version`) and the version of the shell that composed it. The server that sent the page wrote it.
 */
export const refusingPageSchema = z.object({
  page: z.string().check(z.regex(measuredPage)),
  owner: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => {
        const [name, version, ...more] = text.split('@');
        return more.length === 0 ? { name, version } : null;
      }),
    ),
    partSchema,
  ),
  shell: z.pipe(
    z.pipe(
      z.string(),
      z.transform((version) => ({ name: 'shell', version })),
    ),
    partSchema,
  ),
});
export type RefusingPage = z.infer<typeof refusingPageSchema>;
