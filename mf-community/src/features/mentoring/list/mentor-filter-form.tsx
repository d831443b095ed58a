import {
  mentoringFormatNames,
  mentoringLanguageNames,
  mentoringModalityNames,
  mentoringTopicNames,
} from '@femcoders/contracts/mentoring-names';
import { filledIn, readFilters } from '@femcoders/kit/lists/list-filters';
import { Link, useNavigate } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { FoldedFilters } from '@femcoders/shared-ui/folded-filters';
import { Select } from '@femcoders/shared-ui/select';
import type { FormEvent } from 'react';
import { choicesOf } from '../../forms/choices.ts';
import { mentoringPath } from '../mentoring-address.ts';
import styles from './mentor-filter-form.module.css';
import { listAnchor, mentorFilters, mentorsAddress } from './mentor-filters.ts';
import type { MentorFilterValues } from './mentors-query.ts';

/**
 * Renders what the list is filtered by: a form of the browser that leads to an address, so that it works before any code
 * and the address can be sent on. With code the page stays.
 */
export function MentorFilterForm({ filters }: { filters: MentorFilterValues }) {
  const navigate = useNavigate();
  const filtered = Object.keys(filters).length > 0;

  // Not the kit's `useForm`: it leads to an address.
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = readFilters(filledIn(event.currentTarget), mentorFilters);
    navigate(mentorsAddress(chosen), { preventScrollReset: true });
  }

  const pick = (
    name: keyof MentorFilterValues,
    label: string,
    any: string,
    names: Readonly<Record<string, string>>,
  ) => <Select {...{ name, label, any }} options={choicesOf(names)} defaultValue={filters[name]} />;

  return (
    <FoldedFilters label="Filtrar mentoras" count={Object.keys(filters).length}>
      <form
        // The fields start again with what another address says.
        key={JSON.stringify(filters)}
        className={styles.form}
        action={`${mentoringPath}#${listAnchor}`}
        aria-label="Filtrar mentoras"
        onSubmit={apply}
      >
        {pick('tema', 'Tema', 'Todos', mentoringTopicNames)}
        {pick('idioma', 'Idioma', 'Todos', mentoringLanguageNames)}
        {pick('formato', 'Formato', 'Todos', mentoringFormatNames)}
        {pick('modalidad', 'Cómo quedar', 'Da igual', mentoringModalityNames)}
        <label className={styles.room}>
          <input type="checkbox" name="sitio" value="si" defaultChecked={filters.sitio === 'si'} />
          Con sitio libre
        </label>
        <div className="row gap-8-16 middle">
          <Button type="submit" size="small" variant="outline">
            Filtrar
          </Button>
          {filtered && (
            <Link className="text-link" to={mentorsAddress({})} preventScrollReset>
              Quitar filtros
            </Link>
          )}
        </div>
      </form>
    </FoldedFilters>
  );
}
