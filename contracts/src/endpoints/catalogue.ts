import * as accounts from './accounts.ts';
import * as auth from './auth.ts';
import * as comments from './comments.ts';
import type { RowOf } from './endpoint.ts';
import * as members from './members.ts';
import * as passwords from './passwords.ts';
import * as secondFactor from './second-factor.ts';

/** Every endpoint of the API, by name. */
export const catalogue = { ...comments, ...auth, ...accounts, ...passwords, ...secondFactor, ...members };

export type CataloguedEndpoint = (typeof catalogue)[keyof typeof catalogue];
export type CataloguedRow = RowOf<CataloguedEndpoint>;
