import styles from './privacy-promises.module.css';

/** Renders the promise about uploaded files. */
export function PrivacyPromises() {
  return (
    <section aria-labelledby="cuidado" className={`cut ${styles.care}`}>
      <h2 id="cuidado">Cómo los cuidamos</h2>
      <ul>
        <li>Solo los abre el equipo de administración, y ves quién lo ha hecho y cuándo.</li>
        <li>Los guardamos cifrados.</li>
        <li>Cada envío tiene una fecha de borrado, y la cumplimos.</li>
        <li>Los retiras cuando quieras: se borran en el momento.</li>
      </ul>
    </section>
  );
}
