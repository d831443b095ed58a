import { distinctTerms, plainTerm } from '@femcoders/contracts/clean-member-profile';
import { FieldError, VisuallyHidden } from '@femcoders/shared-ui';
import { Combobox } from '@femcoders/shared-ui/combobox';
import { useState } from 'react';
import styles from './term-field.module.css';

interface TermFieldProps {
  /** Also its id: an error summary leads here. */
  name: string;
  label: string;
  hint: string;
  terms: readonly string[];
  /** The suggestions. */
  suggestions: readonly string[];
  /** Most that are taken. */
  most: number;
  onChange: (terms: string[]) => void;
  error: string | undefined;
}

/** Words one after the other: chosen among those that are offered, or one's own. */
export function TermField({ name, label, hint, terms, suggestions, most, onChange, error }: TermFieldProps) {
  const [said, setSaid] = useState('');
  const chosen = new Set(terms.map(plainTerm));
  const options = distinctTerms(suggestions)
    .filter((term) => !chosen.has(plainTerm(term)))
    .sort((one, other) => one.localeCompare(other, 'es'))
    .map((term) => ({ id: term, label: term }));

  const add = (given: string) => {
    const more = distinctTerms([...terms, given]);
    const added = more.length > terms.length;
    setSaid(added ? `${more.at(-1)}: en la lista.` : `${given} ya está en la lista.`);
    if (added) onChange(more);
  };

  const remove = (term: string) => {
    setSaid(`${term}: fuera de la lista.`);
    onChange(terms.filter((one) => one !== term));
    document.querySelector<HTMLInputElement>(`#${name} input`)?.focus();
  };

  return (
    <div id={name} tabIndex={-1} className="landing stack gap-12">
      {/* Starts again with each word, so that what is offered is what is not there yet. */}
      <Combobox
        label={label}
        optional
        hint={`${hint} ${terms.length} de ${most}.`}
        options={options}
        emptyText="No está en nuestra lista: pulsa Intro o pasa a otro campo y se añade."
        onChoose={(id) => id && add(id)}
        onType={add}
        emptiesItself
      />
      {terms.length > 0 && (
        <ul className="row gap-8">
          {terms.map((term) => (
            <li key={term} className={`cut ${styles.term}`}>
              <bdi>{term}</bdi>
              <button type="button" onClick={() => remove(term)}>
                <VisuallyHidden>Quitar: {term}</VisuallyHidden>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="m5 5 10 10M15 5 5 15" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldError id={name} error={error} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
