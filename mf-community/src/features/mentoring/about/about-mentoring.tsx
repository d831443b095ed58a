import styles from './about-mentoring.module.css';

const yes = [
  'Un rato con alguien que conoce tu camino y te hace buenas preguntas.',
  'Un espacio para decir «no lo entiendo» sin que cuente en tu contra.',
  'Ayuda para decidir: qué estudiar, qué oferta mirar, cómo pedir un aumento.',
  'Algo que se puede parar, cambiar o terminar cuando quieras.',
];
const no = [
  'No es un curso ni una tutoría de ejercicios.',
  'No es un proceso de selección: nadie te evalúa.',
  'No es terapia. Si lo estás pasando mal, te decimos a quién acudir.',
  'No cuesta dinero, ni se paga a nadie con trabajo.',
];

/** Renders what mentoring is, and what it is not. */
export function AboutMentoring() {
  return (
    <section className={`stack gap-48 one-column split-4-8 ${styles.section}`} aria-labelledby="que-es">
      <h2 id="que-es">Qué es y qué no es</h2>
      <div className={`stack gap-48 one-column ${styles.sides}`}>
        <Side title="Es" texts={yes} />
        <Side title="No es" texts={no} not />
      </div>
    </section>
  );
}

function Side({ title, texts, not = false }: { title: string; texts: readonly string[]; not?: boolean }) {
  return (
    <div className={`stack gap-16 packed ${styles.side}`} data-not={not || undefined}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
