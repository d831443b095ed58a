import styles from './mentoring-formats.module.css';

const formats = [
  {
    amount: '45',
    unit: 'minutos',
    title: 'Sesión única',
    text: 'Una pregunta concreta: revisar un CV, ensayar una entrevista, decidir entre dos ofertas.',
  },
  {
    amount: '3',
    unit: 'meses',
    title: 'Ciclo',
    text: 'Una sesión cada dos semanas con la misma mentora, y objetivos vuestros que vais tachando.',
  },
  {
    amount: '5',
    unit: 'personas',
    title: 'Grupo',
    text: 'Una mentora y hasta cinco que están en lo mismo. Se aprende tanto de las demás como de ella.',
  },
];

/** The three formats of mentoring, distinguished by their size. */
export function MentoringFormats() {
  return (
    <section className="stack gap-48 one-column" aria-labelledby="formatos">
      <h2 id="formatos">Tres formatos</h2>
      <ul className="stack ruled">
        {formats.map(({ amount, unit, title, text }) => (
          <li key={title} className={styles.format}>
            <p className={styles.size}>
              <span className={styles.amount}>{amount}</span> {unit}
            </p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
