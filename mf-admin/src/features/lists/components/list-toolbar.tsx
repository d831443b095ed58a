import { type ReactNode, useCallback } from 'react';
import type { ListDefinition } from '../list-definition.ts';
import type { ListView } from '../list-view.ts';
import styles from './list-toolbar.module.css';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';

interface ListToolbarProps<Row> {
  definition: ListDefinition<Row>;
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
  /** Whether there is anything to be found. */
  searchable: boolean;
  /** Buttons. */
  children: ReactNode;
}

/** Search, filters and buttons of a list. */
export function ListToolbar<Row>({ definition, view, onChange, searchable, children }: ListToolbarProps<Row>) {
  const { searchLabel, filters = [] } = definition;
  const search = useCallback((words: string) => onChange({ search: words }), [onChange]);

  const filterBy = (name: string, value: string) => {
    const { [name]: _, ...others } = view.filters;
    onChange({ filters: value === '' ? others : { ...others, [name]: value } });
  };

  return (
    <div className={styles.toolbar}>
      {searchable && searchLabel && <SearchField label={searchLabel} search={view.search} onSearch={search} />}
      {searchable &&
        filters.map(({ name, label, all, options }) => (
          <SelectField
            key={name}
            label={label}
            name={name}
            value={view.filters[name] ?? ''}
            onChange={(value) => filterBy(name, value)}
            options={[{ value: '', label: all }, ...options]}
          />
        ))}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
