import { jobSource } from '../jobs/job-source.ts';
import { mentorSource } from '../mentoring/mentor-source.ts';
import { talkSource } from '../talks/talk-source.ts';
import { eventSource } from './event-source.ts';
import { hubSource } from './hub-source.ts';
import type { SearchSource } from './search-source.ts';

/** Name of the source that reads the pages of the composed site. */
export const siteSource = 'site';

/** Areas that are found straight from the database (docs/search.md); all other pages are read from the site. */
export const searchSources: readonly SearchSource[] = [eventSource, hubSource, talkSource, jobSource, mentorSource];
