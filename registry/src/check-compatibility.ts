import type { ApiOffers } from '@femcoders/contracts/release-contract';
import { type Candidate, type Choice, chooseVersions, type Part } from './choose-versions.ts';
import { RegistryError } from './registry-error.ts';

/** A remote that another version of is shown from now on, because its live one does not fit. */
export interface SteppedBackRemote {
  name: string;
  /** The live version. */
  from: string;
  /** The version that is shown in its place. */
  to: string;
  /** The unmet requirements of the live one, as Spanish sentences. */
  reasons: string[];
}

/** A change of the live version of a name. */
export interface Move {
  name: string;
  next: Candidate;
}

/**
 * Decides whether versions may become live in one step: a remote must find all that it needs, and a shell must not leave a remote
 * without any version that fits. Remotes that are not shown as it is keep nobody from anything.
 * @returns the remotes that would be shown in a version before, because of the new shell
 * @throws RegistryError `does-not-fit`
 */
export function checkCompatibility(parts: Part[], api: ApiOffers | null, moves: readonly Move[]): SteppedBackRemote[] {
  const before = chooseVersions(parts, api);
  const moved = (name: string) => moves.find((move) => move.name === name);
  const others = parts.filter((part) => !moved(part.name));
  const after = chooseVersions([...others, ...moves.map(({ name, next }) => ({ name, live: next, earlier: [] }))], api);
  for (const { name, live, reasons } of after)
    if (moved(name) && reasons.length > 0) throw remoteDoesNotFit(name, live, reasons);
  const shell = moved('shell');
  if (!shell) return [];
  const shownBefore = (remote: Choice) => before.find((choice) => choice.name === remote.name)?.shown ?? null;
  const remotes = after.filter(({ name }) => name !== 'shell');
  const lost = remotes.filter((remote) => !remote.shown && shownBefore(remote));
  if (lost.length > 0) throw shellDoesNotFit(shell.next, lost);
  return remotes.flatMap((remote) => steppedBackRemote(remote, shownBefore(remote)));
}

function steppedBackRemote({ name, live, shown, reasons }: Choice, before: Candidate | null): SteppedBackRemote[] {
  if (!shown || reasons.length === 0 || shown.version === before?.version) return [];
  return [{ name, from: live.version, to: shown.version, reasons }];
}

function remoteDoesNotFit(name: string, { version }: Candidate, reasons: string[]): RegistryError {
  return new RegistryError(
    'does-not-fit',
    `La versión ${name} ${version} no encaja con lo que está en vivo:\n${list(reasons)}\nNo ha cambiado nada: sigue en vivo lo de antes.`,
  );
}

function shellDoesNotFit({ version }: Candidate, lost: Choice[]): RegistryError {
  const remotes = lost.map(
    ({ name, live, reasons }) =>
      `${name} ${live.version} (${live.owner}), que no tiene ninguna versión anterior que encaje:\n${list(reasons)}`,
  );
  return new RegistryError(
    'does-not-fit',
    [
      `El shell ${version} dejaría sin páginas a`,
      ...remotes,
      'No ha cambiado nada: sigue en vivo el shell de antes. Publica primero un shell que atienda a la vez a esas versiones y a las nuevas, espera a que sus equipos publiquen las suyas y vuelve con este.',
      `Un remoto que ya no hace falta se quita con: npm run retire -- ${lost[0]?.name}`,
    ].join('\n'),
  );
}

function list(sentences: string[]): string {
  return sentences.map((sentence) => `  · ${sentence}`).join('\n');
}
