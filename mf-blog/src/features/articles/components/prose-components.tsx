import { useSite } from '@femcoders/platform';
import type { ComponentProps, ReactNode } from 'react';
import { Island } from '../../../islands/island.tsx';
import { Example, Playground, Solution } from '../../examples/components/example.tsx';
import { ProjectSteps } from '../../projects/components/project-steps.tsx';
import type { ComponentName } from '../component-names.ts';
import { OwnFilm } from '../films/own-film.tsx';
import { VideoSite } from '../films/video-site.tsx';
import { Slide, Slides } from '../slides/slides.tsx';
import { CodeBlock } from './code-block.tsx';
import { Diagram } from './diagram.tsx';
import styles from './prose.module.css';

/** The components of an article's text, beyond plain elements. Articles may use `componentNames` as tags. */
export const proseComponents = {
  pre: CodeBlock,
  table: WideTable,
  Lead,
  MarginNote,
  SiteLink,
  Question,
  Compiled,
  Diagram,
  WholeFile,
  OwnFilm,
  VideoSite,
  Island,
  Slides,
  Slide,
  Example,
  Step: Example,
  Playground,
  Solution,
  ProjectSteps,
} satisfies Record<ComponentName | BuildName, unknown>;

/** Components that the build alone writes into a text. */
type BuildName = 'pre' | 'table' | 'Playground' | 'Solution' | 'ProjectSteps' | 'WholeFile';

/** A table wider than the window scrolls by itself, by keyboard too. */
function WideTable(table: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.table} role="group" tabIndex={0} aria-label="Tabla">
      <table {...table} />
    </div>
  );
}

/** The opening paragraph. */
function Lead({ children }: { children: ReactNode }) {
  return <div className={styles.lead}>{children}</div>;
}

/** A remark next to the text; below it on a narrow window. */
function MarginNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.note} aria-label={title}>
      <p className={styles.noteTitle}>{title}</p>
      {children}
    </aside>
  );
}

/** A link to one of the community's own addresses, which the founders may change. */
function SiteLink({ to, children }: { to: 'githubUrl' | 'slackUrl' | 'linkedinUrl'; children: ReactNode }) {
  return <a href={useSite()[to]}>{children}</a>;
}

/** Something to find out before reading on: its `summary` asks, the rest answers. */
function Question({ children }: { children: ReactNode }) {
  return <details className={`cut ${styles.question}`}>{children}</details>;
}

/** A long file of a project, behind a fold (content-pipeline/projects/remark-whole-files.ts). */
function WholeFile({ file, lines, children }: { file: string; lines: string; children: ReactNode }) {
  return (
    <details className={styles.file}>
      <summary>
        Ver el archivo entero: <code>{file}</code> ({lines} líneas)
      </summary>
      {children}
    </details>
  );
}

/** Code and what a compiler makes of it, side by side where there is room (content-pipeline/testing/compiled-sass.ts). */
function Compiled({ children }: { children: ReactNode }) {
  return <div className={styles.compiled}>{children}</div>;
}
