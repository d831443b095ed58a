import type { Switch } from '@femcoders/registry/switches';

/** Returns the outcome of publishing a version, as lines for a terminal. */
export function publishedLines(built: string, done: Switch): string[] {
  const { name, version, previous, switched, held } = done;
  if (held && version !== built) {
    return [
      `${name}: ${built} está publicada y espera, porque ${version} está fijada. Para ponerla en vivo: npm run unpin -- ${name} y npm run release -- ${name}`,
    ];
  }
  if (!switched) return [`${name}: ${version} ya estaba en vivo; sus fuentes no han cambiado.`];
  const undo = previous
    ? `(antes ${previous}). Para deshacerlo: npm run rollback -- ${name}`
    : 'y no había ninguna antes.';
  return [`${name}: ${version} está en vivo ${undo}`, ...steppedBackLines(done)];
}

/** Returns the outcome of going back to a version, as lines for a terminal. */
export const rolledBackLines = (done: Switch): string[] => [
  `${done.name}: vuelve a estar en vivo ${done.version} (antes ${done.previous}).`,
  ...steppedBackLines(done),
];

/** The remotes that the new shell has put back a version, and why. */
export function steppedBackLines({ steppedBack }: Pick<Switch, 'steppedBack'>): string[] {
  return steppedBack.flatMap(({ name, from, to, reasons }) => [
    `${name}: se muestra ${to} en lugar de ${from}, que no encaja con el nuevo shell:`,
    ...reasons.map((reason) => `  · ${reason}`),
  ]);
}
