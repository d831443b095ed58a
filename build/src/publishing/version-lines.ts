import type { PartState } from '@femcoders/contracts/publishing';

const stateNames: Record<PartState['versions'][number]['state'], string> = {
  live: 'en vivo',
  held: 'en vivo y fijada',
  released: 'publicada',
  uploaded: 'subida, no publicada',
  removed: 'sus archivos ya se han quitado',
};
const stateMarks: Partial<typeof stateNames> = { live: '●', held: '▲', removed: '–' };

/** Returns the versions of a part that a site has, as lines for a terminal. */
export function versionLines({ versions }: Pick<PartState, 'versions'>): string[] {
  if (versions.length === 0) return ['El sitio no tiene ninguna todavía.'];
  return versions.map(({ version, state }) => `${stateMarks[state] ?? ' '} ${version}  ${stateNames[state]}`);
}
