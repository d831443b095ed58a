import type { Role } from '@femcoders/contracts/session';
import type { PageModule, PageRoute } from '@femcoders/platform';
import type { ComponentType } from 'react';

/**
 * A section of the administration: its pages, an entry of the rail and one of the first page. A section joins by its
 * line in `src/sections.ts`; nothing in `layout` knows any of them by name, nor imports that list: `src/routes.tsx` gives
 * it to each page (`AdminPlace`).
 */
export interface AdminSection {
  /** Path of its first page, by which the API calls it too (`GET /admin/waiting`). */
  path: string;
  title: string;
  /** The section's purpose, in a sentence. */
  summary: string;
  /** `work` comes every day; `system` is looked after now and then and stands apart. */
  group: 'work' | 'system';
  /** The roles that may open it. The API checks every call again. */
  roles: readonly Role[];
  /** For whom it stands in the rail and on the first page, where that is not everybody who may open it. */
  listedFor?: readonly Role[];
  /** Returns the pending work in words: "16 comentarios por revisar". Called with one or more. Without it nothing ever waits. */
  waitingWords?: (count: number) => string;
  pages: readonly AdminPageRoute[];
  /** Its piece of the first page, beyond what waits: lazy, drawn for those only who may open the section. */
  today?: ComponentType;
  /** Where it shows what the audit log names, by kind: `event` with the id of one leads to that event. */
  subjects?: Readonly<Record<string, (id: string) => string>>;
}

/** Where a page of the administration stands. */
export interface AdminPlace {
  /** All sections, in the order of the rail. */
  sections: readonly AdminSection[];
  /** Its own; the first page has none. */
  section: AdminSection | null;
}

/** A page of the administration, before it is known where it stands. */
export interface AdminPage {
  /** Returns the page at its place, the same each time: as another component it would be drawn from the beginning. */
  at(place: AdminPlace): PageModule;
}

/** The route of a page of the administration. */
export interface AdminPageRoute extends Pick<PageRoute, 'path' | 'chunks'> {
  load: () => Promise<AdminPage>;
}

/**
 * The routes of a section whose pages are the exports of one module.
 * @param chunk name of the module's chunk
 * @param pages name of the export by path
 */
export function pagesOf<Module extends Record<string, AdminPage>>(
  chunk: string,
  load: () => Promise<Module>,
  pages: Readonly<Record<string, keyof Module>>,
): AdminPageRoute[] {
  const chunks = [chunk];
  return Object.entries(pages).map(([path, name]) => ({
    path,
    chunks,
    load: async () => (await load())[name] as AdminPage,
  }));
}

/** Returns the sections that stand in the rail of a role. */
export function sectionsFor(sections: readonly AdminSection[], role: Role): readonly AdminSection[] {
  return sections.filter((section) => (section.listedFor ?? section.roles).includes(role));
}

/** Returns the roles that may open any section, and so the first page. */
export function rolesOf(sections: readonly AdminSection[]): readonly Role[] {
  return [...new Set(sections.flatMap(({ roles }) => roles))];
}
