import type { FileVerdict } from '@femcoders/contracts/file-verdict';
import { closedFileWords } from '@femcoders/contracts/file-verdict';
import { ApiProblem } from '../../problems.ts';
import { clamdAddress, scan } from './clamd.ts';

/** What is kept of the judgement about a file. */
export interface Judgement {
  verdict: Exclude<FileVerdict, 'found'>;
  /** Null while no scanner has looked at it. */
  judgedAt: Date | null;
}

/**
 * Judges a file before it is kept: open where there is no scanner, or where it found nothing; waiting where it does not answer.
 * @param refuse makes the problem of the form's own field
 * @throws ApiProblem what `refuse` makes, where a virus is found
 */
export type JudgeUpload = (content: Buffer, now: Date, refuse: (message: string) => ApiProblem) => Promise<Judgement>;

interface JudgeOptions {
  /** Where the virus scanner listens; null: there is none. */
  clamavUrl: string | null;
  log: { warn(details: object, message: string): void };
}

export function createUploadJudge({ clamavUrl, log }: JudgeOptions): JudgeUpload {
  if (!clamavUrl) return async () => ({ verdict: 'open', judgedAt: null });
  const address = clamdAddress(clamavUrl);
  return async (content, now, refuse) => {
    const found = await scan(address, content).catch((error: unknown) => {
      log.warn({ err: error }, 'The virus scanner did not answer: a file waits for it.');
      return undefined;
    });
    if (found) {
      log.warn({ signature: found }, 'A file with a virus was refused.');
      throw refuse('Este archivo lleva un virus y no lo hemos guardado. Revisa tu equipo y elige otro');
    }
    return found === null ? { verdict: 'open', judgedAt: now } : { verdict: 'waiting', judgedAt: null };
  };
}

/** @throws ApiProblem `conflict` that says why a file cannot be opened, unless it can */
export function refuseClosed(verdict: FileVerdict): void {
  if (verdict !== 'open') throw new ApiProblem('conflict', closedFileWords[verdict]);
}
