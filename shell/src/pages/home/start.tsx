import { Link } from '@femcoders/platform';
import { buttonClass, PanotTile } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { Face } from './face.tsx';
import { OpenJobs } from './open-jobs.tsx';
import styles from './start.module.css';

/** Three ways to start: to learn, to look for work, to help. */
export function Start() {
  return (
    <section className="wrap section">
      <h2>¿Por dónde empiezo?</h2>
      <div className={styles.ways}>
        <div className={`cut-clip ${styles.route}`} data-reveal>
          <h3>Aprendo HTML y CSS</h3>
          <p>De la primera etiqueta a un proyecto tuyo, sin cuenta y a tu ritmo. Puedes bajarte en cualquier parada.</p>
          <ol className={styles.line}>
            <li>
              <b>Sigue el camino</b>
              <span>Un artículo después de otro, con ejemplos que puedes tocar y lo que tardas en leerlo.</span>
            </li>
            <li>
              <b>Pregunta lo que no encaje</b>
              <span>Los comentarios están abiertos, con tu nombre o con un alias.</span>
            </li>
            <li>
              <b>Practícalo en un taller</b>
              <span>En persona o en línea, como te vaya mejor.</span>
            </li>
          </ol>
          <Link className={`${buttonClass()} ${styles.onViolet}`} to="/recursos">
            Empezar el camino
            <Arrow />
          </Link>
        </div>

        <div className={styles.others} data-reveal>
          <div className={`stack gap-12 starts ${styles.way}`}>
            <h3>Busco trabajo</h3>
            <OpenJobs />
          </div>
          <div className={`stack gap-12 starts ${styles.way}`}>
            <div className={styles.faces}>
              <Face name="14" />
              <Face name="05" />
              <Face name="13" />
              <PanotTile palette="lilac" />
            </div>
            <h3>Quiero ayudar</h3>
            <p>
              Como promotora voluntaria, o desde tu empresa: con un espacio, voluntarias, difusión o prioridad al
              contratar.
            </p>
            <p className="row gap-8-24">
              <Link className={styles.more} to="/equipo#sumate">
                Ser promotora
              </Link>
              <Link className={styles.more} to="/equipo#empresas">
                Ayudar como empresa
              </Link>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
