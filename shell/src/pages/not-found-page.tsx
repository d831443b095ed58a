import { Link, type PageHeadFactory } from '@femcoders/platform';
import { buttonClass, PanotTile } from '@femcoders/shared-ui';
import styles from './not-found-page.module.css';

export const head: PageHeadFactory = () => ({
  title: 'No encontramos esta página',
  description: 'La dirección no lleva a ninguna página.',
  noindex: true,
});

const areas = [
  { to: '/eventos', label: 'Eventos' },
  { to: '/blog', label: 'Blog' },
  { to: '/recursos/css/css-grid', label: 'CSS Grid' },
  { to: '/login', label: 'Iniciar sesión' },
];

/** What an unknown address shows; the heading and message of spec section 2 stand in its details (decisions 1.2). */
export function Page() {
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1>Aquí falta un pétalo</h1>
        <p className={styles.lead}>
          No encontramos esta página: puede que la dirección tenga una errata o que la hayamos movido de sitio.
        </p>
        <div className={styles.actions}>
          <Link className={buttonClass()} to="/">
            Ir al inicio
          </Link>
        </div>
        <nav aria-label="Páginas principales">
          <p className={styles.or}>O sigue por aquí:</p>
          <ul className={styles.areas}>
            {areas.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <details className={styles.details}>
          <summary>Detalles técnicos</summary>
          <p>
            <b>Unexpected Application Error!</b>
          </p>
          <p>404 Not Found</p>
        </details>
      </div>
      <PanotTile
        className={styles.art}
        palette="sun"
        missing={3}
        radius={38}
        title="Un panot al que le falta un pétalo"
      />
    </section>
  );
}
