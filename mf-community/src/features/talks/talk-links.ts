import { talkDurationKeys, talkFormats, talkLanguages, talkLevels, talkOrders } from '@femcoders/contracts/talk-names';
import type { FilterDefinition, FilterValues } from '@femcoders/kit/lists/list-filters';

export { proposePath, talkPath, talksPath } from './talk-paths.ts';

/** The filters of the talks, as the address has them. */
export type TalkFilterName = 'tema' | 'fecha' | 'nivel' | 'idioma' | 'formato' | 'duracion' | 'orden';
export type TalkFilterValues = FilterValues<TalkFilterName>;

export const talkFilters: FilterDefinition<TalkFilterName> = {
  names: {
    tema: null,
    fecha: null,
    nivel: talkLevels,
    idioma: talkLanguages,
    formato: talkFormats,
    duracion: talkDurationKeys,
    orden: talkOrders,
  },
};
