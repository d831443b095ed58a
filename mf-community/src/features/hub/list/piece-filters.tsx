import { hubLimits } from '@femcoders/contracts/hub-limits';
import type { HubKind } from '@femcoders/contracts/hub-names';
import { useRemoteData } from '@femcoders/kit/data/remote-data';
import { FilterBox, FilterChoice, FilterForm } from '../../lists/filter-form.tsx';
import { listPaths } from '../hub-address.ts';
import { topicsQuery } from '../hub-queries.ts';
import { type HubFilters, levelChoices } from './hub-filters.ts';

const openChoices = [{ value: 'si', label: 'Aún busca manos' }];

/** Renders what a section's list is narrowed by. */
export function PieceFilters({ kind, filters }: { kind: HubKind; filters: HubFilters }) {
  const { data: topics = [] } = useRemoteData((api) => topicsQuery(api, kind));
  const { q, tema, nivel, abierto } = filters;
  const known = topics.map(({ topic }) => topic);
  const choices = tema && !known.includes(tema) ? [tema, ...known] : known;
  return (
    <FilterForm
      path={listPaths[kind]}
      label="Buscar en esta sección"
      asked={new URLSearchParams(filters as Record<string, string>).toString()}
      count={Object.values(filters).filter(Boolean).length}
    >
      <FilterBox label="Busca" wide>
        <input type="search" name="q" defaultValue={q} maxLength={hubLimits.search} />
      </FilterBox>
      <FilterChoice
        label="Tema"
        name="tema"
        value={tema}
        all="Todos"
        options={choices.map((topic) => ({ value: topic, label: topic }))}
      />
      {kind !== 'group' && <FilterChoice label="Nivel" name="nivel" value={nivel} options={levelChoices} />}
      {kind === 'project' && (
        <FilterChoice label="Equipo" name="abierto" value={abierto} all="Todos" options={openChoices} />
      )}
    </FilterForm>
  );
}
