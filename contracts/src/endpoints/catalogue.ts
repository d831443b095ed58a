import * as comments from './comments.ts';
import * as documents from './documents.ts';
import type { RowOf } from './endpoint.ts';
import * as hub from './hub.ts';
import * as people from './people.ts';

/** Every endpoint of the API, by name. */
export const catalogue = { ...comments, ...documents, ...hub, ...people };

export type CataloguedEndpoint = (typeof catalogue)[keyof typeof catalogue];
export type CataloguedRow = RowOf<CataloguedEndpoint>;
