import { searchLimits } from '@femcoders/contracts/search-limits';
import { filledIn, filterAddress } from '@femcoders/kit/lists/list-filters';
import { useNavigate } from '@femcoders/platform';
import { Button, TextField } from '@femcoders/shared-ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { parameters, searchPath } from './search-address.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  label: ReactNode;
  /** The current query. */
  q?: string;
  /** More fields; their names are those of the address. */
  children?: ReactNode;
}

/** Leads to what is found. Without JavaScript the browser goes to the same address by itself. */
export function SearchForm({ label, q = '', children }: SearchFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  const shown = useRef(q);

  // Another address has another search. What she typed before the page came alive stays.
  useEffect(() => {
    if (field.current && shown.current !== q) field.current.value = q;
    shown.current = q;
  }, [q]);

  // Not the kit's `useForm`: it leads to an address.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(filterAddress(searchPath, Object.fromEntries(filledIn(event.currentTarget))));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form answers to Enter, which <search> does not
    <form role="search" action={searchPath} className="stack gap-16" data-kept-typing="" onSubmit={submit}>
      <div className={styles.line}>
        <TextField
          ref={field}
          name={parameters.q}
          type="search"
          label={label}
          defaultValue={q}
          maxLength={searchLimits.query}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">Buscar</Button>
      </div>
      {children}
    </form>
  );
}
