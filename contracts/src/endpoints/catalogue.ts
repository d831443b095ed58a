import * as achievements from './achievements.ts';
import * as comments from './comments.ts';
import type { RowOf } from './endpoint.ts';
import * as people from './people.ts';

/** Every endpoint of the API, by name. */
export const catalogue = { ...achievements, ...comments, ...people };

export type CataloguedEndpoint = (typeof catalogue)[keyof typeof catalogue];
export type CataloguedRow = RowOf<CataloguedEndpoint>;
