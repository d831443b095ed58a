import { shortDay } from '@femcoders/contracts/spanish-date';
import { MomentText } from './components/moment-text.tsx';
import { StateWord } from './components/state-word.tsx';
import type { ListChoice, ListColumn } from './list-definition.ts';

type More<Row> = Partial<Pick<ListColumn<Row>, 'sort' | 'width' | 'align' | 'cell'>>;

/**
 * A column that shows and exports one value.
 * @param more `cell` where it is shown otherwise than exported
 */
export function column<Row>(
  id: string,
  header: string,
  value: (row: Row) => string | number | null,
  more: More<Row> = {},
): ListColumn<Row> {
  return { id, header, cell: value, csv: value, ...more };
}

/** A column that shows the day of a moment in ISO 8601, and exports the moment; the latest first at the first click. */
export function dayColumn<Row>(
  id: string,
  header: string,
  at: (row: Row) => string | null,
  more: More<Row> = {},
): ListColumn<Row> {
  const day = (row: Row) => {
    const moment = at(row);
    return moment && shortDay(moment);
  };
  return column(id, header, at, { sort: 'descending', width: '7.5rem', cell: day, ...more });
}

/** A column that shows a moment in ISO 8601 with its hour, and exports it. */
export function momentColumn<Row>(
  id: string,
  header: string,
  at: (row: Row) => string | null,
  more: More<Row> = {},
): ListColumn<Row> {
  const moment = (row: Row) => {
    const instant = at(row);
    return instant && <MomentText at={instant} />;
  };
  return column(id, header, at, { sort: 'ascending', width: '10.5rem', cell: moment, ...more });
}

/**
 * A column of the states of what is listed, by their names.
 * @param width CSS width
 */
export function stateColumn<State extends string>(
  names: Readonly<Record<State, string>>,
  width: string,
  sort?: 'ascending',
): ListColumn<{ state: State }> {
  const cell = ({ state }: { state: State }) => <StateWord state={state}>{names[state]}</StateWord>;
  return column('state', 'Estado', ({ state }) => names[state], { width, cell, ...(sort && { sort }) });
}

type Options = ListChoice['options'];

/** Values with their names, in the order of the values. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): Options {
  return values.map((value) => ({ value, label: names[value] }));
}

/** Values with their names, in the order in which they are written. */
export function named(names: Readonly<Record<string, string>>): Options {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

/** One of a few values, by tabs above the list. */
export function tabs(name: string, query: string, label: string, all: string, options: Options): ListChoice {
  return { kind: 'tabs', name, query, label, all, options };
}

/** The states of what is listed, as tabs above it. */
export const stateTabs = (all: string, options: Options) => tabs('estado', 'state', 'Estado', all, options);

/** One of a few values, by a menu. */
export function choice(name: string, query: string, label: string, all: string, options: Options): ListChoice {
  return { name, query, label, all, options };
}
