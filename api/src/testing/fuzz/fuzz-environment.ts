import type { Row } from '../policy/policy-request.ts';
import type { TestApiOptions } from '../test-api.ts';
import type { Random } from './random.ts';

/** The environment of the fuzzed API, and the known calls to it. */
export interface FuzzEnvironment {
  onDatabase: NonNullable<TestApiOptions['onDatabase']>;
  /** How a call of these routes may begin; null for those that are none of them. */
  known(row: Row, random: Random): KnownRequest | null;
}

export interface KnownRequest {
  parameters: Readonly<Record<string, string>>;
  body: unknown;
  /** In place of the caller's. */
  authorization?: string;
  /** Where the API does not describe it. */
  query?: string;
  /** Of the body, where that is no `application/json`. */
  contentType?: string;
}
