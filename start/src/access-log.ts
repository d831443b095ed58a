import { type Logger, pino } from 'pino';
import { serializePath } from './log.ts';
import type { Answered } from './metrics/metrics.ts';

/** An answered request as the log names it. */
export interface AccessLine extends Omit<Answered, 'service' | 'route'> {
  requestId: string;
  /** As it was asked for, without its query. */
  path: string;
}

/**
 * Logs answered requests, each on the line that pino would write for it. Pino takes a twentieth of what a kept page costs to put it together, a
 * template an eighth of that (docs/decisions 0088).
 * @param log writes to one stream, without bindings of its own
 */
export function logAnswered(log: Logger, answered: readonly AccessLine[]): void {
  if (answered.length === 0 || !log.isLevelEnabled('info')) return;
  (log as unknown as WritesTo)[pino.symbols.streamSym].write(answered.map(lineOf).join(''));
}

/** Pino keeps its stream to itself, and shows it to integrations: a pino without it fails here with the first line. */
type WritesTo = Record<typeof pino.symbols.streamSym, { write(lines: string): void }>;

const lineOf = ({ requestId, method, path, status, seconds }: AccessLine): string => {
  const texts = `"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(serializePath(path))}`;
  const ms = Math.round(seconds * 10_000) / 10;
  return `{"level":30,"time":${Date.now()},${texts},"status":${status},"ms":${ms},"msg":"answered"}\n`;
};
