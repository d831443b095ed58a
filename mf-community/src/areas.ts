import type { BlockRoute, PageRoute } from '@femcoders/platform';
import { createDocumentsArea } from './features/documents/documents-area.ts';
import { createHubArea } from './features/hub/hub-area.ts';
import { createJobsArea } from './features/jobs/jobs-area.ts';
import { createMentoringArea } from './features/mentoring/mentoring-area.ts';
import { createStatsArea } from './features/stats/stats-area.ts';
import { createTalksArea } from './features/talks/talks-area.ts';

/** What an area of the community adds to the site. Its line below is all that the rest of the remote knows of it. */
export interface CommunityArea {
  pages: readonly PageRoute[];
  /** Pieces of a member's own page. */
  blocks: readonly BlockRoute[];
}

/**
 * Factories, because routers change the objects that they are given. A new area is a line here. What its file imports comes
 * with every page that shows anything of ours, home too: paths, and nothing else.
 */
export const areas: readonly (() => CommunityArea)[] = [
  createMentoringArea,
  createDocumentsArea,
  createHubArea,
  createJobsArea,
  createTalksArea,
  createStatsArea,
];
