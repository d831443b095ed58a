import { archiveAddress } from '../../examples/example-address.ts';
import type { ArticleSummary } from '../article-summary.ts';
import styles from './article.module.css';
import prose from './prose.module.css';

interface ChapterListProps {
  /** The one that is read, from 1. */
  chapter: number;
  /** All of the project, in order. */
  chapters: readonly ArticleSummary[];
}

/** The chapters of a project, behind a fold that says which one this is. */
export function ChapterList({ chapter, chapters }: ChapterListProps) {
  return (
    <details className={prose.chapters}>
      <summary>
        Capítulo {chapter} de {chapters.length}
      </summary>
      <nav aria-label="Capítulos">
        <ol>
          {chapters.map(({ path, title, project }) => (
            <li key={path}>
              {project?.chapter === chapter ? <strong aria-current="page">{title}</strong> : <a href={path}>{title}</a>}
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** The project as a chapter leaves it, in one file (content-pipeline/projects/project-archives.ts). */
export function ProjectDownload({ archive }: { archive: string }) {
  return (
    <aside className={styles.step} aria-label="Descarga">
      <p>
        {/* The target keeps the click from being taken for a way to another page (use-static-clicks.ts). */}
        <a href={archiveAddress(archive)} download={archive} target="_self">
          Descarga el proyecto como queda aquí
        </a>{' '}
        (<code>{archive}</code>). Son los archivos que has leído, ni uno más: descomprímelo, entra en su carpeta y
        ejecuta <code>npm install</code>.
      </p>
    </aside>
  );
}
