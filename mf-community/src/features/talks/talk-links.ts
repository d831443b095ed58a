import { talkDurationKeys, talkFormats, talkLanguages, talkLevels, talkOrders } from '@femcoders/contracts/talk-names';
import type { FilterDefinition, ValuesOf } from '@femcoders/kit/lists/list-filters';

export { proposePath, talkPath, talksPath } from './talk-paths.ts';

/** The filters of the talks, as the address has them. */
export const talkFilters = {
  names: {
    tema: null,
    fecha: null,
    nivel: talkLevels,
    idioma: talkLanguages,
    formato: talkFormats,
    duracion: talkDurationKeys,
    orden: talkOrders,
  },
} as const satisfies FilterDefinition<string>;

export type TalkFilterName = keyof (typeof talkFilters)['names'];
export type TalkFilterValues = ValuesOf<typeof talkFilters>;
