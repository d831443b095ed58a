import { createConcurrencyLimit } from '@femcoders/contracts/concurrency-limit';
import { closedFileWords, type FileVerdict } from '@femcoders/contracts/file-verdict';
import { type ApiProblem, conflict } from '../problems.ts';
import { clamdAddress, scan } from './clamd.ts';

/** The stored result of scanning a file. */
export interface ScanResult {
  verdict: Extract<FileVerdict, 'open' | 'waiting'>;
  /** Null while no scanner has looked at it. */
  judgedAt: Date | null;
}

/**
 * Judges a file before it is kept: open where there is no scanner, or where it found nothing; waiting where it does not answer.
 * @param refuse makes the problem of the form's own field
 * @throws ApiProblem what `refuse` makes, where a virus is found
 */
export type ScanUpload = (content: Buffer, now: Date, refuse: (message: string) => ApiProblem) => Promise<ScanResult>;

interface JudgeOptions {
  /** Where the virus scanner listens; null: there is none. */
  clamavUrl: string | null;
  log: { warn(details: object, message: string): void };
}

/** Files that clamd looks at for one process at a time: it has ten threads by default, for all processes. The others wait, or are looked at later. */
const scans = { running: 4, queued: 20, maxWaitMs: 10_000 };

export function createUploadScanner({ clamavUrl, log }: JudgeOptions): ScanUpload {
  if (!clamavUrl) return async () => ({ verdict: 'open', judgedAt: null });
  const address = clamdAddress(clamavUrl);
  const turns = createConcurrencyLimit(scans);
  return async (content, now, refuse) => {
    const release = await turns.acquire();
    if (!release) return { verdict: 'waiting', judgedAt: null };
    const found = await scan(address, content)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'The virus scanner did not judge a file: it waits.');
        return undefined;
      })
      .finally(release);
    if (found) {
      log.warn({ signature: found }, 'A file with a virus was refused.');
      throw refuse('Este archivo lleva un virus y no lo hemos guardado. Revisa tu dispositivo y elige otro');
    }
    return found === null ? { verdict: 'open', judgedAt: now } : { verdict: 'waiting', judgedAt: null };
  };
}

/** @throws ApiProblem `conflict` that says why a file cannot be opened, unless it can */
export function refuseClosed(verdict: FileVerdict): void {
  if (verdict !== 'open') throw conflict(closedFileWords[verdict]);
}
