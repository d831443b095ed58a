import styles from './mentoring-steps.module.css';

const stops = [
  ['Cuentas qué buscas', 'Un objetivo, tres temas y cuándo puedes. Diez minutos y se guarda mientras escribes.'],
  ['Te proponemos hasta tres', 'Con el porqué de cada una, en palabras. Las elige una persona del equipo.'],
  ['Una acepta', 'Tiene 7 días. Si no puede, la solicitud pasa sola a la siguiente y te lo contamos.'],
  ['Os veis', 'Apuntáis la sesión, llega al calendario y os la recordamos la víspera. Tus notas solo las lees tú.'],
  ['Cerráis, o seguís', 'Cuando el objetivo está, o antes. Cambiar de mentora no necesita explicación.'],
] as const;

/** How it goes, from the form to the end. */
export function MentoringSteps() {
  return (
    <section className="stack gap-48 one-column split-4-8" aria-labelledby="como-va">
      <h2 id="como-va">Cómo va</h2>
      <ol className={styles.line}>
        {stops.map(([title, text]) => (
          <li key={title} className={styles.stop}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
