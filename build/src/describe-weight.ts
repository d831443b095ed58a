import type { RemoteBudget } from '@femcoders/contracts/remote-settings';
import { inKb, type RemoteWeight } from './remote-weight.ts';

/** Says what a remote weighs against its budget, in Spanish: its entry, then each page and block in a line. */
export function describeWeight(name: string, { entryBytes, pieces }: RemoteWeight, budget?: RemoteBudget): string {
  const limit = (kB: number | undefined) => (kB === undefined ? 'sin presupuesto' : `de ${inKb(kB * 1000)} kB`);
  return [
    `${name}, comprimido: entrada ${inKb(entryBytes)} (${limit(budget?.entryKb)})`,
    ...pieces.map(({ name: piece, bytes }) => `  ${piece}: ${inKb(bytes)} (${limit(budget?.pageKb)})`),
  ].join('\n');
}
