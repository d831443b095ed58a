import { useSite } from '@femcoders/platform';
import type { ComponentProps, ReactNode } from 'react';
import styles from './article.module.css';
import { CodeBlock } from './code-block.tsx';

/** What the text of an article is made of, beyond plain elements. Articles may use the names in capitals as tags. */
export const proseComponents = {
  pre: CodeBlock,
  table: WideTable,
  Lead,
  MarginNote,
  SiteLink,
};

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

/** A remark beside the text; below it on a narrow window. */
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
