import type { AdminHubIdea, HubIdeaChange } from '@femcoders/contracts/hub';
import { type HubIdeaState, hubIdeaStates } from '@femcoders/contracts/hub-names';

/** The values of an idea's form. */
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

export const emptyIdea: IdeaValues = { state: 'idea', news: '' };

/** Whether a kept draft is of a state that there is. */
export const isOfState = ({ state }: IdeaValues) => hubIdeaStates.includes(state);
