import type { CommunityArea } from './community-area.ts';
import { createDocumentsArea } from './features/documents/documents-area.ts';
import { createHubArea } from './features/hub/hub-area.ts';
import { createJobsArea } from './features/jobs/jobs-area.ts';
import { createMentoringArea } from './features/mentoring/mentoring-area.ts';
import { createStatsArea } from './features/stats/stats-area.ts';
import { createTalksArea } from './features/talks/talks-area.ts';

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
