import { StateWord } from './components/state-word.tsx';
import type { ListColumn } from './list-definition.ts';
import { column } from './list-parts.ts';

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
