import { showToast } from '@femcoders/platform';
import { Button, classNames } from '@femcoders/shared-ui';
import { copyText } from '@femcoders/shared-ui/share-row';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { IslandProps } from '../../../islands/island.tsx';
import type { Answer, Check, ExampleCode } from '../check.ts';
import { ExampleFrame } from '../frame/example-frame.tsx';
import { linkWithCode } from '../share-link.ts';
import { useElementWidth } from '../use-element-width.ts';
import { type StepTools, usePlayground } from '../use-playground.ts';
import { CodePane } from './code-pane.tsx';
import styles from './live-playground.module.css';
import { PanelTabs } from './panel-tabs.tsx';
import { TaskList } from './task-list.tsx';
import { WidthControl } from './width-control.tsx';

export interface PlaygroundProps {
  id: string;
  title: string;
  /** Of the result, in pixels. */
  height: number;
  /** The task's checks. */
  checks: Check[];
  /** Of the server that it pretends to have. */
  answers?: Answer[];
  /** Set for a step of a project: the project, and the id of the step before. */
  step?: { project: string; after: string | null };
}

/** Own width from which code and result stand side by side, in rem. */
const sideBySide = 51.25;

const panelNames = { html: 'HTML', css: 'CSS', js: 'JavaScript', result: 'Resultado' } as const;
const Console = lazy(async () => {
  const { ConsolePane } = await import(/* webpackChunkName: "example-console" */ './console-pane.tsx');
  return { default: ConsolePane };
});
const noAnswers: Answer[] = [];

type Panel = keyof typeof panelNames;

/** The part that is looked at first: the last one that the solution changes. */
function partToWrite(start: ExampleCode, solution: ExampleCode | null): keyof ExampleCode {
  if (solution) return (['js', 'css'] as const).find((part) => solution[part] !== start[part]) ?? 'html';
  return start.js ? 'js' : start.css ? 'css' : 'html';
}

/** An example that the reader changes and runs where she reads it. */
export function LivePlayground({
  root,
  props: { id, title, height, checks, answers = noAnswers },
  tools,
}: IslandProps<PlaygroundProps> & { tools?: StepTools | undefined }) {
  const own = useRef<HTMLDivElement>(null);
  const isWide = useElementWidth(own, 'rem') >= sideBySide;
  const example = usePlayground(root, id, checks, answers, tools);
  const { shown, written } = example;
  const language = useId();

  const [chosen, setChosen] = useState<Panel | null>(null);
  const panels: Panel[] = [
    ...(['html', 'css', 'js'] as const).filter((one) => written.start[one] || written.solution?.[one] || shown[one]),
    ...(isWide ? [] : (['result'] as const)),
  ];
  const { start, solution } = written;
  const hasScript = Boolean(start.js || solution?.js);
  const first = partToWrite(start, solution);
  const panel = chosen && panels.includes(chosen) ? chosen : isWide ? first : 'result';
  const showsResult = isWide || panel === 'result';
  const codePanel = panel === 'result' ? null : panel;

  const isHeld = example.isHeld && !example.showsSolution;
  // A script without a page says all that it does in its console.
  const isUnseen = hasScript && !start.html && !isHeld;
  const [entries, setEntries] = useState<unknown[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn begins with an empty console
  useEffect(() => setEntries([]), [example.drawn]);
  // What runs in the frame may say it without its console, too, and without an end.
  const hear = (entry: unknown) => setEntries((before) => (before.length > 250 ? before : [...before, entry]));

  useEffect(() => {
    own.current?.style.setProperty('--result-height', `${height}px`);
  }, [height]);

  const run = () => {
    example.run();
    if (!isWide) setChosen('result');
  };

  const share = async () => {
    const link = await linkWithCode(location.href, id, shown);
    if (!link) {
      const message = 'Tu código no cabe en un enlace. Cópialo y compártelo como texto.';
      showToast(message, { tone: 'error' });
    } else if (await copyText(link)) showToast('Enlace copiado: lleva tu código dentro.', { tone: 'success' });
    else {
      history.replaceState(history.state, '', link);
      showToast('No se ha podido copiar. El enlace está en la barra de direcciones.', { tone: 'error' });
    }
  };

  return (
    <div ref={own} className={isWide ? styles.wide : undefined}>
      <div className={`cut ${styles.box}`}>
        <div className={styles.bar}>
          <PanelTabs
            id={language}
            label={`Partes de «${title}»`}
            tabs={panels.map((name) => ({ id: name, name: name === 'js' && !isWide ? 'JS' : panelNames[name] }))}
            chosen={panel}
            onChoose={(name) => setChosen(name as Panel)}
          />
        </div>
        <div
          className={styles.panel}
          role="tabpanel"
          id={`${language}-panel`}
          aria-labelledby={`${language}-${panel}`}
          hidden={!codePanel}
        >
          {codePanel && (
            <CodePane
              key={codePanel}
              language={codePanel}
              label={`${panelNames[codePanel]} de «${title}»`}
              value={shown[codePanel]}
              markup={example.markup?.[codePanel] ?? null}
              isFixed={example.showsSolution}
              onChange={(text) => example.change({ [codePanel]: text })}
              onRun={run}
            />
          )}
        </div>
        <div
          className={classNames(styles.result, hasScript && styles.scripted, isUnseen && styles.consoleOnly)}
          hidden={!showsResult}
        >
          <WidthControl title={title}>
            {isHeld ? (
              <div className={styles.held}>
                <p>Este código ha llegado con un enlace y aún no se ha ejecutado. Léelo antes, si quieres.</p>
                <Button size="small" onClick={run}>
                  Ejecutar
                </Button>
              </div>
            ) : (
              <ExampleFrame
                code={example.drawn}
                answers={answers}
                title={`Resultado de «${title}»`}
                isUnseen={isUnseen}
                onTrouble={example.setTrouble}
                onConsole={hasScript ? hear : undefined}
              />
            )}
          </WidthControl>
          {hasScript && (
            <Suspense>
              <Console title={title} entries={entries} />
            </Suspense>
          )}
        </div>
      </div>

      <div className={styles.actions}>
        <Button size="small" onClick={run}>
          Ejecutar
        </Button>
        <Button size="small" variant="outline" onClick={example.reset} aria-disabled={!example.canReset}>
          {example.canUndoReset ? 'Deshacer' : 'Restablecer'}
        </Button>
        <Button size="small" variant="outline" onClick={() => void share()}>
          Compartir
        </Button>
        {written.solution && (
          <Button size="small" variant="outline" aria-pressed={example.showsSolution} onClick={example.toggleSolution}>
            Ver solución
          </Button>
        )}
        {!hasScript && (
          <label className={styles.automatic}>
            <input
              type="checkbox"
              checked={example.isAutomatic}
              onChange={(event) => example.setAutomatic(event.target.checked)}
            />
            Ejecutar al escribir
          </label>
        )}
      </div>
      <TaskList checks={checks} results={example.results} />
      <div className={styles.status} role="status">
        {example.trouble ? <p className="error">{example.trouble}</p> : <p>{example.notice}</p>}
      </div>
    </div>
  );
}
