import { listTalkChoices, listTalks } from '@femcoders/contracts/endpoints/talks';
import type { TalkChoices, TalkSummary } from '@femcoders/contracts/talk';
import { talksPerPage } from '@femcoders/contracts/talk-limits';
import type { RemoteQuery } from '@femcoders/kit/data/remote-data';
import { type ApiClient, callApi } from '@femcoders/platform';
import type { TalkFilterValues } from '../talk-links.ts';

export interface TalkPage {
  talks: TalkSummary[];
  /** The choices of the filters, and the number of talks that match. */
  choices: TalkChoices;
}

/**
 * One page of the talks.
 * @param page from 1
 */
export function talkListQuery(api: ApiClient, filters: TalkFilterValues, page: number): RemoteQuery<TalkPage> {
  const { tema, fecha, nivel, idioma, formato, duracion, orden } = filters;
  const query = {
    ...{ topic: tema, level: nivel, language: idioma, format: formato, duration: duracion, order: orden },
    // What is no year is no filter: an address that somebody has typed finds talks all the same.
    year: fecha && /^(?:19|20)\d\d$/.test(fecha) ? fecha : undefined,
  };
  return {
    queryKey: ['talks', query, page],
    queryFn: async () => {
      const [talks, choices] = await Promise.all([
        callApi(api, listTalks, { query: { ...query, page, limit: talksPerPage } }),
        callApi(api, listTalkChoices, { query }),
      ]);
      return { talks, choices };
    },
  };
}
