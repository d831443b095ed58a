import type { AccountReference } from './account-reference.ts';
import type { DataPart } from './data-part.ts';
import type { WorkSource } from './pending-work.ts';

/** What all features declare of one kind, for the features that do something with it. */
export interface Declared {
  pendingWork: readonly WorkSource[];
  memberData: readonly DataPart[];
  notMemberData: Readonly<Record<string, string>>;
  accounts: { carried: readonly AccountReference[]; leftBehind: readonly string[] };
}
