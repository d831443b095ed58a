import type { TalkChoices } from '@femcoders/contracts/talk';
import {
  talkDurationKeys,
  talkDurations,
  talkFormatNames,
  talkFormats,
  talkLanguageNames,
  talkLanguages,
  talkLevelNames,
  talkLevels,
  talkOrderNames,
  talkOrders,
} from '@femcoders/contracts/talk-names';
import { filledIn, filterAddress, readFilters } from '@femcoders/kit/lists/list-filters';
import { Link, useNavigate } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { FoldedFilters } from '@femcoders/shared-ui/folded-filters';
import { Select } from '@femcoders/shared-ui/select';
import type { FormEvent } from 'react';
import { useFieldsFromAddress } from '../../lists/use-fields-from-address.ts';
import { type TalkFilterName, type TalkFilterValues, talkFilters, talksPath } from '../talk-links.ts';
import styles from './talk-filters.module.css';

type Options = readonly { value: string; label: string }[];

const named = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>): Options =>
  values.map((value) => ({ value, label: names[value] }));

interface TalkFiltersProps {
  values: TalkFilterValues;
  /** Not known while the talks did not come: what is chosen stays chosen. */
  choices: TalkChoices | undefined;
}

/** Which talks are shown, and in which order. A form that works by itself; with scripts a choice is taken at once. */
export function TalkFilters({ values, choices }: TalkFiltersProps) {
  const navigate = useNavigate();
  const form = useFieldsFromAddress(new URLSearchParams(values).toString());
  const topics = (choices?.topics ?? []).map(({ key, name, count }) => ({ value: key, label: `${name} (${count})` }));
  const years = (choices?.years ?? []).map((year) => ({ value: year, label: year }));
  // Not the kit's `useForm`: it leads to an address.
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = readFilters(filledIn(event.currentTarget), talkFilters);
    navigate(filterAddress(talksPath, chosen), { preventScrollReset: true });
  };
  const { orden: _orden, ...narrowing } = values;
  const narrowed = Object.keys(narrowing).length > 0;
  const filter = (label: string, name: TalkFilterName, options: Options, any: string) => {
    const value = values[name] ?? '';
    const known = value === '' || options.some((option) => option.value === value);
    return (
      <Select
        {...{ label, name, any }}
        options={known ? options : [{ value, label: value }, ...options]}
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      />
    );
  };
  return (
    <FoldedFilters label="Filtrar las charlas" count={Object.keys(narrowing).length}>
      <form ref={form} className={styles.form} action={talksPath} aria-label="Filtrar las charlas" onSubmit={choose}>
        {filter('Tema', 'tema', topics, 'Todos')}
        {filter('Nivel', 'nivel', named(talkLevels, talkLevelNames), 'Todos')}
        {filter('Formato', 'formato', named(talkFormats, talkFormatNames), 'Todos')}
        {filter('Duración', 'duracion', durations, 'Cualquiera')}
        {filter('Año', 'fecha', years, 'Todos')}
        {filter('Idioma', 'idioma', named(talkLanguages, talkLanguageNames), 'Todos')}
        {filter('Orden', 'orden', named(otherOrders, talkOrderNames), talkOrderNames[usualOrder])}
        <p className="row gap-8-24 middle">
          <Button type="submit" variant="outline" size="small">
            Filtrar
          </Button>
          {narrowed && (
            <Link to={filterAddress(talksPath, { orden: values.orden })} preventScrollReset>
              Quitar filtros
            </Link>
          )}
        </p>
      </form>
    </FoldedFilters>
  );
}

// What goes without saying is not said in the address.
const [usualOrder, ...otherOrders] = talkOrders;
const durations: Options = talkDurationKeys.map((key) => ({ value: key, label: talkDurations[key].name }));
