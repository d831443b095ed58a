import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemotePlan } from '@femcoders/create-remote/remote-plan';
import { templates, writeTemplate } from '@femcoders/create-remote/write-template';
import type { SectionPlan } from './section-plan.ts';

/** The folder of the files that a new section begins with. */
export const sectionTemplates = join(import.meta.dirname, 'section-template');

/**
 * Writes the folder of a new remote, its line among the owners and its place in the lock file, which `npm ci` asks for.
 * @param root the repository's folder
 * @returns the written files, below the root
 */
export async function writeRemote(root: string, plan: RemotePlan): Promise<string[]> {
  const written: string[] = [];
  for (const template of [templates.shared, templates.checkout]) {
    const files = await writeTemplate(template, join(root, plan.name), { ...plan });
    written.push(...files.map((file) => join(plan.name, file)));
  }
  await edit(join(root, 'CODEOWNERS'), (text) => withOwner(text, plan));
  await edit(join(root, 'package-lock.json'), async (text) => {
    const {
      name: packageName,
      version,
      dependencies,
    } = JSON.parse(await readFile(join(root, plan.name, 'package.json'), 'utf8'));
    return withWorkspace(text, plan.name, { name: packageName, version, dependencies });
  });
  return [...written.sort(), 'CODEOWNERS', 'package-lock.json'];
}

/**
 * Writes the folder of a new section of the administration, and its import and entry among the sections.
 * @param root the repository's folder
 * @returns the written files, below the root
 */
export async function writeSection(root: string, plan: SectionPlan): Promise<string[]> {
  const folder = `mf-admin/src/features/${plan.noun}`;
  const files = await writeTemplate(sectionTemplates, join(root, folder), { ...plan });
  await edit(join(root, 'mf-admin/src/sections.ts'), (text) => withSection(text, plan));
  return [...files.map((file) => join(folder, file)), 'mf-admin/src/sections.ts'];
}

/** The list of sections with one more, the last of those of every day. */
export function withSection(list: string, { noun, camel }: Pick<SectionPlan, 'noun' | 'camel'>): string {
  const added = insertBefore(
    list,
    '\nimport type',
    `\nimport { ${camel}Section } from './features/${noun}/${noun}-section.ts';`,
  );
  return insertBefore(added, '  figuresSection,', `  ${camel}Section,\n`);
}

function insertBefore(list: string, place: string, text: string): string {
  const at = list.indexOf(place);
  if (at < 0) throw new Error(`mf-admin/src/sections.ts has no «${place.trim()}» before which a new section goes.`);
  return list.slice(0, at) + text + list.slice(at);
}

async function edit(file: string, change: (text: string) => string | Promise<string>): Promise<void> {
  await writeFile(file, await change(await readFile(file, 'utf8')));
}

/** The remote's line below those of the other remotes, and its team among those who agree on the contracts. */
export function withOwner(codeowners: string, { name, owner }: Pick<RemotePlan, 'name' | 'owner'>): string {
  const lines = codeowners.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'));
  const [, gap = '', organisation = ''] = /^\S+(\s+)(@[^/]+)\//.exec(lines[last] ?? '') ?? [];
  const column = (lines[last]?.match(/^\S+/)?.[0].length ?? 0) + gap.length;
  const team = `${organisation}/${owner}`;
  lines.splice(last + 1, 0, `${`/${name}/`.padEnd(column - 1)} ${team}`);
  return lines
    .map((line) => (line.startsWith('/contracts/') && !line.split(/\s+/).includes(team) ? `${line} ${team}` : line))
    .join('\n');
}

interface WorkspaceManifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/** The lock file with a workspace more, as npm itself would write it: two entries, in npm's order. */
export function withWorkspace(lockText: string, folder: string, manifest: WorkspaceManifest): string {
  const lock = JSON.parse(lockText) as { packages: Record<string, unknown> };
  const packages = Object.entries({
    ...lock.packages,
    [folder]: manifest,
    [`node_modules/${manifest.name}`]: { resolved: folder, link: true },
  });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}
