/** A part of the site in one version. */
export interface Part {
  name: string;
  version: string;
}

/**
 * Returns the part of the site that a text of addresses is about, such as the stack of an error: of the remotes the one
 * named first, because the shell's libraries call everybody's code; else the shell.
 * @returns undefined when it is nobody's here, such as an extension's
 */
export function partIn(addresses: string): Part | undefined {
  const parts = [...addresses.matchAll(/\/mf\/(shell|mf-[a-z0-9-]+)\/([0-9a-f]{16})\//g)].map(
    ([, name = '', version = '']) => ({ name, version }),
  );
  return parts.find(({ name }) => name !== 'shell') ?? parts[0];
}
