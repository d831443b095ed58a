const partNames: Readonly<Record<string, string>> = {
  shell: 'Marco común',
  'mf-admin': 'Administración',
  'mf-blog': 'Blog',
  'mf-events': 'Eventos',
};

/** What a part of the site is called: the shell, or a remote, by its name in the registry. */
export function partName(name: string): string {
  return partNames[name] ?? name;
}

/** The parts that have a name of their own here. */
export const knownParts = Object.keys(partNames);
