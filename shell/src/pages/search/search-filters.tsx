import { ages, levels, parameters, type Search } from './search-address.ts';
import styles from './search-filters.module.css';

/** For whom and how new, next to the words that are searched for; a choice is searched for at once where scripts are. */
export function SearchFilters({ search }: { search: Search }) {
  return (
    <div className="row gap-12">
      {search.kind && <input type="hidden" name={parameters.kind} value={search.kind} />}
      <Filter label="Nivel" name={parameters.level} any="Todos" value={search.level} options={levels} />
      <Filter label="Fecha" name={parameters.age} any="Todas" value={search.age} options={ages} />
    </div>
  );
}

interface FilterProps {
  label: string;
  name: string;
  /** The label when it does not filter. */
  any: string;
  value: string;
  options: { value: string; label: string }[];
}

function Filter({ label, name, any, value, options }: FilterProps) {
  return (
    <label className={`cut ${styles.filter}`}>
      <span className="quiet">{label}</span>
      <select name={name} value={value} onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
