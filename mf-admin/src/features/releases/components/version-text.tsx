import { useState } from 'react';
import { shortVersion } from '../part-name.ts';
import styles from './releases.module.css';

/** A version, short until somebody wants it whole. */
export function VersionText({ version }: { version: string }) {
  const [whole, setWhole] = useState(false);
  return (
    <button type="button" className={styles.short} aria-expanded={whole} onClick={() => setWhole(!whole)}>
      <code className="code breaks">{whole ? version : shortVersion(version)}</code>
      <span className="visually-hidden">, versión {whole ? 'entera' : 'abreviada'}</span>
    </button>
  );
}
