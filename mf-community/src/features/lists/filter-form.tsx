import { filledIn, filterAddress } from '@femcoders/kit/lists/list-filters';
import { useNavigate } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { FoldedFilters } from '@femcoders/shared-ui/folded-filters';
import type { FormEvent, ReactNode } from 'react';
import styles from './filter-form.module.css';
import { useFieldsFromAddress } from './use-fields-from-address.ts';

interface FilterFormProps {
  /** The list's address without filters. */
  path: string;
  label: string;
  /** The current filters, as the address has them. */
  asked: string;
  /** How many filters are set. */
  count: number;
  /** `FilterBox` and `FilterChoice`, the one for words first. */
  children: ReactNode;
}

/** A form that a browser sends by itself, too: every search is an address, so that it is not the kit's `useForm`. */
export function FilterForm({ path, label, asked, count, children }: FilterFormProps) {
  const navigate = useNavigate();
  const form = useFieldsFromAddress(asked);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    navigate(filterAddress(path, Object.fromEntries(filledIn(event.currentTarget))), { preventScrollReset: true });
  }

  return (
    <FoldedFilters label="Buscar y filtrar" count={count}>
      <form ref={form} className={styles.form} aria-label={label} action={path} onSubmit={search}>
        {children}
        <Button type="submit" size="small" className={styles.send}>
          Buscar
        </Button>
      </form>
    </FoldedFilters>
  );
}

/** @param wide on a small screen it has a line to itself */
export function FilterBox({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={`cut ${styles.box} ${wide ? styles.wide : ''}`}>
      <span>{label}</span>
      {children}
    </label>
  );
}

interface FilterChoiceProps {
  label: string;
  name: string;
  value: string | undefined;
  /** The label when nothing is chosen. */
  all?: string;
  options: readonly { value: string; label: string }[];
}

/** Renders a filter's choice; with scripts it searches at once. */
export function FilterChoice({ label, name, value = '', all = 'Cualquiera', options }: FilterChoiceProps) {
  return (
    <FilterBox label={label}>
      <select
        name={name}
        // The options may come after the page.
        key={options.length}
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FilterBox>
  );
}
