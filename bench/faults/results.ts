import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultOutcome } from '@femcoders/e2e/faults/fault.ts';
import { describeMachine, type Machine } from '../report/machine.ts';
import { writeSection } from '../report/measurements-document.ts';
import { tableOf } from './table.ts';

const folder = join(import.meta.dirname, '..', 'results', 'faults');

/** The content of `bench/results/faults/<fault>.json`. */
export interface FaultResult {
  machine: Machine;
  outcome: FaultOutcome;
}

/** Causes a fault and keeps what came of it. */
export async function kept(run: () => Promise<FaultOutcome>): Promise<FaultOutcome> {
  const machine = describeMachine();
  const outcome = await run();
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(outcome.fault), `${JSON.stringify({ machine, outcome } satisfies FaultResult, null, 2)}\n`);
  return outcome;
}

/** Writes the last outcomes of these faults into docs/measurements.md. */
export async function writeResults(faults: string[]): Promise<void> {
  const results: FaultResult[] = [];
  for (const fault of faults) {
    const text = await readFile(fileOf(fault), 'utf8').catch(() => null);
    if (text !== null) results.push(JSON.parse(text));
  }
  await writeSection('faults', sectionOf(results));
}

/** @param results at least one, perhaps of several days */
export function sectionOf(results: FaultResult[]): string {
  const machines = results.map(({ machine }) => machine).toSorted((a, b) => a.date.localeCompare(b.date));
  const [first] = machines;
  if (!first) throw new Error('No fault has been caused yet: npm run faults.');
  const { processors, memory, system, node } = first;
  const commits = [...new Set(machines.map(({ commit }) => commit))];
  const days = [...new Set(machines.map(({ date }) => date.slice(0, 10)))];
  const heading = `${days.join(', ')} · ${commits.join(', ')} · ${processors}, ${memory} GB · ${system} · Node ${node}`;
  return `${heading}\n\n${tableOf(results.map(({ outcome }) => outcome))}`;
}

const fileOf = (fault: string) => join(folder, `${fault}.json`);
