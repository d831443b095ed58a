import { classNames } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { Island } from '../../../islands/island.tsx';
import type { Answer, Check } from '../check.ts';
import { elementIdOf, exampleAddress } from '../example-address.ts';
import { frameSandbox } from '../frame/frame-settings.ts';
import styles from './example.module.css';
import type { PlaygroundProps } from './live-playground.tsx';
import { TaskList } from './task-list.tsx';

interface ExampleProps {
  id: string;
  title: string;
  /** Which step of a project it is, of how many. */
  number?: string;
  of?: string;
  children: ReactNode;
}

/** A live example of an article: what it is about, and its playground (content-pipeline/remark-examples.ts). */
export function Example({ id, title, number, of, children }: ExampleProps) {
  return (
    <div className={styles.example} id={elementIdOf(id)}>
      <p className={styles.title}>
        {number && <span className={styles.number}>{`Paso ${number} de ${of}: `}</span>}
        {title}
      </p>
      {children}
    </div>
  );
}

interface PlaygroundFormProps {
  id: string;
  title: string;
  /** Of the result, in pixels. */
  height: string;
  /** Name of the example's own document. */
  document: string;
  /** The task's checks, as JSON. */
  checks: string;
  /** The answers of its server, as JSON. */
  answers?: string;
  /** Set where it has a script. */
  script?: string;
  /** The step of a project that it is, as JSON. */
  step?: string;
  /** The code. */
  children: ReactNode;
}

/** The playground as it is without JavaScript: all code, and the result in a frame. */
export function Playground(form: PlaygroundFormProps) {
  const { id, title, height, document, checks, answers, script, step, children } = form;
  const asked: Check[] = JSON.parse(checks);
  const server: Answer[] | undefined = answers && JSON.parse(answers);
  return (
    <Island
      name={step ? 'step' : 'playground'}
      props={
        {
          id,
          title,
          height: Number(height),
          checks: asked,
          ...(server && { answers: server }),
          ...(step && { step: JSON.parse(step) }),
        } satisfies PlaygroundProps
      }
    >
      <div className={classNames(styles.still, script && styles.scripted)}>
        {/* No style can say it here, but a drawing may have a height. */}
        <svg className={styles.space} width="1" height={height} aria-hidden="true" />
        <div className={styles.codes}>{children}</div>
        <noscript>
          <iframe
            className={styles.result}
            src={exampleAddress(document)}
            title={`Resultado de «${title}»`}
            height={height}
            sandbox={frameSandbox}
            loading="lazy"
          />
        </noscript>
        <TaskList checks={asked} results={null} />
      </div>
    </Island>
  );
}

/** The code of the solution, behind a fold. */
export function Solution({ children }: { children: ReactNode }) {
  return (
    <details className={styles.solution}>
      <summary>Ver solución</summary>
      {children}
    </details>
  );
}
