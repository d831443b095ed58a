import { documentsPanel } from '../documents/documents-panel.ts';
import { hubPanel } from '../hub/hub-panel.ts';
import { jobsPanel } from '../jobs/jobs-panel.ts';
import { mentoringPanel } from '../mentoring/mentoring-panel.ts';
import { statsPanel } from '../stats/stats-panel.ts';
import { talksPanel } from '../talks/home-panel.ts';
import type { AnyHomePanel } from './home-panel.ts';

/** The lines of home's board, from what is sought most. A new area is a line here. */
export const homePanels: readonly AnyHomePanel[] = [
  mentoringPanel,
  jobsPanel,
  talksPanel,
  hubPanel,
  documentsPanel,
  statsPanel,
];
