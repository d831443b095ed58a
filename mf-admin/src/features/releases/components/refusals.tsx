import type { Measurement } from '@femcoders/contracts/measurements';
import { viewsInWords } from '../measurement-words.ts';
import { refusalsInWords, timesRefused } from '../refusal-words.ts';

interface RefusalsProps {
  now: Measurement | undefined;
  /** Of the version before, where that is to be compared. */
  before?: Measurement | undefined;
}

/** Renders what browsers refused of a version, on all pages or on one; nothing where they refused nothing. */
export function Refusals({ now, before }: RefusalsProps) {
  // An API from before they were counted says nothing of them.
  const { refusals = [], page = null } = now ?? {};
  if (refusals.length === 0) return null;
  return (
    <p className="smaller breaks">
      Los navegadores han rechazado{page && ` en ${page}`}: {refusalsInWords(refusals)}.
      {before && ` A la versión anterior, ${timesRefused(before)} en ${viewsInWords(before.views)}.`}
    </p>
  );
}
