import { Link, useSite } from '@femcoders/platform';
import { Panot } from '@femcoders/shared-ui';
import { FlipCard } from '@femcoders/shared-ui/flip-card';
import styles from './purpose.module.css';

/** Mission and vision, and where to read on (spec section 2). */
export function Purpose() {
  return (
    <section className="wrap section">
      <h2>Para qué estamos</h2>
      <div className={styles.cards}>
        <FlipCard
          className={styles.mission}
          title="Misión"
          turnLabel="Leer nuestra misión"
          frontClassName={styles.front}
          front={
            <>
              <Panot palette={{ ground: 'var(--violet)', petal: 'var(--sun)', core: 'var(--coral)' }} radius={48} />
              <h3>Misión</h3>
              <p>Qué hacemos, y para quién</p>
            </>
          }
        >
          <div className={styles.text}>
            <p>
              Que más mujeres entren en los oficios digitales, se queden en ellos y decidan. Las que empiezan, las que
              cambian de carrera y las que llevan media vida programando.
            </p>
            <p>
              Lo hacemos con eventos, masterclasses y talleres; con una red que contesta cuando preguntas; con
              voluntariado y con oportunidades de trabajo que pasan de unas a otras.
            </p>
          </div>
        </FlipCard>
        <FlipCard
          className={styles.vision}
          title="Visión"
          turnLabel="Leer nuestra visión"
          frontClassName={styles.front}
          front={
            <>
              <Panot
                petals={8}
                palette={{ ground: 'var(--mint)', petal: 'var(--violet)', core: 'var(--sun)' }}
                radius={48}
              />
              <h3>Visión</h3>
              <p>Hacia dónde vamos</p>
            </>
          }
        >
          <div className={styles.text}>
            <p>
              Un sector donde ver a una mujer al frente de un equipo, de un escenario o de un proyecto no sea noticia.
            </p>
            <p>
              Donde puedas empezar a los veinte o a los cincuenta, parar y volver, sin que nadie te pregunte qué haces
              aquí.
            </p>
          </div>
        </FlipCard>
      </div>
      <Paths />
    </section>
  );
}

function Paths() {
  const { welcomeNewsPath } = useSite();
  return (
    <p className={styles.paths} data-reveal>
      Aprende con nuestros{' '}
      <Link to="/blog/recursos">
        <mark className={`cut-clip ${styles.sun}`}>recursos</mark>
      </Link>
      , empieza por la{' '}
      <Link to={welcomeNewsPath}>
        <mark className={`cut-clip ${styles.coral}`}>bienvenida</mark>
      </Link>
      , ponte al día con las{' '}
      <Link to="/blog/noticias">
        <mark className={`cut-clip ${styles.mint}`}>noticias</mark>
      </Link>{' '}
      o{' '}
      <Link to="/contacto">
        <mark className={`cut-clip ${styles.lilac}`}>escríbenos</mark>
      </Link>
      .
    </p>
  );
}
