import { kitExamples } from '@femcoders/kit/examples';
import type { PageHeadFactory } from '@femcoders/platform';
import { componentExamples } from '@femcoders/shared-ui/examples';
import styles from './system-page.module.css';

export const head: PageHeadFactory = () => ({
  title: 'Sistema de diseño',
  description: 'Colores, letras y componentes de la web, con ejemplos que funcionan.',
  noindex: true,
  searchable: true,
});

const components = [...componentExamples(), ...kitExamples];

/** `/sistema`: the design system, drawn from each component's own examples. For those who build the site. */
export function Page() {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.intro}>
        <h1>Sistema de diseño</h1>
        <p>
          Una manzana del Eixample: bloques de esquinas cortadas, calles y un panot. Cada pieza se enseña con sus
          propios ejemplos, los mismos que recorren las pruebas.
        </p>
      </header>
      <nav className={styles.contents} aria-labelledby="contenidos">
        <h2 id="contenidos">Contenidos</h2>
        <ul>
          {components.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.components}>
        {components.map(({ id, title, description, importedFrom, examples }) => (
          <section key={id} id={id} className={styles.component} aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>{title}</h2>
            {description && <p className={styles.description}>{description}</p>}
            {importedFrom && (
              <p className="quiet breaks">
                Se importa de <code>{importedFrom}</code>
              </p>
            )}
            {examples.map(({ name, render }) => (
              <div key={name} className={styles.example}>
                <h3>{name}</h3>
                <div className={styles.paper}>{render()}</div>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
