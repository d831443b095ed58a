import type { SearchSource } from '../../feature/search-source.ts';
import { jobSource } from '../jobs/feature.ts';
import { mentorSource } from '../mentoring/feature.ts';
import { newsSource } from '../news/feature.ts';
import { talkSource } from '../talks/feature.ts';
import { eventSource } from './event-source.ts';
import { hubSource } from './hub-source.ts';
import { personSource } from './person-source.ts';

/** Name of the source that reads the pages of the composed site. */
export const siteSource = 'site';

/** Areas that are found straight from the database (docs/search.md); all other pages are read from the site. */
export const searchSources: readonly SearchSource[] = [
  eventSource,
  hubSource,
  talkSource,
  jobSource,
  mentorSource,
  newsSource,
  personSource,
];
