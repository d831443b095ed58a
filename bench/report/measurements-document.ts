import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchReport } from './bench-report.ts';
import { markdownTable } from './table.ts';

const file = join(import.meta.dirname, '..', '..', 'docs', 'measurements.md');

/** Puts what parts gave between their marks in docs/measurements.md, so that nobody types numbers. */
export async function writeDocument(reports: readonly BenchReport[]): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const report of reports) text = withReport(text, report);
  await writeFile(file, text);
}

/** Puts a text between the marks of a part in docs/measurements.md. */
export async function writeSection(part: string, section: string): Promise<void> {
  await writeFile(file, withSection(await readFile(file, 'utf8'), part, section));
}

/** @throws Error when the document has no marks for the part */
export function withReport(document: string, report: BenchReport): string {
  return withSection(document, report.part, sectionOf(report));
}

function withSection(document: string, part: string, section: string): string {
  const [begin, end] = [`<!-- bench:${part} -->`, `<!-- /bench:${part} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/measurements.md needs a line ${begin} and a line ${end} below it.`);
  return `${document.slice(0, from + begin.length)}\n${section}\n${document.slice(to)}`;
}

function sectionOf({ machine, rounds, seconds, tables }: BenchReport): string {
  const { date, processors, memory, system, node, commit, loadBefore } = machine;
  return [
    `${date.slice(0, 16).replace('T', ' ')} UTC · ${commit} · ${processors}, ${memory} GB · ${system} · Node ${node} · ${rounds} rounds of ${seconds} s · load before ${loadBefore}`,
    ...tables.flatMap(({ title, about, rows }) => [`### ${title}`, about, markdownTable({ rows })]),
  ].join('\n\n');
}
