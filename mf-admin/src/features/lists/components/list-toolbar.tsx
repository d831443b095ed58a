import { Button, classNames } from '@femcoders/shared-ui';
import { type ReactNode, type RefObject, useCallback, useId, useState } from 'react';
import type { ListDefinition, ListFilter } from '../list-definition.ts';
import type { ListView } from '../list-view.ts';
import { EntryField } from './entry-field.tsx';
import styles from './list-toolbar.module.css';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';

interface ListToolbarProps<Row> {
  definition: ListDefinition<Row>;
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
  /** Whether there is anything to be found. */
  searchable: boolean;
  searchField: RefObject<HTMLInputElement | null>;
  /** Buttons. */
  children: ReactNode;
}

/** Filters that stand next to the search. More have separate lines, which a phone shows only when asked. */
const fewFilters = 2;

/** Search, filters and buttons of a list. */
export function ListToolbar<Row>({
  definition,
  view,
  onChange,
  searchable,
  searchField,
  children,
}: ListToolbarProps<Row>) {
  const { searchLabel, filters = [] } = definition;
  const selects = filters.filter(({ kind }) => kind !== 'tabs');
  const search = useCallback((words: string) => onChange({ search: words }), [onChange]);

  const [open, setOpen] = useState(false);
  const filterFields = useId();
  const many = selects.length > fewFilters;
  const count = selects.filter(({ name }) => name in view.filters).length;

  const buttons = (
    <div className={styles.actions}>
      {searchable && many && (
        <Button
          variant="outline"
          size="small"
          className={styles.unfold}
          aria-expanded={open}
          aria-controls={filterFields}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? `Filtros (${count})` : 'Filtros'}
        </Button>
      )}
      {children}
    </div>
  );
  return (
    <div className={`row gap-8 middle ${styles.toolbar}`}>
      {searchable && searchLabel && (
        <SearchField label={searchLabel} search={view.search} onSearch={search} inputRef={searchField} keyShown />
      )}
      {many && buttons}
      {searchable && selects.length > 0 && (
        <div id={filterFields} className={classNames(styles.filters, many && styles.many, open && styles.open)}>
          {selects.map((filter) => (
            <FilterField key={filter.name} filter={filter} chosen={view.filters} onChange={onChange} />
          ))}
        </div>
      )}
      {!many && buttons}
    </div>
  );
}

interface FilterFieldProps {
  filter: ListFilter;
  chosen: ListView['filters'];
  onChange: (change: Partial<ListView>) => void;
}

function FilterField({ filter, chosen, onChange }: FilterFieldProps) {
  const { name, label } = filter;
  const filterBy = useCallback(
    (value: string) => {
      const { [name]: _, ...others } = chosen;
      onChange({ filters: value === '' ? others : { ...others, [name]: value } });
    },
    [name, chosen, onChange],
  );
  const field = { label, name, value: chosen[name] ?? '', onChange: filterBy };
  if (filter.kind === 'text' || filter.kind === 'day') return <EntryField kind={filter.kind} {...field} />;
  return <SelectField {...field} options={[{ value: '', label: filter.all }, ...filter.options]} />;
}
