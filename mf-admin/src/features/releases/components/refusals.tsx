import type { Measurement } from '@femcoders/contracts/measurements';
import { refusalsInWords } from '../refusal-words.ts';
import styles from './releases.module.css';

/** What browsers refused of a version, on all pages or on one; nothing where they refused nothing. */
export function Refusals({ measurement }: { measurement: Measurement | undefined }) {
  // An API from before they were counted says nothing of them.
  const { refusals = [], page = null } = measurement ?? {};
  if (refusals.length === 0) return null;
  return (
    <p className={styles.refusals}>
      Los navegadores han rechazado{page && ` en ${page}`}: {refusalsInWords(refusals)}.
    </p>
  );
}
