import { Link } from '@femcoders/platform';
import { searchHref } from './search-address.ts';
import styles from './starting-points.module.css';

const examples = ['grid', 'accesibilidad', 'talleres en Barcelona'];

const ways = [
  { to: '/blog', name: 'Blog', what: 'Artículos para aprender y noticias del club' },
  { to: '/eventos', name: 'Eventos', what: 'Las próximas fechas y lo que ya hemos montado' },
  { to: '/equipo', name: 'Equipo', what: 'Quiénes mueven el club y de qué saben' },
  { to: '/contacto', name: 'Contacto', what: 'Pregúntanos lo que no encuentras' },
];

/** Where to begin for who does not know yet what to search for, or has found nothing. */
export function StartingPoints() {
  return (
    <section className={`wrap ${styles.ways}`} aria-labelledby="por-donde">
      <h2 id="por-donde">Por dónde empezar</h2>
      <div>
        <p className={styles.examples}>
          Prueba con{' '}
          {examples.map((q, index) => (
            <span key={q}>
              {index > 0 && (index === examples.length - 1 ? ' o ' : ', ')}
              <Link to={searchHref({ q })}>{q}</Link>
            </span>
          ))}
          , o sigue por aquí:
        </p>
        <ul className={styles.list}>
          {ways.map(({ to, name, what }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
              <span className="quiet">{what}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
