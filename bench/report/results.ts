import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchReport } from './bench-report.ts';

const folder = join(import.meta.dirname, '..', 'results');

export async function keepReport(report: BenchReport): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${report.part}.json`), `${JSON.stringify(report, null, 2)}\n`);
}

/** Reads the last report of a part; null where it never ran. */
export async function readReport(part: string): Promise<BenchReport | null> {
  const text = await readFile(join(folder, `${part}.json`), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as BenchReport);
}
