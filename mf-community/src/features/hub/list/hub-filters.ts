import { hubLevels } from '@femcoders/contracts/hub-names';
import { type FilterDefinition, readFilters, type ValuesOf } from '@femcoders/kit/lists/list-filters';
import { levelNames } from '../hub-words.ts';

/** The levels as addresses name them, and what they are called. */
export const levelChoices = [
  { value: 'desde-cero', label: levelNames[hubLevels[0]] },
  { value: 'con-base', label: levelNames[hubLevels[1]] },
  { value: 'avanzado', label: levelNames[hubLevels[2]] },
] as const;

const definition = {
  names: { q: null, tema: null, nivel: levelChoices.map(({ value }) => value), abierto: ['si'] },
} as const satisfies FilterDefinition<string>;

export type HubFilters = ValuesOf<typeof definition>;

export const readHubFilters = (params: URLSearchParams): HubFilters => readFilters(params, definition);
export const isNarrowed = (filters: HubFilters) => Object.keys(filters).length > 0;
