import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { SiteConfig } from '@femcoders/contracts/site-config';
import * as z from 'zod/mini';

/** The order to the process that tries candidates. */
export interface TrialOrder {
  /** The document that would be live. */
  document: RegistryDocument;
  /** Names of the parts in it that are tried. */
  candidates: string[];
  releasesDir: string;
  /** An empty folder for what its shell makes. */
  cacheDir: string;
  /** Without a trailing slash. */
  apiUrl: string;
  site: SiteConfig;
}

/** Something that is asked of a candidate. */
export interface TrialPage {
  /** Path below the site's origin. */
  path: string;
  kind: 'page' | 'block' | 'document';
  /** The part that is tried with it. */
  part: string;
  /** «La página /eventos», «El bloque «Próximo evento», en /». */
  title: string;
  /** Whether nothing may be there: then the page for unknown addresses is a good answer. */
  isMadeUp?: boolean;
}

/** The messages of the process that tries candidates, in this order; `trying` before each page, `problem` as often as there is one. */
export type TrialReport =
  | { kind: 'trying'; title: string }
  | { kind: 'problem'; sentence: string }
  /** All pages were asked for; it answers at this origin until it is ended. */
  | { kind: 'done'; origin: string; pages: number; toVisit: TrialPage[] };

const title = z.string().check(z.maxLength(1_000));
const reportSchema = z.union([
  z.object({ kind: z.literal('trying'), title }),
  z.object({ kind: z.literal('problem'), sentence: title }),
  z.object({
    kind: z.literal('done'),
    // A browser of this machine goes there.
    origin: z.string().check(z.regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/)),
    pages: z.int(),
    toVisit: z
      .array(
        z.object({
          path: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(2_000)),
          kind: z.enum(['page', 'block', 'document']),
          part: title,
          title,
          isMadeUp: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(8)),
  }),
]);

/**
 * Reads what the process of a trial says: candidates run in it, so that they may have said it.
 * @returns null for what it never says
 */
export function readReport(message: unknown): TrialReport | null {
  const read = reportSchema.safeParse(message);
  return read.success ? (read.data as TrialReport) : null;
}

/** Pages that are visited in a browser. */
export const mostVisits = 8;

/** Problems that are listed: the first explain the others. */
export const mostProblems = 10;

/** Names the cause of a failure in a sentence: the first line of an error, without places of this machine. */
export function causeOf(error: unknown, folders: readonly string[]): string {
  const text =
    error instanceof Error ? `${error.name === 'Error' ? '' : `${error.name}: `}${error.message}` : String(error);
  const line = text.split('\n')[0] ?? '';
  const bare = line.replaceAll(/file:\/\/\/\S*\//g, '');
  return folders.reduce((one, folder) => one.replaceAll(`${folder}/`, ''), bare).slice(0, 240);
}
