import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { SiteConfig } from '@femcoders/contracts/site-config';

/** What the process that tries candidates is given. */
export interface TrialOrder {
  /** What would be shown. */
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

/** What the process that tries candidates says, in this order; `trying` before each page, `problem` as often as there is one. */
export type TrialReport =
  | { kind: 'trying'; title: string }
  | { kind: 'problem'; sentence: string }
  /** All pages were asked for; it answers at this origin until it is ended. */
  | { kind: 'done'; origin: string; pages: number; toVisit: TrialPage[] };

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
