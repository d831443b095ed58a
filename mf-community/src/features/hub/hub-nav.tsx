import { NavLink } from '@femcoders/platform';
import { hubPath, ideasPath, listPaths } from './hub-address.ts';
import styles from './hub-nav.module.css';

const places = [
  { to: hubPath, name: 'Todo' },
  { to: listPaths.resource, name: 'Recursos' },
  { to: listPaths.project, name: 'Proyectos' },
  { to: listPaths.group, name: 'Grupos' },
  { to: listPaths.study, name: 'Pareja de estudio' },
  { to: ideasPath, name: 'Ideas' },
];

/** The sections of the hub, next to each other. */
export function HubNav() {
  return (
    <nav aria-label="Secciones de la comunidad" className={styles.nav}>
      <ul className="wrap">
        {places.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} end className={`cut ${styles.place}`}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
