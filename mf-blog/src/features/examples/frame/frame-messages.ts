import type { Answer, Check, CheckResult } from '../check.ts';

/** The messages from the page to a frame. */
export type PageMessage =
  /** Draw this document in place of what is there. */
  | { kind: 'draw'; document: string; js: string; answers: Answer[] }
  /** Answer with `results` once the window is so wide. */
  | { kind: 'check'; width: number; checks: Check[] };

/** The messages from a frame to the page. Its scripts are the reader's own and may say anything: the page reads it as text. */
export type FrameMessage =
  /** It listens. */
  | { kind: 'ready' }
  | { kind: 'results'; results: CheckResult[] }
  /** The reader scrolls, points, types or moves the focus in it; the idle timer takes every message for a sign of her. */
  | { kind: 'presence' }
  /** One of its scripts has failed. */
  | { kind: 'error'; message: string }
  /** Something for the console (console-entry.ts). */
  | { kind: 'console'; entry: unknown }
  /** It wanted something from outside, or to go there, and got nothing. */
  | { kind: 'blocked'; what: string };

/** @returns the message, or null when it is none */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  const { kind } = data;
  if (kind === 'ready' || kind === 'presence') return { kind };
  if (kind === 'error' && 'message' in data) return { kind, message: readText(data.message, 300) };
  if (kind === 'console') return { kind, entry: data };
  if (kind === 'blocked' && 'what' in data) return { kind, what: readText(data.what, 300) };
  if (kind === 'results' && 'results' in data && Array.isArray(data.results))
    return { kind, results: data.results.map(readResult) };
  return null;
}

/** The beginning of a text; of anything else nothing: there are objects that fail when a text is made of them. */
export const readText = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';

function readResult(result: unknown): CheckResult {
  const { ok, found } = (result ?? {}) as Partial<CheckResult>;
  return { ok: ok === true, found: typeof found === 'number' || typeof found === 'string' ? found : null };
}
