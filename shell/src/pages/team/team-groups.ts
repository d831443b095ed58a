import type { PersonGroup } from '@femcoders/contracts/person';
import { pageQuery, readPageOf } from '@femcoders/kit/lists/list-page';

/** The groups that `/equipo` shows, in its order. */
export const teamGroups = ['cofounder', 'promoter', 'mentor'] as const satisfies PersonGroup[];
export type TeamGroup = (typeof teamGroups)[number];

export function isTeamGroup(group: PersonGroup): group is TeamGroup {
  return (teamGroups as readonly PersonGroup[]).includes(group);
}

export const groupTitles: Record<TeamGroup, string> = {
  cofounder: 'Cofundadoras',
  promoter: 'Promotoras',
  mentor: 'Mentoras',
};

/** Of a group's section: its anchor, and the parameter that says which of its pages to show. */
export const groupAnchors: Record<TeamGroup, string> = {
  cofounder: 'cofundadoras',
  promoter: 'promotoras',
  mentor: 'mentoras',
};

/** The page of a group that an address asks for: `?promotoras=2`; the first unless it is a sensible number. */
export const readGroupPage = (search: URLSearchParams, group: TeamGroup) => readPageOf(search, groupAnchors[group]);

/** Address of a page of a group; the first page is the team's page itself. */
export function groupPageHref(group: TeamGroup, page: number): string {
  const anchor = groupAnchors[group];
  return `/equipo${pageQuery(page, anchor)}#${anchor}`;
}

/** Where a person has her page. */
export function personHref(slug: string): string {
  return `/equipo/${slug}`;
}
