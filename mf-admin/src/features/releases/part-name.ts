import { upperFirst } from '@femcoders/contracts/spanish-case';

const partNames: Readonly<Record<string, string>> = {
  shell: 'Marco común',
  'mf-admin': 'Administración',
  'mf-blog': 'Blog',
  'mf-events': 'Eventos',
};

/**
 * Returns the name to show of a part of the site by its name in the registry: the shell, or a remote. One that is new here
 * is called by its own name: `mf-job-board` is "Job board".
 */
export function partName(name: string): string {
  const own = name.replace(/^mf-/, '').replaceAll('-', ' ');
  return partNames[name] ?? upperFirst(own);
}

/** As much of a version as identifies it. */
export function shortVersion(version: string): string {
  return version.slice(0, 8);
}
