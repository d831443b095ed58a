import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { RemotePlan } from './remote-plan.ts';
import type { SectionPlan } from './section-plan.ts';

const templates = join(import.meta.dirname, 'template');
const sectionTemplates = join(import.meta.dirname, 'section-template');

/**
 * Writes the folder of a new remote, its line among the owners and its place in the lock file, which `npm ci` asks for.
 * @param root the repository's folder
 * @returns the written files, below the root
 */
export async function writeRemote(root: string, plan: RemotePlan): Promise<string[]> {
  const written = await writeFolder(root, plan.name, templates, plan);
  await edit(join(root, 'CODEOWNERS'), (text) => withOwner(text, plan));
  await edit(join(root, 'package-lock.json'), async (text) => {
    const {
      name: packageName,
      version,
      dependencies,
    } = JSON.parse(await readFile(join(root, plan.name, 'package.json'), 'utf8'));
    return withWorkspace(text, plan.name, { name: packageName, version, dependencies });
  });
  return [...written, 'CODEOWNERS', 'package-lock.json'];
}

/**
 * Writes the folder of a new section of the administration, and its line among the sections.
 * @param root the repository's folder
 * @returns the written files, below the root
 */
export async function writeSection(root: string, plan: SectionPlan): Promise<string[]> {
  const written = await writeFolder(root, `mf-admin/src/features/${plan.noun}`, sectionTemplates, plan);
  await edit(join(root, 'mf-admin/src/sections.ts'), (text) => withSection(text, plan));
  return [...written, 'mf-admin/src/sections.ts'];
}

/** The list of sections with one more, the last of those of every day. */
export function withSection(list: string, { noun, camel }: Pick<SectionPlan, 'noun' | 'camel'>): string {
  return list
    .replace(/(?=\nimport type)/, `\nimport { ${camel}Section } from './features/${noun}/${noun}-section.ts';`)
    .replace(/(?= {2}figuresSection,)/, `  ${camel}Section,\n`);
}

/** Fills templates in, names of files as well. */
async function writeFolder(root: string, folder: string, from: string, plan: Plan): Promise<string[]> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const written: string[] = [];
  for (const file of files.sort()) {
    const target = join(folder, fillIn(relative(from, file).replace(/\.template$/, ''), plan));
    await mkdir(dirname(join(root, target)), { recursive: true });
    await writeFile(join(root, target), fillIn(await readFile(file, 'utf8'), plan));
    written.push(target);
  }
  return written;
}

type Plan = RemotePlan | SectionPlan;

/** @throws when a template names what a plan does not have */
function fillIn(template: string, plan: Plan): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = (plan as unknown as Record<string, string | undefined>)[key];
    if (value === undefined) throw new Error(`A template asks for ${key}, which no plan has.`);
    return value;
  });
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
