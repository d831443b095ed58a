import styles from './honeypot.module.css';

/** A field named `website` that people never come to and programs fill in: who sends something in it is none of us. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        No escribas aquí
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
