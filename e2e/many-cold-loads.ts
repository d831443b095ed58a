import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type ColdLoad, loadCold } from './cold-load.ts';

export interface ManyColdLoads {
  address: string;
  loads: number;
  /** How many visits at a time. */
  parallel: number;
  /** Folder that receives the trace of each load that never became interactive. */
  traces: string;
  /** Called after every visit. */
  onLoad?: (done: number, failed: number) => void;
}

export interface ColdLoadTable {
  loads: number;
  failed: number;
  text: Spread;
  interactive: Spread;
}

/** Milliseconds. */
interface Spread {
  median: number;
  p95: number;
  longest: number;
}

/** Visits the article again and again, each time as somebody new. */
export async function loadManyCold(
  browser: Browser,
  { address, loads, parallel, traces, onLoad }: ManyColdLoads,
): Promise<ColdLoadTable> {
  const results: ColdLoad[] = [];
  let begun = 0;
  const visitor = async () => {
    while (begun < loads) {
      begun++;
      const result = await loadCold(browser, address);
      results.push(result);
      if (result.interactiveMs === null) await keep(traces, results.length, result.trace);
      onLoad?.(results.length, failures(results));
    }
  };
  await Promise.all(Array.from({ length: parallel }, visitor));
  return {
    loads: results.length,
    failed: failures(results),
    text: spread(results.map(({ textMs }) => textMs)),
    interactive: spread(results.flatMap(({ interactiveMs }) => interactiveMs ?? [])),
  };
}

async function keep(folder: string, number: number, trace: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `cold-load-${number}.txt`), trace.join('\n'));
}

const failures = (results: ColdLoad[]) => results.filter(({ interactiveMs }) => interactiveMs === null).length;

function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}

/** The table as lines of text. */
export function describeColdLoads({ loads, failed, text, interactive }: ColdLoadTable): string {
  const row = (name: string, { median, p95, longest }: Spread) =>
    `${name.padEnd(14)}${String(median).padStart(10)}${String(p95).padStart(8)}${String(longest).padStart(9)}`;
  return [
    `${loads} cold loads, ${failed} never became interactive`,
    'milliseconds      median     p95  longest',
    row('text', text),
    row('interactive', interactive),
  ].join('\n');
}
