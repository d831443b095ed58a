import type { AdminHubIdea, HubIdeaChange } from '@femcoders/contracts/hub';
import { type HubIdeaState, hubIdeaStates } from '@femcoders/contracts/hub-limits';
import type { RecordDraft } from '../forms/use-record-draft.ts';

/** What the form of an idea holds. */
export interface IdeaValues {
  state: HubIdeaState;
  /** As it is typed; empty: no text. */
  news: string;
}

export const valuesOf = ({ state, news }: AdminHubIdea): IdeaValues => ({ state, news: news ?? '' });

/** The version of an idea as drafts name it. */
export const versionOf = ({ version }: AdminHubIdea): string => String(version);

/** @param from the version that she began from */
export const bodyOf = ({ state, news }: IdeaValues, from: string): HubIdeaChange => ({
  state,
  news: news.trim(),
  version: Number(from),
});

export const differences = (one: IdeaValues, other: IdeaValues): (keyof IdeaValues)[] =>
  (['state', 'news'] as const).filter((name) => one[name] !== other[name]);

/** A kept draft; null for what is none of ours. */
export function readIdeaDraft(kept: unknown): RecordDraft<IdeaValues> | null {
  const { values, updatedAt } = (kept ?? {}) as Partial<RecordDraft<Partial<IdeaValues>>>;
  const state = hubIdeaStates.find((one) => one === values?.state);
  if (!state || typeof values?.news !== 'string' || typeof updatedAt !== 'string') return null;
  return { values: { state, news: values.news }, updatedAt };
}
