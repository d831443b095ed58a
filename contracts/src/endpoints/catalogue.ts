import * as achievements from './achievements.ts';
import * as changes from './changes.ts';
import * as comments from './comments.ts';
import type { RowOf } from './endpoint.ts';
import * as eventFeeds from './event-feeds.ts';
import * as events from './events.ts';
import * as figures from './figures.ts';
import * as people from './people.ts';
import * as pictures from './pictures.ts';
import * as search from './search.ts';
import * as stats from './stats.ts';

/** Every endpoint of the API, by name. */
export const catalogue = {
  ...achievements,
  ...changes,
  ...comments,
  ...eventFeeds,
  ...events,
  ...figures,
  ...people,
  ...pictures,
  ...search,
  ...stats,
};

export type CataloguedEndpoint = (typeof catalogue)[keyof typeof catalogue];
export type CataloguedRow = RowOf<CataloguedEndpoint>;
