import { Select } from '@femcoders/shared-ui/select';
import type { ChangeEvent } from 'react';
import { ages, levels, parameters, type Search } from './search-address.ts';

const send = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();

/** For whom and how new, next to the words that are searched for; a choice is searched for at once where scripts are. */
export function SearchFilters({ search }: { search: Search }) {
  const { kind, level, age } = search;
  return (
    <div className="row gap-12">
      {kind && <input type="hidden" name={parameters.kind} value={kind} />}
      <Select label="Nivel" name={parameters.level} any="Todos" value={level} options={levels} onChange={send} />
      <Select label="Fecha" name={parameters.age} any="Todas" value={age} options={ages} onChange={send} />
    </div>
  );
}
