import type { RegistryDocument } from '@femcoders/contracts/registry';

/** Names a version set: `name@version` of each. */
export function versionsOf({ shell, remotes }: Pick<RegistryDocument, 'shell' | 'remotes'>): string[] {
  return [shell, ...remotes].map(({ name, version }) => `${name}@${version}`);
}
