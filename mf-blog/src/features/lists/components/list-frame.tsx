import { NavLink } from '@femcoders/platform';
import type { ReactNode } from 'react';
import styles from './list-frame.module.css';

interface ListFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

const parts = [
  { path: '/blog', name: 'Todo' },
  { path: '/recursos', name: 'El camino' },
  { path: '/blog/recursos', name: 'Recursos' },
  { path: '/recursos/glosario', name: 'Glosario' },
  { path: '/blog/noticias', name: 'Noticias' },
];

/** Renders what the lists of the blog have in common: their heading, and the way from one to another. */
export function ListFrame({ title, lead, children }: ListFrameProps) {
  return (
    <section className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <nav aria-label="Partes del blog" className={styles.parts}>
        <ul className="row gap-8">
          {parts.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} end className={`cut ${styles.part}`}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </section>
  );
}
