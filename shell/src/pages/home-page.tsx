import { Link, type PageHeadFactory, useSite } from '@femcoders/platform';
import { buttonClass, Panot, PanotTile } from '@femcoders/shared-ui';
import { Slot } from '../slots/slot.tsx';
import { HeroPlan } from './home/hero-plan.tsx';
import styles from './home/home.module.css';
import { JoinWall } from './home/join-wall.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Comunidad de mujeres en tecnología',
  description:
    'Eventos, talleres, artículos y una red de mujeres que trabajan en tecnología o quieren hacerlo. Nacimos en Barcelona y entras desde donde estés.',
});

/** `/`: what the club is, three ways to start and the invitation to join (spec section 1). */
export function Page() {
  return (
    <article>
      <Hero />
      <Slot name="home.now" />
      <Origin />
      <Start />
      <Slot name="home.reading" />
      <Slot name="home.community" />
      <Activities />
      <Join />
    </article>
  );
}

function Hero() {
  const { slackUrl } = useSite();
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.promise}>
        <h1>Tu comunidad de mujeres en tecnología</h1>
        <p className={styles.lead}>
          Aprendemos, nos presentamos a entrevistas y subimos a escenarios juntas. Empezamos en Barcelona; entras desde
          donde estés.
        </p>
        <div className={styles.actions}>
          <Link className={buttonClass()} to="/eventos">
            Próximos eventos
            <Arrow />
          </Link>
          <a className={buttonClass('outline')} href={slackUrl} rel="noopener">
            Unirme al Slack
          </a>
        </div>
        <p className={styles.meta}>También se entra viniendo a un evento.</p>
      </div>
      <HeroPlan className={styles.plan} />
    </section>
  );
}

function Origin() {
  return (
    <section className={`wrap ${styles.origin}`}>
      <p className={styles.date}>
        <span>Nacimos un martes,</span>
        <b>24</b>
        <span>de octubre de 2023</span>
      </p>
      <div className={styles.story}>
        <h2>Un club para no hacer el camino sola</h2>
        <p>
          Queremos más mujeres en los oficios digitales, y que lleguen hasta donde quieran. Por eso compartimos lo que
          sabemos, abrimos puertas y nos acompañamos: de la primera línea de código a la primera charla.
        </p>
        <Link className={buttonClass('outline')} to="/femcoders-quienes-somos">
          Quiénes somos
        </Link>
      </div>
      <div className={styles.bloom}>
        <Panot palette={{ ground: 'var(--violet)', petal: 'var(--sun)', core: 'var(--coral)' }} radius={66} />
      </div>
    </section>
  );
}

function Start() {
  const { slackUrl, linkedinUrl } = useSite();
  return (
    <section className={`wrap ${styles.start}`}>
      <h2>¿Por dónde empiezo?</h2>
      <div className={styles.ways}>
        <div className={`cut-clip ${styles.route}`}>
          <h3>Quiero conoceros</h3>
          <p>Tres paradas y ya eres del barrio. Puedes bajarte en cualquiera.</p>
          <ol className={styles.line}>
            <li>
              <b>Entra en el Slack</b>
              <span>Es donde hablamos cada día.</span>
            </li>
            <li>
              <b>Preséntate en el canal de nuevas</b>
              <span>Quién eres y qué te gustaría aprender.</span>
            </li>
            <li>
              <b>Ven a tu primer evento</b>
              <span>En persona o en línea, como te vaya mejor.</span>
            </li>
          </ol>
          <div className={styles.actions}>
            <a className={`${buttonClass()} ${styles.onViolet}`} href={slackUrl} rel="noopener">
              Unirme al Slack
              <Arrow />
            </a>
          </div>
        </div>

        <div className={styles.others}>
          <div className={styles.way}>
            <h3>Quiero aprender</h3>
            <p>Artículos escritos con calma, con los comentarios abiertos para preguntar. Este es un buen principio:</p>
            <Link className={styles.reading} to="/recursos/css/css-grid">
              <PanotTile palette="coral" petals={8} />
              <span>
                <b>CSS Grid</b>
                <span>Maquetar en dos dimensiones</span>
              </span>
            </Link>
          </div>
          <div className={styles.way}>
            <h3>Quiero ayudar</h3>
            <p>
              Para ser promotora, preséntate en el canal de nuevas y dilo. Si vienes de una empresa, puedes ceder un
              espacio, sumar voluntarias, darnos difusión o dar prioridad a las socias en tus procesos de selección.
            </p>
            <a className={styles.more} href={linkedinUrl} rel="noopener">
              Escríbenos en LinkedIn
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

function Activities() {
  return (
    <section className={`wrap ${styles.activities}`}>
      <h2 className={styles.sentence}>
        Montamos <mark className={styles.sun}>eventos</mark>, <mark className={styles.coral}>talleres</mark> y{' '}
        <mark className={styles.mint}>masterclasses</mark>. Y de ahí salen contactos, voluntariado y trabajo.
      </h2>
    </section>
  );
}

function Join() {
  const { slackUrl } = useSite();
  return (
    <section className={`wrap ${styles.join}`}>
      <div className={styles.promise}>
        <h2>En esta manzana queda un hueco</h2>
        <p className={styles.lead}>
          Entra, preséntate en el canal de nuevas y dinos qué te gustaría aprender. Eso es todo.
        </p>
        <div className={styles.actions}>
          <a className={`${buttonClass()} ${styles.onMint}`} href={slackUrl} rel="noopener">
            Unirme al Slack
            <Arrow />
          </a>
          <Link className={buttonClass('outline')} to="/eventos">
            Próximos eventos
          </Link>
        </div>
      </div>
      <JoinWall className={styles.wall} />
    </section>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M3 10h14M11.5 4.5 17 10l-5.5 5.5" />
    </svg>
  );
}
