import { FieldError, useOnDemand } from '@femcoders/shared-ui';
import { useEffect, useId, useState } from 'react';
import codeBlock from '../../articles/components/code-block.module.css';
import type { CheckResult } from '../../examples/check.ts';
import { TaskList } from '../../examples/components/task-list.tsx';
import { ExampleFrame } from '../../examples/frame/example-frame.tsx';
import { checkFix, tasksOf } from '../check-fix.ts';
import type { FixQuestion } from '../quiz.ts';
import field from './answer-field.module.css';
import styles from './fix-field.module.css';

interface FixFieldProps {
  question: FixQuestion;
  css: string;
  /** Whether she sees while she writes how far she has come. */
  hints: boolean;
  problem: string | undefined;
  onChange: (css: string) => void;
}

const loadEditor = () => import(/* webpackChunkName: "code-editor" */ '../../examples/components/code-editor.tsx');

/** Pause in the typing after which the result is drawn, in milliseconds. */
const drawPauseMs = 400;

/** A style sheet to mend, and what comes of it. */
export function FixField({ question, css, hints, problem, onChange }: FixFieldProps) {
  const id = useId();
  const [plain, setPlain] = useState(false);
  const editor = useOnDemand(loadEditor, !plain, () => setPlain(true));
  const drawn = usePaused(css);
  const results = useResults(question, hints ? drawn : null);
  return (
    <fieldset className="stack gap-12 one-column">
      <legend className={field.legend}>Corrige el CSS</legend>
      <p id={id} className={field.hint}>
        El resultado se dibuja debajo mientras escribes.
        {editor && ' Tab sangra la línea; para salir del editor, pulsa Esc y después Tab.'}
      </p>
      <div className={`cut ${codeBlock.block}`}>
        {editor ? (
          <div className={`${codeBlock.code} ${styles.editor}`}>
            <editor.CodeEditor
              language="css"
              label="Tu CSS"
              describedBy={id}
              value={css}
              focusAt={null}
              onChange={onChange}
              onRun={() => {}}
            />
          </div>
        ) : (
          <textarea
            aria-label="Tu CSS"
            aria-describedby={id}
            className={styles.plain}
            value={css}
            onChange={({ target }) => onChange(target.value)}
            rows={css.split('\n').length}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            wrap="off"
            translate="no"
          />
        )}
      </div>
      <div className={`cut ${styles.result}`}>
        <ResultFrame html={question.fix.html} css={drawn} />
      </div>
      {hints && <TaskList checks={tasksOf(question)} results={results} />}
      <FieldError id="css" error={problem} />
    </fieldset>
  );
}

/** Draws again only when there is something else to draw. */
function ResultFrame({ html, css }: { html: string; css: string }) {
  const [code, setCode] = useState({ html, css, js: '' });
  if (code.html !== html || code.css !== css) setCode({ html, css, js: '' });
  return <ExampleFrame code={code} title="Resultado de tu CSS" className={styles.frame} />;
}

/** A value, once it has stayed the same for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(value), drawPauseMs);
    return () => clearTimeout(pause);
  }, [value]);
  return paused;
}

/** How far some CSS has come; null while nobody is to know. */
function useResults(question: FixQuestion, css: string | null): CheckResult[] | null {
  const [results, setResults] = useState<CheckResult[] | null>(null);
  useEffect(() => {
    if (css === null) return setResults(null);
    let isOld = false;
    void checkFix(question, css).then((found) => {
      if (!isOld) setResults(found);
    });
    return () => {
      isOld = true;
    };
  }, [question, css]);
  return results;
}
